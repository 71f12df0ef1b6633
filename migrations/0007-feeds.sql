create table feed_runs (
  id uuid primary key default new_id(),
  operator_id uuid,
  file_name text not null,
  file_hash bytea,
  snapshot_at timestamptz,
  full_feed boolean not null default false,
  applied boolean not null default false,
  counts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index feed_runs_hash on feed_runs (file_hash) where applied;

create table feed_problems (
  id uuid primary key default new_id(),
  feed_run_id uuid not null references feed_runs on delete cascade,
  line integer not null,
  field text,
  problem text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index feed_problems_run on feed_problems (feed_run_id, line);

-- updated_at is kept by the database, on every table there is so far.
do $$
declare t text;
begin
  for t in
    select c.table_name from information_schema.columns c
    join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = current_schema() and c.column_name = 'updated_at' and b.table_type = 'BASE TABLE'
  loop
    execute format('create trigger touch before update on %I for each row execute function touch_updated_at()', t);
  end loop;
end
$$;
