-- Gift cards, a ledger each: what a card has left is the sum of its entries.
create table gift_cards (
  id uuid primary key,
  -- Of the code, which is told once and kept nowhere; none until the card is paid.
  code_hash bytea unique,
  last4 text check (length(last4) = 4),
  initial_cents bigint not null check (initial_cents > 0),
  -- The sum of its entries, written with each of them.
  balance_cents bigint not null default 0 check (balance_cents between 0 and initial_cents),
  currency char(3) not null,
  state text not null check (state in (
    'pending_payment', 'active', 'partially_used', 'used', 'void', 'refunded', 'expired', 'blocked')),
  -- Who buys it, for whom, and the message: encrypted.
  people bytea,
  purchaser_email_hash bytea,
  recipient_email_hash bytea,
  deliver_on date,
  expires_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((code_hash is null) = (state in ('pending_payment', 'void'))),
  check ((code_hash is null) = (expires_on is null))
);
create index gift_cards_unpaid on gift_cards (created_at) where state = 'pending_payment';
create index gift_cards_expires on gift_cards (expires_on) where state in ('active', 'partially_used', 'expired');
create index gift_cards_purchaser on gift_cards (purchaser_email_hash) where purchaser_email_hash is not null;
create index gift_cards_recipient on gift_cards (recipient_email_hash) where recipient_email_hash is not null;
create trigger touch before update on gift_cards for each row execute function touch_updated_at();

create table gift_card_entries (
  id uuid primary key,
  gift_card_id uuid not null references gift_cards (id),
  -- What is paid with it; none for what concerns the card alone.
  booking_id uuid,
  kind text not null check (kind in ('issue', 'reserve', 'release', 'redeem', 'refund', 'expire')),
  signed_cents bigint not null,
  -- What it follows from: the same cause again is the same entry. A reservation's goes on to its release and redemption.
  cause_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gift_card_id, kind, cause_id),
  check (case when kind in ('issue', 'release') then signed_cents > 0
    when kind = 'refund' then signed_cents <> 0
    else signed_cents < 0 end),
  check ((booking_id is null) = (kind in ('issue', 'expire') or (kind = 'refund' and signed_cents < 0)))
);
create index gift_card_entries_booking on gift_card_entries (booking_id) where booking_id is not null;
create trigger touch before update on gift_card_entries for each row execute function touch_updated_at();
