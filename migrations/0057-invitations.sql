-- Friends whom members have asked to join, and who came that way.
create table invitations (
  id uuid primary key default new_id(),
  inviter_id uuid not null references users (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  token_hash bytea not null unique,
  -- Who began an account with the link; it counts once that account is confirmed.
  guest_id uuid unique references users (id) on delete set null,
  joined_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (inviter_id, email)
);
create index invitations_email on invitations (email);
create trigger touch before update on invitations for each row execute function touch_updated_at();

alter table users add column referred_by uuid references users (id) on delete set null;
create index users_referred_by on users (referred_by) where referred_by is not null;
