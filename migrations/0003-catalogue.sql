-- Terms classify trips and operators: trip types, themes, effort and so on.
create table terms (
  id uuid primary key default new_id(),
  property_key text not null check (property_key in (
    'trip_type', 'physical_level', 'lodging_level', 'travel_style', 'itinerary_focus', 'group_size', 'theme',
    'activity', 'region', 'pace', 'transport_included', 'travel_age')),
  property_name text not null,
  key text not null,
  name text not null,
  short_name text,
  title text,
  description text,
  figures jsonb not null default '{}',
  color text,
  icon text,
  position integer not null default 0,
  bookable boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index terms_property_key on terms (property_key, lower(key));

create table destinations (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('continent', 'country', 'region', 'city')),
  parent_id uuid references destinations,
  name text not null,
  slug text not null unique,
  country_code char(2),
  world_category_id uuid,
  time_zone text,
  lat numeric(8, 5) check (lat between -90 and 90),
  long numeric(8, 5) check (long between -180 and 180),
  article text,
  faqs jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index destinations_parent on destinations (parent_id);

create table operators (
  id uuid primary key default new_id(),
  source_ref text unique,
  slug text not null unique,
  name text not null,
  short_name text,
  logo_image jsonb,
  main_image jsonb,
  video_url text,
  gallery_images jsonb not null default '[]',
  known_for text,
  loved_for text,
  awards jsonb not null default '[]',
  faqs jsonb not null default '[]',
  flags text[] not null default '{}',
  contracted boolean not null default false,
  ustoa_status text not null default 'none' check (ustoa_status in ('none', 'active_member', 'associate_member')),
  -- Commercial fields: never served, never ranked by.
  featured_status text,
  revenue_tier text,
  attribution_status text,
  commission_bps integer check (commission_bps between 0 and 10000),
  lead_email text,
  covid_safety text,
  cancellation_policy text,
  cancellation_policy_url text,
  member_savings text,
  booking_policy text,
  booking_terms text,
  customer_ages text,
  business_process_type text not null default 'on_request'
    check (business_process_type in ('instant', 'on_request', 'lead_only')),
  cta text not null default 'request_quote' check (cta in ('reserve', 'request_quote', 'visit_site', 'brochure')),
  reservation_fields text[] not null default '{}',
  -- Cents per traveller when fix_deposit, else basis points of the price.
  fix_deposit boolean not null default false,
  deposit_amount bigint check (deposit_amount >= 0),
  cutoff_days integer not null default 2 check (cutoff_days >= 0),
  share_offers boolean not null default false,
  image_hosts text[] not null default '{}',
  meta_seo jsonb not null default '{}',
  -- Kept by events from reviews and trips.
  rating numeric(3, 2) check (rating between 1 and 5),
  reviews_count integer not null default 0 check (reviews_count >= 0),
  trips_count integer not null default 0 check (trips_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index operators_name on operators (lower(name), id);

create table operator_terms (
  operator_id uuid not null references operators on delete cascade,
  term_id uuid not null references terms on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (operator_id, term_id)
);
create index operator_terms_term on operator_terms (term_id);

create table travel_associations (
  id uuid primary key default new_id(),
  name text not null unique,
  description text,
  logo_image jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table operator_associations (
  operator_id uuid not null references operators on delete cascade,
  travel_association_id uuid not null references travel_associations on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (operator_id, travel_association_id)
);
create index operator_associations_association on operator_associations (travel_association_id);

create table operator_relations (
  operator_id uuid not null references operators on delete cascade,
  other_id uuid not null references operators on delete cascade,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (operator_id, other_id),
  check (operator_id <> other_id)
);
create index operator_relations_other on operator_relations (other_id);

create table trips (
  id uuid primary key default new_id(),
  operator_id uuid not null references operators,
  source_ref text not null,
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  superseded_by uuid references trips,
  slug text not null unique,
  sku text not null unique,
  name text not null,
  cover_image jsonb,
  main_images jsonb not null default '[]',
  map_image jsonb,
  video_url text,
  poster jsonb,
  duration_days integer not null check (duration_days between 1 and 366),
  start_city_id uuid references destinations,
  end_city_id uuid references destinations,
  currency char(3),
  single_supplement_price_cents bigint check (single_supplement_price_cents >= 0),
  promotion_strike_through_price_cents bigint check (promotion_strike_through_price_cents >= 0),
  promotion_expiry timestamptz,
  dates_label text,
  price_notes text,
  details text,
  highlights text[] not null default '{}',
  faqs jsonb not null default '[]',
  external_url text check (external_url ~ '^https?://'),
  cta text check (cta in ('reserve', 'request_quote', 'visit_site', 'brochure')),
  brochure_file text,
  brochure_url text check (brochure_url ~ '^https?://'),
  is_merchant_model boolean not null default false,
  merchant_model_params jsonb not null default '{}',
  min_group_size integer check (min_group_size > 0),
  max_group_size integer check (max_group_size > 0),
  min_age integer check (min_age between 0 and 120),
  max_age integer check (max_age between 0 and 120),
  meta_seo jsonb not null default '{}',
  created_by text,
  published_at timestamptz,
  last_refreshed_at timestamptz,
  last_price_refreshed_at timestamptz,
  -- Kept by events from reviews; popularity by the projection.
  rating numeric(3, 2) check (rating between 1 and 5),
  reviews_count integer not null default 0 check (reviews_count >= 0),
  popularity integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (operator_id, source_ref),
  check (min_group_size is null or max_group_size is null or min_group_size <= max_group_size),
  check (min_age is null or max_age is null or min_age <= max_age)
);
create index trips_operator_status on trips (operator_id, status);
create index trips_superseded_by on trips (superseded_by) where superseded_by is not null;
create index trips_start_city on trips (start_city_id);
create index trips_end_city on trips (end_city_id);

create table trip_params (
  trip_id uuid not null references trips on delete cascade,
  section text not null check (section in (
    'includes', 'excludes', 'meals', 'guide', 'visa', 'transport', 'health_safety', 'cancellation', 'accommodation',
    'ship_info', 'optional_activities', 'age_notes', 'physical_requirements', 'solo_notes', 'insurance', 'luggage',
    'climate', 'tipping', 'other')),
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (trip_id, section)
);

create table trip_inclusions (
  id uuid primary key default new_id(),
  trip_id uuid not null references trips on delete cascade,
  kind text not null check (kind in (
    'meal', 'lodging', 'transport', 'guide', 'park_fee', 'permit', 'local_payment', 'flight', 'insurance', 'tip',
    'gear', 'other')),
  included boolean not null,
  mandatory boolean not null default false,
  label text not null,
  quantity integer check (quantity > 0),
  -- Per person.
  estimate_cents bigint check (estimate_cents >= 0),
  currency char(3),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (estimate_cents is null or currency is not null)
);
create index trip_inclusions_trip_kind on trip_inclusions (trip_id, kind);

create table trip_price_tiers (
  trip_id uuid not null references trips on delete cascade,
  tier integer not null check (tier between 1 and 5),
  label text not null,
  occupancy integer not null check (occupancy between 1 and 12),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (trip_id, tier)
);

create table trip_terms (
  trip_id uuid not null references trips on delete cascade,
  term_id uuid not null references terms on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (trip_id, term_id)
);
create index trip_terms_term on trip_terms (term_id);

create table trip_locations (
  trip_id uuid not null references trips on delete cascade,
  destination_id uuid not null references destinations on delete cascade,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (trip_id, destination_id)
);
create index trip_locations_destination on trip_locations (destination_id);

create table trip_relations (
  trip_id uuid not null references trips on delete cascade,
  other_id uuid not null references trips on delete cascade,
  list text not null check (list in ('similar', 'same_operator', 'same_place')),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (trip_id, list, other_id),
  check (trip_id <> other_id)
);
create index trip_relations_other on trip_relations (other_id);

create table departures (
  id uuid primary key default new_id(),
  trip_id uuid not null references trips on delete cascade,
  operator_id uuid not null references operators,
  source_ref text not null,
  start_date date not null,
  end_date date not null,
  availability text not null default 'open'
    check (availability in ('open', 'limited', 'on_request', 'sold_out', 'closed', 'cancelled')),
  departure_guaranteed boolean not null default false,
  min_to_run integer check (min_to_run > 0),
  currency char(3) not null,
  base_price_cents bigint check (base_price_cents >= 0),
  price1_cents bigint check (price1_cents >= 0),
  price2_cents bigint check (price2_cents >= 0),
  price3_cents bigint check (price3_cents >= 0),
  price4_cents bigint check (price4_cents >= 0),
  price5_cents bigint check (price5_cents >= 0),
  strikethrough_base_price_cents bigint check (strikethrough_base_price_cents >= 0),
  strikethrough_price1_cents bigint check (strikethrough_price1_cents >= 0),
  strikethrough_price2_cents bigint check (strikethrough_price2_cents >= 0),
  strikethrough_price3_cents bigint check (strikethrough_price3_cents >= 0),
  strikethrough_price4_cents bigint check (strikethrough_price4_cents >= 0),
  strikethrough_price5_cents bigint check (strikethrough_price5_cents >= 0),
  member_saving_cents bigint check (member_saving_cents >= 0),
  price_notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (operator_id, source_ref),
  check (end_date >= start_date)
);
create index departures_trip_start on departures (trip_id, start_date);
create index departures_start on departures (start_date);

-- Tier 0 is the base price. Written from the first import on.
create table price_history (
  departure_id uuid not null references departures on delete cascade,
  tier integer not null check (tier between 0 and 5),
  price_cents bigint not null check (price_cents >= 0),
  valid_from timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (departure_id, tier, valid_from)
);

create table cancellation_policies (
  id uuid primary key default new_id(),
  operator_id uuid not null references operators on delete cascade,
  trip_id uuid references trips on delete cascade,
  flexibility text not null default 'none' check (flexibility in ('none', 'flexible', 'generous')),
  -- [{min_days, refund_bps}], most days first.
  tiers jsonb not null default '[]',
  deposit_refundable boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (operator_id, trip_id)
);
create index cancellation_policies_trip on cancellation_policies (trip_id);

create table categories (
  id uuid primary key default new_id(),
  name text not null,
  slug text not null unique,
  category_type text not null check (category_type in (
    'continent', 'country', 'region', 'city', 'theme', 'activity', 'travel_style', 'attraction',
    'longtail_two_attributes', 'longtail_four_attributes')),
  parent_id uuid references categories,
  destination_id uuid references destinations,
  images jsonb not null default '[]',
  poster jsonb,
  -- Which trips belong: {destination?: slug[], terms?: {property_key: key[]}}, all conditions together.
  rule jsonb not null default '{}',
  travel_guide text,
  travel_tips text,
  safety_info text,
  experiences jsonb not null default '[]',
  is_world_category boolean not null default false,
  operators_count integer not null default 0 check (operators_count >= 0),
  trips_count integer not null default 0 check (trips_count >= 0),
  rating numeric(3, 2) check (rating between 1 and 5),
  reviews_count integer not null default 0 check (reviews_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index categories_parent on categories (parent_id);
create index categories_destination on categories (destination_id);
alter table destinations add foreign key (world_category_id) references categories on delete set null;
create index destinations_world_category on destinations (world_category_id);

create table category_pages (
  id uuid primary key default new_id(),
  category_id uuid not null references categories on delete cascade,
  kind text not null check (kind in (
    'trip', 'operator', 'review', 'landing', 'itinerary', 'landmark', 'poi', 'duration_itinerary')),
  duration_band text check (duration_band in ('one_week', 'ten_days', 'two_weeks')),
  slug text not null,
  h1 text not null,
  tag_line text,
  main_article text,
  meta_seo jsonb not null default '{}',
  faqs jsonb not null default '[]',
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (category_id, kind, duration_band),
  check ((kind = 'duration_itinerary') = (duration_band is not null))
);
-- The length pages of one itinerary share its slug.
create unique index category_pages_kind_slug on category_pages (kind, slug, coalesce(duration_band, ''));

create table category_sliders (
  id uuid primary key default new_id(),
  category_page_id uuid not null references category_pages on delete cascade,
  title text not null,
  item_kind text not null,
  item_ids uuid[] not null default '{}',
  position integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (category_page_id, position)
);

create table category_relations (
  category_id uuid not null references categories on delete cascade,
  other_id uuid not null references categories on delete cascade,
  rank integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (category_id, other_id),
  check (category_id <> other_id)
);
create index category_relations_other on category_relations (other_id);

create table category_trips (
  category_id uuid not null references categories on delete cascade,
  trip_id uuid not null references trips on delete cascade,
  rank integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (category_id, trip_id)
);
create index category_trips_trip on category_trips (trip_id);

create table operator_rankings (
  operator_id uuid not null references operators on delete cascade,
  category_id uuid not null references categories on delete cascade,
  rank integer not null check (rank > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (operator_id, category_id),
  unique (category_id, rank)
);

-- Paid places: labelled, outside the organic list.
create table sponsored_slots (
  id uuid primary key default new_id(),
  category_id uuid not null references categories on delete cascade,
  trip_id uuid not null references trips on delete cascade,
  starts_on date not null,
  ends_on date not null,
  position integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (category_id, position, starts_on),
  check (ends_on >= starts_on)
);
create index sponsored_slots_trip on sponsored_slots (trip_id);

create table attractions (
  id uuid primary key default new_id(),
  destination_id uuid not null references destinations,
  category_id uuid references categories on delete set null,
  kind text not null check (kind in ('landmark', 'poi')),
  name text not null,
  slug text not null unique,
  image jsonb,
  poster jsonb,
  lat numeric(8, 5) check (lat between -90 and 90),
  long numeric(8, 5) check (long between -180 and 180),
  article text,
  faqs jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index attractions_destination on attractions (destination_id);
create index attractions_category on attractions (category_id);

create table trip_attractions (
  trip_id uuid not null references trips on delete cascade,
  attraction_id uuid not null references attractions on delete cascade,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (trip_id, attraction_id)
);
create index trip_attractions_attraction on trip_attractions (attraction_id);

create table itineraries (
  id uuid primary key default new_id(),
  trip_id uuid unique references trips on delete cascade,
  category_page_id uuid unique references category_pages on delete cascade,
  map_image jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((trip_id is null) <> (category_page_id is null))
);

create table itinerary_items (
  id uuid primary key default new_id(),
  itinerary_id uuid not null references itineraries on delete cascade,
  -- Order within the itinerary; first_day and last_day are the days it covers.
  weight integer not null,
  first_day integer not null check (first_day > 0),
  last_day integer not null,
  label text not null,
  details text,
  image jsonb,
  start_city_id uuid references destinations,
  end_city_id uuid references destinations,
  lat numeric(8, 5) check (lat between -90 and 90),
  long numeric(8, 5) check (long between -180 and 180),
  place_name text,
  -- How one arrives here.
  travel_mode text check (travel_mode in ('road', 'foot', 'ship', 'flight', 'rail')),
  distance_km integer check (distance_km >= 0),
  travel_hours numeric(4, 1) check (travel_hours >= 0),
  ascent_m integer check (ascent_m >= 0),
  -- Meals served over the days covered.
  meal_b integer not null default 0 check (meal_b >= 0),
  meal_l integer not null default 0 check (meal_l >= 0),
  meal_d integer not null default 0 check (meal_d >= 0),
  lodging_name text,
  -- Nights slept there; 0 on the last day.
  nights integer not null default 0 check (nights >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (itinerary_id, weight),
  check (last_day >= first_day)
);
create index itinerary_items_start_city on itinerary_items (start_city_id);
create index itinerary_items_end_city on itinerary_items (end_city_id);

create table image_assets (
  id uuid primary key default new_id(),
  operator_id uuid not null references operators on delete cascade,
  source_url text not null,
  state text not null default 'pending' check (state in ('pending', 'stored', 'refused')),
  object_key text,
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (operator_id, source_url)
);

create table slug_redirects (
  kind text not null,
  old_slug text not null,
  target_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (kind, old_slug)
);
