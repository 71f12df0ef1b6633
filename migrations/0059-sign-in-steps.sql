-- Steps of a sign-in that leads over another host, or that the browser itself brings about: each token serves once, soon.
create table sign_in_steps (
  id uuid primary key default new_id(),
  -- one_tap: a credential is asked for. hand_over: begun at a partner's host. hand_back: Google has said who it is.
  kind text not null check (kind in ('one_tap', 'hand_over', 'hand_back')),
  token_hash bytea not null unique,
  -- Where it was begun, with its port; it counts nowhere else.
  host text not null check (length(host) <= 260),
  -- Of what that browser holds.
  browser_hash bytea not null,
  -- Where somebody goes on.
  path text not null default '/' check (length(path) <= 2000),
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'hand_back') = (user_id is not null))
);
create index sign_in_steps_user on sign_in_steps (user_id);
create index sign_in_steps_expires on sign_in_steps (expires_at);
create trigger touch before update on sign_in_steps for each row execute function touch_updated_at();
