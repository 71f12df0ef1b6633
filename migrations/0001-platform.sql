-- Ground that every area stands on: ids, text folding, the outbox, limits, rates of exchange.

-- UUIDv7 (RFC 9562) for rows that are written by SQL alone. PostgreSQL 15 has no uuidv7().
create function new_id() returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

-- Lower case without diacritics, the form in which text is searched. Mirrors fold() of src/kernel/text.ts.
create function fold(value text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(
    normalize(regexp_replace(regexp_replace(replace(translate(value, 'ØøŁłĐđĦħıÐð', 'OoLlDdHhiDd'), 'ß', 'ss'), '[Ææ]', 'ae', 'g'), '[Œœ]', 'oe', 'g'), nfd),
    '[\u0300-\u036f]', '', 'g'))
$$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create table outbox_events (
  id bigint generated always as identity primary key,
  topic text not null,
  subject_id uuid,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- How far each subscriber has read the outbox.
create table outbox_cursors (
  subscriber text primary key,
  last_event_id bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table rate_limits (
  name text not null,
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 0 check (hits >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (name, key, window_start)
);

-- Units of the currency for one US dollar.
create table fx_rates (
  currency char(3) not null,
  day date not null,
  per_usd numeric(18, 8) not null check (per_usd > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (currency, day)
);

create table staff_tasks (
  id uuid primary key default new_id(),
  kind text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_tasks_open on staff_tasks (created_at) where done_at is null;

create table audit_entries (
  id uuid primary key default new_id(),
  actor text not null,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
