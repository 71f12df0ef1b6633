-- How many listed trips visit a landmark or a point of interest: what a place shows first, counted with the categories.
alter table attractions add column trips_count integer not null default 0 check (trips_count >= 0);
update attractions set trips_count = visits.trips
from (
  select visit.attraction_id, count(*)::integer as trips
  from trip_attractions visit join trips on trips.id = visit.trip_id
  where trips.status = 'published' and trips.superseded_by is null
  group by visit.attraction_id
) visits
where visits.attraction_id = attractions.id;
