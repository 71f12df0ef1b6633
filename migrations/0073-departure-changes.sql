-- What was decided of a departure at the desk. A feed that says what was true before doesn't undo it.
create table departure_decisions (
  id uuid primary key default new_id(),
  departure_id uuid not null references departures on delete cascade,
  kind text not null check (kind in ('cancelled', 'moved')),
  -- Travelers read it.
  reason text not null check (length(reason) between 1 and 2000),
  -- Its dates before.
  from_start_date date not null,
  from_end_date date not null,
  decided_by text not null check (decided_by in ('operator', 'staff')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index departure_decisions_departure on departure_decisions (departure_id, created_at);
create trigger touch before update on departure_decisions for each row execute function touch_updated_at();

-- What changed of a departure for whoever reserved or booked it: told, or to be answered.
create table booking_changes (
  id uuid primary key default new_id(),
  booking_id uuid not null references bookings on delete cascade,
  kind text not null check (kind in ('cancelled', 'moved', 'price')),
  state text not null check (state in ('offered', 'accepted', 'refused', 'expired', 'withdrawn', 'informed')),
  old_start_date date,
  old_end_date date,
  new_start_date date,
  new_end_date date,
  -- Totals in the currency of the booking.
  old_cents bigint check (old_cents >= 0),
  new_cents bigint check (new_cents >= 0),
  reason text,
  -- The last day on which it can be answered, where the trip starts.
  answer_by date,
  answered_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  check (state = 'informed' or kind = 'moved'),
  check ((state = 'informed') = (answer_by is null)),
  check (kind <> 'moved' or (old_start_date is not null and new_start_date is not null and new_end_date is not null)),
  check (kind <> 'price' or (old_cents is not null and new_cents is not null))
);
create index booking_changes_booking on booking_changes (booking_id, created_at);
create unique index booking_changes_offered on booking_changes (booking_id) where state = 'offered';
create index booking_changes_unanswered on booking_changes (answer_by) where state = 'offered';
create trigger touch before update on booking_changes for each row execute function touch_updated_at();
