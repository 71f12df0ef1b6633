-- Lists of trips that members come back to: a page, and what narrows it.
create table saved_searches (
  id uuid primary key default new_id(),
  user_id uuid not null,
  -- The partner's site on which it was saved; null: the primary one.
  partner_id uuid,
  path text not null check (length(path) between 1 and 200),
  query_string text not null check (length(query_string) <= 2000),
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (user_id, partner_id, path, query_string)
);
create trigger touch before update on saved_searches for each row execute function touch_updated_at();
