-- Photos of members. Nobody guesses the key: a file is shown as long as its row names a member, then it goes.
create table photos (
  id uuid primary key default new_id(),
  user_id uuid unique references users (id) on delete set null,
  key text not null unique check (key ~ '^photo-[0-9a-f]{32}$'),
  -- Since when it is nobody's any more.
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (user_id is null or discarded_at is null)
);
create index photos_nobodys on photos (created_at) where user_id is null;
create trigger touch before update on photos for each row execute function touch_updated_at();
