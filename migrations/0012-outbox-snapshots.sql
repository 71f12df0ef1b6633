-- Each event says which transaction wrote it. A reader remembers the snapshot up to which it has read and takes what
-- that snapshot didn't show: exactly what was committed since, in whatever order, and no writer waits for a reader.
drop trigger hold on outbox_events;
drop function hold_outbox();

-- What every subscriber has had. The others' next reading is from the oldest that is left.
delete from outbox_events
where id <= (select min(last_event_id) from outbox_cursors where subscriber <> 'search.date-roll');

alter table outbox_events add column xid xid8 not null default pg_current_xact_id();
create index outbox_events_in_order on outbox_events (xid, id);

-- The day up to which trips that time alone changes are told; it stood among the cursors.
create table search_calendar (
  one_row boolean primary key default true check (one_row),
  rolled_to date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into search_calendar (rolled_to)
select date '1970-01-01' + last_event_id::integer from outbox_cursors where subscriber = 'search.date-roll';
delete from outbox_cursors where subscriber = 'search.date-roll';

-- A subscriber has had all that `seen` shows and, while it reads what `reading` shows beyond that, all up to the event
-- (after_xid, after_id).
alter table outbox_cursors drop column last_event_id;
alter table outbox_cursors
  add column seen pg_snapshot,
  add column reading pg_snapshot,
  add column after_xid xid8 not null default '0',
  add column after_id bigint not null default 0;

-- The one way to write events: in the transaction of the change, with one notification when it commits.
create function publish_events(topic text, subjects uuid[]) returns integer language plpgsql as $$
declare
  written integer;
begin
  insert into outbox_events (topic, subject_id)
  select $1, given.subject from unnest($2) with ordinality as given (subject, place) order by given.place;
  get diagnostics written = row_count;
  if written > 0 then
    perform pg_notify('outbox', '');
  end if;
  return written;
end
$$;
