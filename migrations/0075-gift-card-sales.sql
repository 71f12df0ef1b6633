-- Gift cards are sold and delivered. A code is made when it is mailed: before, there is none that anybody could read.
alter table gift_cards
  add column delivered_at timestamptz,
  -- Of what the browser of its buyer shows.
  add column order_hash bytea unique,
  -- A capture was begun, or what came of it could not be settled; a job goes on with it.
  add column unsettled_since timestamptz;
update gift_cards set delivered_at = updated_at where code_hash is not null;
alter table gift_cards
  drop constraint gift_cards_check1,
  drop constraint gift_cards_check2,
  add check ((code_hash is null) = (delivered_at is null)),
  add check ((expires_on is null) = (state in ('pending_payment', 'void'))),
  add check (code_hash is null or expires_on is not null);
create index gift_cards_deliver on gift_cards (deliver_on) where delivered_at is null and state = 'active';
create index gift_cards_unsettled on gift_cards (unsettled_since) where unsettled_since is not null;
