-- The second factor of those who look after what others wrote or paid: codes of an authenticator, by the time.
create table second_factors (
  -- Of the account.
  id uuid primary key references users (id) on delete cascade,
  -- What the authenticator and we have in common, encrypted.
  secret bytea not null,
  -- Of the link by which it is set up, once; none afterwards.
  enrolment_hash bytea unique,
  enrolment_until timestamptz,
  confirmed_at timestamptz,
  -- The 30 seconds of the code that was used last, counted since 1970: no code counts twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((enrolment_hash is null) = (enrolment_until is null)),
  check ((enrolment_hash is null) = (confirmed_at is not null))
);
create trigger touch before update on second_factors for each row execute function touch_updated_at();
