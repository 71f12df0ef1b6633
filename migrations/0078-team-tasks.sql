-- What waits for the team is told once: again only when the one before is done, or where it is told of something else.
alter table staff_tasks
  -- What exactly happened, where the same subject may have it several times: told once ever. Null: once at a time.
  add column occurrence text check (length(occurrence) between 1 and 200),
  -- Who of the team; null where what it was about settled by itself.
  add column done_by uuid,
  add constraint staff_tasks_done_by check (done_by is null or done_at is not null);

update staff_tasks set occurrence = nullif(concat_ws(' ', details ->> 'availability', details ->> 'start_date'), '')
where kind = 'booking.departure_changed_late';
-- Told twice by two processes at once: the first of them stays.
delete from staff_tasks t using staff_tasks before
where before.kind = t.kind and before.subject_id = t.subject_id and before.occurrence = t.occurrence and before.id < t.id;
update staff_tasks t set done_at = now()
where t.done_at is null and t.occurrence is null and exists (
  select from staff_tasks before
  where before.kind = t.kind and before.subject_id = t.subject_id and before.done_at is null and before.occurrence is null
    and before.id < t.id);

create unique index staff_tasks_open_once on staff_tasks (kind, subject_id) where done_at is null and occurrence is null;
create unique index staff_tasks_once on staff_tasks (kind, subject_id, occurrence) where occurrence is not null;
create index staff_tasks_done on staff_tasks (done_at) where done_at is not null;
