-- What is due soon is looked for every hour, by the days of bookings that stand.
create index bookings_payment_due on bookings (payment_due_on) where status in ('confirmed', 'pending_operator');
create index bookings_passenger_info_due on bookings (passenger_info_due_on)
  where status in ('confirmed', 'pending_operator');
