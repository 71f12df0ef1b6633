-- What is known of the people of a booking goes some time after it is over; the booking and its sums stay.
alter table bookings add column people_emptied_at timestamptz;
create index bookings_with_people on bookings (id) where people_emptied_at is null;
