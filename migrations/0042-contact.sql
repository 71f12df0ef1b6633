-- What people write about, as the specification lists it.
create table contact_request_topics (
  id integer primary key,
  name text not null unique check (length(name) <= 100),
  hidden_in_form boolean not null default false,
  position integer not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on contact_request_topics for each row execute function touch_updated_at();

insert into contact_request_topics (id, name, hidden_in_form, position) values
  (7, 'Purchasing or redeeming a flexible-trip product', false, 1),
  (1, 'Customer Service', false, 2),
  (4, 'Partnership', false, 3),
  (3, 'Press or Content', false, 4),
  (2, 'Tour Operator wanting to be listed', false, 5),
  (5, 'Careers', false, 6),
  (6, 'Other', false, 7),
  (8, 'Custom Request', true, 8);

-- Messages sent from the site. `content` holds who wrote and what, encrypted; all of it goes after 24 months.
create table contact_requests (
  id uuid primary key default new_id(),
  topic_id integer not null references contact_request_topics (id),
  content bytea not null,
  page_type text check (length(page_type) <= 60),
  page_url text check (length(page_url) <= 2000),
  partner_id uuid,
  status text not null default 'new' check (status in ('new', 'done')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index contact_requests_status on contact_requests (status, created_at);
create trigger touch before update on contact_requests for each row execute function touch_updated_at();
