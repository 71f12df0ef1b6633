-- Companies that are worth putting side by side, by country: of the three with most trips there, two by two (0050).
-- Kept with the counts of categories: to find them means counting every trip of every country.
create table compared_pairs (
  id uuid primary key default new_id(),
  category_id uuid not null references categories on delete cascade,
  first_id uuid not null references operators on delete cascade,
  second_id uuid not null references operators on delete cascade,
  rank integer not null check (rank > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (category_id, first_id, second_id),
  check (first_id < second_id)
);
create index compared_pairs_first on compared_pairs (first_id, second_id);
create index compared_pairs_second on compared_pairs (second_id);
create trigger touch before update on compared_pairs for each row execute function touch_updated_at();

with placed as (
  select member.category_id, operators.id, row_number() over (
    partition by member.category_id order by count(*) desc, operators.reviews_count desc, operators.id) as place
  from category_trips member
  join categories on categories.id = member.category_id
  join trips on trips.id = member.trip_id
  join operators on operators.id = trips.operator_id
  where categories.category_type = 'country' and not categories.is_world_category
    and trips.status = 'published' and trips.superseded_by is null
  group by member.category_id, operators.id)
insert into compared_pairs (category_id, first_id, second_id, rank)
select one.category_id, least(one.id, other.id), greatest(one.id, other.id), one.place + other.place - 2
from placed one join placed other on other.category_id = one.category_id and other.place > one.place
where other.place <= 3;
