-- Values that outlive every key: made once, encrypted under the keys there are, never made anew.
create table lasting_secrets (
  id uuid primary key default new_id(),
  name text not null unique check (length(name) <= 40),
  value bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on lasting_secrets for each row execute function touch_updated_at();

-- Every mail, from the transaction that wants it sent to what became of it. `letter` holds the address and what the mail
-- says, encrypted, until it is of no use any more.
create table email_log (
  id uuid primary key default new_id(),
  name text not null check (length(name) <= 60),
  subject_id uuid not null,
  occurrence text not null default '' check (length(occurrence) <= 100),
  recipient_hash bytea not null,
  letter bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'failed', 'suppressed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  problem text check (length(problem) <= 500),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (name, subject_id, occurrence)
);
create index email_log_waiting on email_log (next_attempt_at) where state = 'waiting';
create index email_log_subject on email_log (subject_id);
create index email_log_letters on email_log (ended_at) where letter is not null;
create trigger touch before update on email_log for each row execute function touch_updated_at();

-- Addresses that get no mail any more, or none that advertises; known by a hash alone.
create table mail_suppressions (
  email_hash bytea primary key,
  scope text not null check (scope in ('all', 'marketing')),
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on mail_suppressions for each row execute function touch_updated_at();
