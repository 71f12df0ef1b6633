-- Another address for an account: asked for, confirmed by a link to the new one, taken back by a link to the old one.
create table email_changes (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id) on delete cascade,
  old_email text not null check (old_email = lower(old_email) and length(old_email) <= 254),
  new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254),
  -- superseded: another change, or an undo, came after it.
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'undone', 'superseded')),
  confirm_hash bytea not null unique,
  confirm_until timestamptz not null,
  undo_hash bytea not null unique,
  undo_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (old_email <> new_email)
);
create unique index email_changes_asked on email_changes (user_id) where state = 'asked';
create index email_changes_user on email_changes (user_id);
create index email_changes_until on email_changes (undo_until);
create trigger touch before update on email_changes for each row execute function touch_updated_at();
