-- Ids of events are given out before their transactions end. Writers hold this lock in common until they do, so that a
-- reader who gets it alone for a moment knows that every id up to the newest is settled.
create function hold_outbox() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7345119);
  return null;
end
$$;

create trigger hold before insert on outbox_events for each statement execute function hold_outbox();
