-- What members keep: lists of trips, links to them that were sent, companies they follow.
create table wishlists (
  id uuid primary key default new_id(),
  user_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  -- Of several lists a trip goes to the one that was used last.
  last_used_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index wishlists_name on wishlists (user_id, lower(name));
create trigger touch before update on wishlists for each row execute function touch_updated_at();

create table wishlist_trips (
  wishlist_id uuid not null references wishlists (id) on delete cascade,
  trip_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (wishlist_id, trip_id)
);
create index wishlist_trips_trip on wishlist_trips (trip_id);
create trigger touch before update on wishlist_trips for each row execute function touch_updated_at();

create table wishlist_shares (
  id uuid primary key default new_id(),
  wishlist_id uuid not null references wishlists (id) on delete cascade,
  user_id uuid not null,
  to_email_hash bytea not null,
  token_hash bytea not null unique,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index wishlist_shares_wishlist on wishlist_shares (wishlist_id);
create index wishlist_shares_user on wishlist_shares (user_id, created_at);
create trigger touch before update on wishlist_shares for each row execute function touch_updated_at();

create table followings (
  id uuid primary key default new_id(),
  user_id uuid not null,
  followable_type text not null check (followable_type in ('Operator')),
  followable_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, followable_type, followable_id)
);
create trigger touch before update on followings for each row execute function touch_updated_at();
