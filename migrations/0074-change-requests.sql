-- What travelers ask to have changed of what is booked; the company decides about it.
create table booking_change_requests (
  id uuid primary key default new_id(),
  booking_id uuid not null references bookings on delete cascade,
  -- Encrypted: people write of themselves.
  message bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index booking_change_requests_booking on booking_change_requests (booking_id, created_at);
create trigger touch before update on booking_change_requests for each row execute function touch_updated_at();
-- A company's desk: what waits for its answer, and what was booked, the newest first.
create index bookings_of_company on bookings (operator_id, placed_at) where placed_at is not null;
