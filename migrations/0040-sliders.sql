-- What somebody puts side by side on a page of a category. Nothing has written it until now: it names its page as
-- records of feeds do, and what it shows by rows that go with what they show.
drop table category_sliders;

create table category_sliders (
  id uuid primary key default new_id(),
  category_id uuid not null references categories on delete cascade,
  page_kind text not null check (page_kind in
    ('trip', 'operator', 'review', 'landing', 'itinerary', 'landmark', 'poi', 'duration_itinerary')),
  position integer not null check (position between 1 and 100),
  title text not null check (length(title) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (category_id, page_kind, position)
);
create trigger touch before update on category_sliders for each row execute function touch_updated_at();

create table category_slider_items (
  id uuid primary key default new_id(),
  slider_id uuid not null references category_sliders on delete cascade,
  position integer not null,
  trip_id uuid references trips on delete cascade,
  operator_id uuid references operators on delete cascade,
  category_id uuid references categories on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(trip_id, operator_id, category_id) = 1)
);
create trigger touch before update on category_slider_items for each row execute function touch_updated_at();
create index category_slider_items_slider on category_slider_items (slider_id);
create index category_slider_items_trip on category_slider_items (trip_id) where trip_id is not null;
create index category_slider_items_operator on category_slider_items (operator_id) where operator_id is not null;
create index category_slider_items_category on category_slider_items (category_id) where category_id is not null;
