-- Until when articles whose day came are told: search takes an article in when it is published, not when it is imported.
create table articles_told (
  one_row boolean primary key default true check (one_row),
  told_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on articles_told for each row execute function touch_updated_at();
