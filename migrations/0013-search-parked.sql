-- What couldn't be brought into the search projection, and why: everything else goes on. Tried again at `next_try_at`,
-- and at once when it changes.
create table search_parked (
  kind text not null check (kind in ('trip', 'category', 'operator', 'article')),
  ref_id uuid not null,
  reason text not null,
  attempts integer not null default 1 check (attempts > 0),
  next_try_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (kind, ref_id)
);
create index search_parked_due on search_parked (next_try_at);
