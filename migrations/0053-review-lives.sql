-- What becomes of a review once it was written: its author changes it, its company answers, readers report it.
alter table reviews
  -- Counts what its author changed: a moderator decides about the words that they have read.
  add column revision integer not null default 1 check (revision > 0),
  -- The member who answered for the company.
  add column replied_by uuid,
  -- When the team took the company's answer away; there is no other.
  add column reply_removed_at timestamptz;
create index reviews_author on reviews (user_id, reviewed_at desc, id) where user_id is not null;
create index reviews_answered on reviews (replied_by) where replied_by is not null;
create index reviews_replied on reviews (replied_at desc, id) where replied_by is not null;

-- What a published review is to become: it stands as it is until a moderator has read this.
create table review_changes (
  -- Of the review.
  id uuid primary key references reviews (id) on delete cascade,
  author_name text not null,
  summary text not null,
  content text not null,
  overall_score numeric(3, 2) not null check (overall_score between 1 and 5),
  value_score smallint check (value_score between 1 and 5),
  guide_score smallint check (guide_score between 1 and 5),
  activities_score smallint check (activities_score between 1 and 5),
  lodging_score smallint check (lodging_score between 1 and 5),
  transport_score smallint check (transport_score between 1 and 5),
  meals_score smallint check (meals_score between 1 and 5),
  changed_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index review_changes_waiting on review_changes (changed_at, id);
create trigger touch before update on review_changes for each row execute function touch_updated_at();

alter table review_decisions
  drop constraint review_decisions_decision_check,
  drop constraint review_decisions_check;
alter table review_decisions
  add constraint review_decisions_decision_check check (decision in (
    'published', 'rejected', 'withdrawn', 'change_published', 'change_rejected', 'reports_kept', 'reply_removed')),
  add constraint review_decisions_check check ((decision in ('rejected', 'change_rejected')) = (reason is not null));

-- What readers have against a published review.
create table review_reports (
  id uuid primary key default new_id(),
  review_id uuid not null references reviews (id) on delete cascade,
  -- A member who reports; a visitor has none.
  user_id uuid,
  reason text not null check (reason in (
    'spam', 'abusive', 'off_topic', 'conflict_of_interest', 'personal_data', 'not_traveled', 'other')),
  -- What else they wrote, encrypted.
  content bytea,
  -- When a moderator had looked at it.
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index review_reports_open on review_reports (review_id, id) where settled_at is null;
create unique index review_reports_once on review_reports (review_id, user_id)
  where settled_at is null and user_id is not null;
create index review_reports_user on review_reports (user_id) where user_id is not null;
create trigger touch before update on review_reports for each row execute function touch_updated_at();
