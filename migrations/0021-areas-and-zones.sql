-- Areas say in their area.ts what they have searched by name: a new kind is a word there, not a change of these tables.
alter table search_entries drop constraint search_entries_kind_check,
  add constraint search_entries_kind_check check (kind ~ '^[a-z_]{1,40}$');
alter table search_parked drop constraint search_parked_kind_check,
  add constraint search_parked_kind_check check (kind ~ '^[a-z_]{1,40}$');

-- A day ends in one zone after the other: what time alone changes is told since an instant, no longer since a date.
alter table search_calendar add column rolled_at timestamptz;
update search_calendar set rolled_at = rolled_to at time zone 'UTC';
alter table search_calendar alter column rolled_at set not null, drop column rolled_to;
update trip_cards set facts = (trip_cards.facts::jsonb || jsonb_build_object('zone', start_city.time_zone))::json
from trips left join destinations start_city on start_city.id = trips.start_city_id
where trips.id = trip_cards.trip_id;
