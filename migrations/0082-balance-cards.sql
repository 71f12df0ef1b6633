-- What of a booking's balance a gift card pays: set aside until PayPal has paid the rest, or until its time is over.
alter table bookings
  add column balance_card_id uuid,
  add column balance_card_last4 text check (length(balance_card_last4) = 4),
  add column balance_card_cents bigint not null default 0 check (balance_card_cents >= 0),
  -- Of what its ledger has reserved.
  add column balance_card_cause uuid,
  add column balance_card_until timestamptz,
  add check ((balance_card_id is null) = (balance_card_cause is null)),
  add check ((balance_card_id is null) = (balance_card_until is null)),
  add check ((balance_card_id is null) = (balance_card_cents = 0));
create index bookings_balance_card on bookings (id) where balance_card_cents > 0;

-- Two cards may pay for a booking, or one twice: what comes back names what it is of.
alter table gift_card_entries
  add column redemption_id uuid references gift_card_entries (id);
update gift_card_entries as back set redemption_id = paid.id
  from gift_card_entries as paid
  where back.kind = 'refund' and back.signed_cents > 0 and paid.kind = 'redeem'
    and paid.gift_card_id = back.gift_card_id and paid.booking_id = back.booking_id;
alter table gift_card_entries
  add check ((redemption_id is not null) = (kind = 'refund' and signed_cents > 0)),
  drop constraint gift_card_entries_gift_card_id_kind_cause_id_key,
  add unique nulls not distinct (gift_card_id, kind, cause_id, redemption_id);
