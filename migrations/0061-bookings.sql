-- Reservations and bookings. What is known of people stands encrypted; what was agreed stands as it was that day.
create table bookings (
  id uuid primary key default new_id(),
  order_number text not null unique check (order_number ~ '^SJ[0-9A-HJKMNP-TV-Z]{11}$'),
  lead_type text not null check (lead_type in ('reservation', 'booking')),
  status text not null default 'draft' check (status in (
    'draft', 'awaiting_payment', 'requested', 'pending_operator', 'confirmed', 'declined', 'cancelled', 'expired',
    'completed')),
  step text not null default 'created' check (step in (
    'created', 'trip_availability', 'accommodation', 'payment_type', 'passenger_detail', 'confirm', 'completed')),
  -- Grows with each change: who sends what they saw doesn't undo what another window did.
  version integer not null default 1,
  operator_id uuid not null,
  trip_id uuid not null,
  departure_id uuid,
  partner_id uuid,
  user_id uuid,
  -- Whether a member with a confirmed address reserved: the price is that of members then.
  member_price boolean not null default false,
  -- Name, address, phone and words of whoever books, encrypted.
  contact bytea not null,
  email_hash bytea,
  ip_hash bytea,
  -- Of the token by which somebody without an account comes back.
  token_hash bytea unique,
  travelers integer not null check (travelers between 1 and 20),
  ages integer[] not null default '{}',
  -- Tier of the price; 0 is the base price.
  level integer check (level between 0 and 5),
  shares_room boolean not null default false,
  rooms jsonb not null default '[]',
  payment_type text check (payment_type in ('deposit', 'full')),
  currency char(3),
  price_lines jsonb not null default '[]',
  local_lines jsonb not null default '[]',
  -- Charged here, and with what is paid on the spot.
  price_cents bigint check (price_cents >= 0),
  total_cents bigint check (total_cents >= 0),
  -- What the company keeps of the price when its terms say so.
  deposit_cents bigint not null default 0 check (deposit_cents >= 0),
  due_now_cents bigint check (due_now_cents >= 0),
  deposit_status text not null default 'not_required' check (deposit_status in (
    'not_required', 'due', 'processing', 'paid', 'refunded', 'partially_refunded', 'forfeited',
    'collected_by_operator')),
  final_payment_status text not null default 'not_due' check (final_payment_status in (
    'not_due', 'due', 'processing', 'paid', 'overdue', 'refunded', 'partially_refunded', 'collected_by_operator')),
  deposit_due_on date,
  payment_due_on date,
  passenger_info_due_on date,
  -- Terms as they stood when it was reserved.
  terms jsonb not null default '{}',
  policy jsonb,
  commission_bps integer,
  process_type text not null check (process_type in ('instant', 'on_request', 'lead_only')),
  trip_name text not null,
  trip_slug text not null,
  trip_sku text not null,
  operator_name text not null,
  start_date date,
  end_date date,
  start_zone text,
  source jsonb not null default '{}',
  -- Since when its payments could not be settled: tried again until they are.
  unsettled_since timestamptz,
  terms_accepted_at timestamptz,
  placed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('traveler', 'operator', 'staff', 'departure')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (due_now_cents is null or due_now_cents <= price_cents),
  check (status in ('draft', 'expired', 'cancelled') or (price_cents is not null and departure_id is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null))
);
create index bookings_operator on bookings (operator_id, status);
create index bookings_departure on bookings (departure_id);
create index bookings_user on bookings (user_id) where user_id is not null;
create index bookings_email on bookings (email_hash) where email_hash is not null;
create index bookings_unfinished on bookings (updated_at) where status in ('draft', 'awaiting_payment');
create index bookings_processing on bookings (updated_at)
  where deposit_status = 'processing' or final_payment_status = 'processing';
create index bookings_unsettled on bookings (unsettled_since) where unsettled_since is not null;
create index bookings_to_end on bookings (end_date) where status = 'confirmed';
create trigger touch before update on bookings for each row execute function touch_updated_at();

-- Who travels, encrypted: names, and what companies and borders ask for.
create table passengers (
  id uuid primary key default new_id(),
  booking_id uuid not null references bookings on delete cascade,
  position integer not null check (position between 1 and 20),
  room integer not null check (room between 1 and 20),
  details bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (booking_id, position)
);
create trigger touch before update on passengers for each row execute function touch_updated_at();

-- Every change of state, by whom and why. Nothing is taken out of it.
create table booking_events (
  id uuid primary key default new_id(),
  booking_id uuid not null references bookings on delete cascade,
  field text not null check (field in ('status', 'step', 'deposit_status', 'final_payment_status')),
  event text not null,
  before_value text not null,
  after_value text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null default clock_timestamp()
);
create index booking_events_booking on booking_events (booking_id, created_at);

-- What comes back when somebody cancels, as it was told; good for a quarter of an hour.
create table cancellation_quotes (
  id uuid primary key default new_id(),
  booking_id uuid not null references bookings on delete cascade,
  days_before integer not null,
  refund_bps integer not null check (refund_bps between 0 and 10000),
  refund_cents bigint not null check (refund_cents >= 0),
  penalty_cents bigint not null check (penalty_cents >= 0),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cancellation_quotes_booking on cancellation_quotes (booking_id, created_at);
create trigger touch before update on cancellation_quotes for each row execute function touch_updated_at();
