-- One row a departure; operator_id stands on it so that writes can one day be spread by operator.
create table departure_inventory (
  departure_id uuid primary key,
  operator_id uuid not null,
  -- null: the company hasn't said, places are on request.
  capacity integer check (capacity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  -- Places the company sold itself, as far as its feed tells (for "runs with 4, has 2").
  sold_elsewhere integer not null default 0 check (sold_elsewhere >= 0),
  snapshot_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (capacity is null or held + sold <= capacity)
);
create index departure_inventory_operator on departure_inventory (operator_id);

create table seat_holds (
  id uuid primary key default new_id(),
  departure_id uuid not null references departure_inventory on delete cascade,
  operator_id uuid not null,
  booking_id uuid not null,
  seats integer not null check (seats > 0),
  state text not null default 'active'
    check (state in ('active', 'capturing', 'converted', 'released', 'expired', 'returned')),
  email_hash bytea,
  ip_hash bytea,
  expires_at timestamptz not null,
  converted_at timestamptz,
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index seat_holds_live_booking on seat_holds (booking_id) where state in ('active', 'capturing');
create index seat_holds_departure on seat_holds (departure_id, expires_at);
create index seat_holds_email on seat_holds (email_hash);
create index seat_holds_ip on seat_holds (ip_hash);
