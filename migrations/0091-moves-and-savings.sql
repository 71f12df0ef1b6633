-- Where a departure was moved to at the desk, so that moves that follow one another are known; null for older ones.
alter table departure_decisions add column new_start_date date, add column new_end_date date;

-- A saving that is larger than every price is given to nobody: the indexes of savings hold those that are given.
drop index departures_member;
create index departures_member on departures (trip_id, start_date) include (operator_id, currency, member_saving_cents)
  where member_saving_cents > 0
    and member_saving_cents <= greatest(base_price_cents, price1_cents, price2_cents, price3_cents, price4_cents, price5_cents)
    and availability in ('open', 'limited');
drop index departures_saving;
create index departures_saving on departures (currency, member_saving_cents desc, trip_id)
  include (start_date, operator_id)
  where member_saving_cents > 0
    and member_saving_cents <= greatest(base_price_cents, price1_cents, price2_cents, price3_cents, price4_cents, price5_cents)
    and availability in ('open', 'limited');

-- Prices compare within one currency. What currency earlier ones had isn't known otherwise than by what it is today.
alter table price_history add column currency char(3);
update price_history h set currency = d.currency from departures d where d.id = h.departure_id;
