-- The newest told review of each trip of a category, found without reading a review.
create index reviews_trip_told on reviews (trip_id, reviewed_at desc, id) where state = 'published' and content is not null;

-- Which trips are listed, and what figures of all of them are made of: a thousandth of what the trips themselves take.
create index trips_listed on trips (id) include (operator_id, duration_days, max_group_size)
  where status = 'published' and superseded_by is null;

-- The trips that bear a term, without reading where they say so.
create index trip_terms_term_trip on trip_terms (term_id, trip_id);
drop index trip_terms_term;
