-- The largest savings of members are read from the largest on, a currency at a time.
create index departures_saving on departures (currency, member_saving_cents desc, trip_id)
  include (start_date, operator_id)
  where member_saving_cents > 0 and availability in ('open', 'limited');
