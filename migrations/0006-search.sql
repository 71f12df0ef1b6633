-- The trip index as rows: every server process builds its index in memory from here and follows changed_seq.
create sequence search_changes;

create table trip_search (
  trip_id uuid primary key,
  operator_id uuid not null,
  -- 'facet:value', see src/search.
  facets text[] not null,
  price_usd_cents bigint,
  duration_days integer not null,
  rating numeric(3, 2),
  reviews_count integer not null default 0,
  popularity integer not null default 0,
  promotion boolean not null default false,
  -- Open future departures: [{d: start day number, p: USD cents, g: guaranteed, s: places band}].
  departures jsonb not null default '[]',
  document tsvector not null,
  listed boolean not null default true,
  changed_seq bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index trip_search_document on trip_search using gin (document);
create index trip_search_changed on trip_search (changed_seq);

create table search_entries (
  kind text not null check (kind in ('category', 'operator', 'article', 'trip')),
  ref_id uuid not null,
  name text not null,
  slug text not null,
  folded_name text not null,
  trip_count integer not null default 0,
  details jsonb not null default '{}',
  changed_seq bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (kind, ref_id)
);
create index search_entries_changed on search_entries (changed_seq);
