create table reviews (
  id uuid primary key default new_id(),
  source_ref text,
  operator_id uuid not null,
  trip_id uuid,
  booking_id uuid unique,
  user_id uuid,
  author_name text,
  author_place text,
  email text,
  email_hash bytea,
  summary text,
  content text,
  -- Given by the author, or the mean of the six.
  overall_score numeric(3, 2) not null check (overall_score between 1 and 5),
  value_score smallint check (value_score between 1 and 5),
  guide_score smallint check (guide_score between 1 and 5),
  activities_score smallint check (activities_score between 1 and 5),
  lodging_score smallint check (lodging_score between 1 and 5),
  transport_score smallint check (transport_score between 1 and 5),
  meals_score smallint check (meals_score between 1 and 5),
  review_badge text not null default 'none' check (review_badge in ('none', 'verified_traveler', 'expert')),
  source text not null default 'partner_import' check (source in ('site', 'invitation', 'partner_import')),
  state text not null default 'published'
    check (state in ('draft', 'email_confirmed', 'in_moderation', 'published', 'rejected', 'withdrawn')),
  rejection_reason text check (rejection_reason in (
    'spam', 'abusive', 'off_topic', 'conflict_of_interest', 'personal_data', 'not_traveled', 'duplicate')),
  traveled_on date,
  reviewed_at timestamptz not null,
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (operator_id, source_ref)
);
create unique index reviews_one_each on reviews (email_hash, operator_id, trip_id, traveled_on)
  where state not in ('rejected', 'withdrawn');
create index reviews_operator on reviews (operator_id, state, reviewed_at desc, id);
create index reviews_trip on reviews (trip_id, state, reviewed_at desc, id);
create index reviews_newest on reviews (reviewed_at desc, id) where state = 'published';

create table review_stats (
  subject_kind text not null check (subject_kind in ('operator', 'trip', 'category')),
  subject_id uuid not null,
  count integer not null check (count >= 0),
  overall numeric(3, 2),
  value_average numeric(3, 2),
  guide_average numeric(3, 2),
  activities_average numeric(3, 2),
  lodging_average numeric(3, 2),
  transport_average numeric(3, 2),
  meals_average numeric(3, 2),
  -- Reviews per whole star, one to five.
  histogram jsonb not null default '[0, 0, 0, 0, 0]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (subject_kind, subject_id)
);

create table articles (
  id uuid primary key default new_id(),
  slug text not null unique,
  name text not null,
  topic text,
  summary text,
  body text not null,
  image jsonb,
  poster jsonb,
  author text,
  reading_minutes integer check (reading_minutes > 0),
  published_at timestamptz,
  meta_seo jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index articles_published on articles (published_at desc, id) where published_at is not null;
