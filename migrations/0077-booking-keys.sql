-- Browsers in which a guest came back by a mailed link: the token of each cookie, hashed, beside that of the first.
create table booking_keys (
  token_hash bytea primary key,
  booking_id uuid not null references bookings on delete cascade,
  created_at timestamptz not null default now()
);
create index booking_keys_booking on booking_keys (booking_id);
