-- Reservations that have set some of a gift card aside: looked for every five minutes.
create index bookings_card on bookings (id) where gift_card_cents > 0 and status in ('draft', 'awaiting_payment');
