-- Areas say in their area.ts what they have searched by name: a new kind is a word there, not a change of these tables.
alter table search_entries drop constraint search_entries_kind_check,
  add constraint search_entries_kind_check check (kind ~ '^[a-z_]{1,40}$');
alter table search_parked drop constraint search_parked_kind_check,
  add constraint search_parked_kind_check check (kind ~ '^[a-z_]{1,40}$');

