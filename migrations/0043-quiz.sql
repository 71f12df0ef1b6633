-- Rounds of questions about where trips go, made of the catalogue's geography: each edition anew, the old ones stay for
-- whoever was challenged to one.
create table quizzes (
  id uuid primary key default new_id(),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,160}$'),
  -- What it asks about: the slug of a continent, or 'world'.
  round text not null,
  edition integer not null check (edition > 0),
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (edition, round)
);
create trigger touch before update on quizzes for each row execute function touch_updated_at();

create table quiz_questions (
  id uuid primary key default new_id(),
  quiz_id uuid not null references quizzes on delete cascade,
  position smallint not null check (position >= 0),
  text text not null,
  options text[] not null check (cardinality(options) = 4),
  -- The index of the right one.
  answer smallint not null check (answer between 0 and 3),
  -- What is so, said after the answer.
  about text not null,
  -- Places that the answer leads on to: [{kind, slug, name}].
  places jsonb not null default '[]',
  -- What a map without names shows: {country} or {places: [{lat, long}], blank?}.
  map jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (quiz_id, position)
);
create trigger touch before update on quiz_questions for each row execute function touch_updated_at();

-- Finished once every question has an answer. Nothing says whose it was.
create table quiz_plays (
  id uuid primary key default new_id(),
  quiz_id uuid not null references quizzes on delete cascade,
  answers integer[] not null,
  score smallint not null check (score between 0 and cardinality(answers)),
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index quiz_plays_quiz on quiz_plays (quiz_id);
create index quiz_plays_created on quiz_plays (created_at);
create trigger touch before update on quiz_plays for each row execute function touch_updated_at();

-- Who asked for a score by mail: names and address, encrypted.
create table quiz_claims (
  id uuid primary key default new_id(),
  quiz_id uuid not null references quizzes on delete cascade,
  play_id uuid not null unique references quiz_plays on delete cascade,
  email_hash bytea not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (quiz_id, email_hash)
);
create index quiz_claims_created on quiz_claims (created_at);
create trigger touch before update on quiz_claims for each row execute function touch_updated_at();
