-- What a list says of a trip, gathered once when the trip changes: a page of 24 is one lookup by key instead of six
-- collections for each of 24 trips. Kept by the same events as trip_search; what depends on the day or on exchange
-- rates is worked out when it is read.
create table trip_cards (
  trip_id uuid primary key references trips on delete cascade,
  facts json not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
