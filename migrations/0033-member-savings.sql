-- Which trips have a price for members: a tenth of the departures, found without reading the others.
create index departures_member on departures (trip_id, start_date) include (operator_id, currency, member_saving_cents)
  where member_saving_cents > 0 and availability in ('open', 'limited');
