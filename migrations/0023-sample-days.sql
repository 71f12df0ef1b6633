-- The days of a plan that nobody sells stand with the page that shows them: they are written and read whole (0044).
alter table category_pages add column days jsonb not null default '[]';
delete from itineraries where trip_id is null;
alter table itineraries drop column category_page_id, alter column trip_id set not null;
