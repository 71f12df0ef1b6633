-- Money: what was asked for and came, what goes back, and what PayPal told of it.
create table payments (
  -- Also the PayPal-Request-Id of its order.
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('booking', 'gift_card')),
  subject_id uuid not null,
  operator_id uuid,
  purpose text not null check (purpose in ('deposit', 'full', 'balance')),
  method text not null check (method in ('paypal', 'gift_card')),
  processor_order_id text unique,
  -- Of the capture at PayPal, or the entry of a gift card.
  processor_ref text,
  -- What was asked for; once it is captured, what came.
  amount_cents bigint not null check (amount_cents > 0),
  currency char(3) not null,
  status text not null check (status in (
    'created', 'approved', 'captured', 'pending', 'denied', 'voided', 'refunded', 'partially_refunded', 'disputed')),
  -- Where the traveler approves it.
  approval_url text,
  captured_at timestamptz,
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  failure text,
  dispute_id text,
  -- Money that came for what was given up before. Another payment may stand in its place.
  late boolean not null default false,
  capture_asked_at timestamptz,
  checked_at timestamptz,
  -- When PayPal is asked next; null where nothing is open.
  check_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (refunded_cents <= amount_cents),
  check ((captured_at is null) = (status in ('created', 'approved', 'pending', 'denied', 'voided')))
);
create unique index payments_ref on payments (method, processor_ref);
create unique index payments_one_each on payments (subject_kind, subject_id, purpose, method)
  where status in ('created', 'approved', 'pending', 'captured', 'partially_refunded', 'disputed') and not late;
create index payments_subject on payments (subject_kind, subject_id, created_at);
create index payments_check on payments (check_at) where check_at is not null;
create trigger touch before update on payments for each row execute function touch_updated_at();

create table refunds (
  -- Also its PayPal-Request-Id.
  id uuid primary key,
  payment_id uuid not null references payments (id),
  -- What it follows from: a cancellation's quote, a change. Its own id where it was made at PayPal.
  cause_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('queued', 'sent', 'completed', 'failed', 'manual_payout')),
  processor_ref text unique,
  failure text,
  attempts integer not null default 0,
  -- When it is sent, or asked after; null once it is settled or waits for the team.
  next_attempt_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (payment_id, cause_id),
  check ((status = 'completed') = (completed_at is not null))
);
create index refunds_due on refunds (next_attempt_at) where next_attempt_at is not null;
create trigger touch before update on refunds for each row execute function touch_updated_at();

-- What PayPal told, once each: hints after which it is asked. Nothing of the payer is kept.
create table paypal_events (
  event_id text primary key check (length(event_id) <= 100),
  type text not null check (length(type) <= 100),
  payment_id uuid references payments (id),
  body jsonb not null,
  -- When PayPal had been asked about the payment.
  processed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index paypal_events_open on paypal_events (payment_id) where processed_at is null;
create index paypal_events_age on paypal_events (created_at);
create trigger touch before update on paypal_events for each row execute function touch_updated_at();
