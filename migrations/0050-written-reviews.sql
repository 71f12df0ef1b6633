-- Reviews that are written here: who wrote them is kept beside them, and goes with the account.
create table review_authors (
  -- Of the review.
  id uuid primary key references reviews (id) on delete cascade,
  user_id uuid,
  -- Name and address, encrypted.
  content bytea not null,
  -- Of the link by which a visitor confirms; none for members.
  token_hash bytea unique,
  expires_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((token_hash is null) = (expires_at is null))
);
create index review_authors_user on review_authors (user_id) where user_id is not null;
create index review_authors_expires on review_authors (expires_at) where confirmed_at is null;
create trigger touch before update on review_authors for each row execute function touch_updated_at();

-- What moderators decided, and why. Nothing is taken out of it.
create table review_decisions (
  id uuid primary key default new_id(),
  review_id uuid not null references reviews (id) on delete cascade,
  decision text not null check (decision in ('published', 'rejected', 'withdrawn')),
  reason text check (reason in (
    'spam', 'abusive', 'off_topic', 'conflict_of_interest', 'personal_data', 'not_traveled', 'duplicate')),
  -- "ada on the server", or the id of a moderator.
  decided_by text not null check (length(decided_by) between 1 and 200),
  created_at timestamptz not null default now(),
  check ((decision = 'rejected') = (reason is not null))
);
create index review_decisions_review on review_decisions (review_id, created_at);

create index reviews_waiting on reviews (reviewed_at, id) where state = 'in_moderation';

-- One of each author, trip and journey, whether these are told or not; a draft that nobody confirmed is none.
drop index reviews_one_each;
create unique index reviews_one_each on reviews (email_hash, operator_id, trip_id, traveled_on) nulls not distinct
  where email_hash is not null and state not in ('draft', 'rejected', 'withdrawn');
