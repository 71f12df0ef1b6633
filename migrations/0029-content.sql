-- What an installation says of itself: pages by path, experts by slug, lists by name, as their files say it (content/).
-- Every process shows what stands here, so that all show the same.
create table content_entries (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('page', 'expert', 'list')),
  key text not null check (length(key) between 1 and 300),
  entry jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, key)
);
create trigger touch before update on content_entries for each row execute function touch_updated_at();
