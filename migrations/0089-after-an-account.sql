-- Since when whoever booked has no account any more: what is ahead is opened by a mailed link, and nobody may claim it.
alter table bookings add column left_at timestamptz;

-- A review that went frees its journey for another one.
update reviews set booking_id = null, review_badge = 'none'
where state <> 'published' and review_badge = 'verified_traveler';
