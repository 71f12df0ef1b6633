-- Messages are read at a desk: what the team did with each, and who has read it.
alter table contact_requests drop constraint contact_requests_status_check;
update contact_requests set status = 'closed' where status = 'done';
alter table contact_requests
  add constraint contact_requests_status_check check (status in ('new', 'answered', 'closed'));
create index contact_requests_newest on contact_requests (created_at desc, id);

-- Goes with the message. Nothing else is taken out of it.
create table contact_request_log (
  id uuid primary key default new_id(),
  request_id uuid not null references contact_requests (id) on delete cascade,
  deed text not null check (deed in ('opened', 'answered', 'closed')),
  -- The id of the one of the team.
  done_by text not null check (length(done_by) between 1 and 200),
  created_at timestamptz not null default now()
);
create index contact_request_log_request on contact_request_log (request_id, created_at);
