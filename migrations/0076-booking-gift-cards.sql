-- What of a booking's first payment a gift card pays: reserved while it is a reservation, redeemed when it is placed.
alter table bookings
  add column gift_card_id uuid,
  add column gift_card_last4 text check (length(gift_card_last4) = 4),
  add column gift_card_cents bigint not null default 0 check (gift_card_cents >= 0),
  -- Of what its ledger has reserved.
  add column gift_card_cause uuid,
  add check ((gift_card_id is null) = (gift_card_cause is null)),
  add check (gift_card_id is not null or gift_card_cents = 0);
create index bookings_gift_card on bookings (gift_card_id) where gift_card_id is not null;
