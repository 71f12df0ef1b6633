-- Tasks that browsers have solved, each of which opens one call.

create table used_challenges (
  -- Its signature, hashed.
  challenge_hash bytea primary key,
  -- From then on the challenge itself is refused.
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index used_challenges_expired on used_challenges (expires_at);
create trigger touch before update on used_challenges for each row execute function touch_updated_at();
