-- The newest told review of each trip of a category, found without reading a review.
create index reviews_trip_told on reviews (trip_id, reviewed_at desc, id) where state = 'published' and content is not null;
