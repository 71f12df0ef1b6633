-- Companies number the day of arrival 0.
alter table itinerary_items drop constraint itinerary_items_first_day_check, add check (first_day >= 0);
