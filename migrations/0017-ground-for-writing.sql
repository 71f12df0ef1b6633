-- Ground for those who write: answers kept under the key they were asked with, and limits that hold over all servers.

-- What was answered to a call that was sent with an Idempotency-Key; no answer yet while it is worked on.
create table idempotency_keys (
  id uuid primary key default new_id(),
  -- Hashed: who asked, by which route, with which key.
  key_hash bytea not null unique,
  -- Of all that was sent, to tell another body under the same key.
  request_hash bytea not null,
  status integer,
  answer bytea,
  -- Until then the one who works on it has it alone; whoever is killed meanwhile holds nobody up for longer.
  claimed_until timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status is null) = (answer is null))
);
create index idempotency_keys_expired on idempotency_keys (expires_at);
create trigger touch before update on idempotency_keys
  for each row execute function touch_updated_at();

-- In the order of columns in which rate-limiter-flexible writes; `expire` in milliseconds since 1970. Nothing has used
-- the table of that name so far.
drop table rate_limits;
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index rate_limits_expired on rate_limits (expire);
create trigger touch before update on rate_limits for each row execute function touch_updated_at();

-- updated_at was kept by the database on the tables there were when that began; these three came later.
create trigger touch before update on trip_cards for each row execute function touch_updated_at();
create trigger touch before update on search_parked for each row execute function touch_updated_at();
create trigger touch before update on search_calendar for each row execute function touch_updated_at();
