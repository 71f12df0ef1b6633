-- People who have signed in, or begun to. Nobody who hasn't confirmed an address can sign in with it.
create table users (
  id uuid primary key default new_id(),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  name text not null default '' check (length(name) <= 201),
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  image text check (length(image) <= 2000),
  birthday bytea,
  phone text check (length(phone) <= 32),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  preferences jsonb not null default '{}',
  marketing_consent_at timestamptz,
  partner_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on users for each row execute function touch_updated_at();

create table sessions (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  -- Written by the library; we keep no addresses.
  ip_address text check (ip_address is null or ip_address = ''),
  user_agent text,
  opened_by text check (opened_by in ('password', 'magic_link', 'google', 'confirmation')),
  second_factor_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);
create trigger touch before update on sessions for each row execute function touch_updated_at();

-- How somebody proves who they are: a password (provider "credential"), or an account elsewhere.
create table identities (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  -- Named by the library; what another site hands us isn't kept.
  access_token text check (access_token is null),
  refresh_token text check (refresh_token is null),
  id_token text check (id_token is null),
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index identities_user on identities (user_id);
create trigger touch before update on identities for each row execute function touch_updated_at();

-- Tokens of links and sign-ins under way, by hash.
create table verifications (
  id uuid primary key default new_id(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expires on verifications (expires_at);
create trigger touch before update on verifications for each row execute function touch_updated_at();

-- Links that confirm an address. The browser that asked is recognised by a cookie.
create table account_links (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('confirm_email')),
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  browser_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index account_links_user on account_links (user_id, kind);
create index account_links_expires on account_links (expires_at);
create trigger touch before update on account_links for each row execute function touch_updated_at();

create table memberships (
  user_id uuid primary key references users (id) on delete cascade,
  level text not null default 'general' check (level in ('general', 'plus')),
  status text not null default 'active_member' check (status in ('active_member', 'associate_member')),
  partner_id uuid,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on memberships for each row execute function touch_updated_at();

create table user_roles (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('operator_user', 'moderator', 'finance', 'admin')),
  operator_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (user_id, role, operator_id),
  check ((role = 'operator_user') = (operator_id is not null))
);
create trigger touch before update on user_roles for each row execute function touch_updated_at();
