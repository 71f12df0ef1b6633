import { sql } from 'kysely';
import type { Context } from '#kernel';

/**
 * Lists in the temporary table `category_member` which published trips each category's rule takes in, best first.
 * All conditions of a rule hold together, one of the values within each is enough; a place takes in those inside it.
 */
export async function listMembers(ctx: Context): Promise<void> {
  await sql`drop table if exists rule_condition, rule_place, category_member`.execute(ctx.db);
  await listConditions(ctx);
  await listPlaces(ctx);
  await sql`
    create temp table category_member on commit drop as
    with satisfied as (
      select p.category_id, l.trip_id, 'places' as condition
      from rule_place p join trip_locations l on l.destination_id = p.destination_id
      union
      select c.category_id, a.trip_id, 'attractions'
      from rule_condition c join attractions x on x.slug = c.value join trip_attractions a on a.attraction_id = x.id
      where c.condition = 'attractions'
      union
      select c.category_id, t.trip_id, c.condition
      from rule_condition c
      join terms x on 'term ' || x.property_key = c.condition and lower(x.key) = lower(c.value)
      join trip_terms t on t.term_id = x.id
      union
      select c.category_id, t.id, 'duration'
      from rule_condition c
      join trips t on t.duration_days between split_part(c.value, ' ', 1)::integer and split_part(c.value, ' ', 2)::integer
      where c.condition = 'duration'),
    needed as (
      select category_id, count(distinct condition) as conditions from rule_condition group by category_id),
    fitting as (
      select s.category_id, s.trip_id from satisfied s join needed n on n.category_id = s.category_id
      group by s.category_id, s.trip_id, n.conditions having count(*) = n.conditions)
    select f.category_id, f.trip_id, t.operator_id, t.rating, t.reviews_count,
      row_number() over (
        partition by f.category_id
        order by t.popularity desc, t.rating desc nulls last, t.reviews_count desc, t.slug)::integer as rank
    from fitting f join trips t on t.id = f.trip_id
    where t.status = 'published' and t.superseded_by is null`.execute(ctx.db);
  await sql`create index on category_member (category_id, trip_id)`.execute(ctx.db);
  await sql`analyze category_member`.execute(ctx.db);
}

/** Each value that a rule allows, with the condition it belongs to. */
async function listConditions(ctx: Context): Promise<void> {
  await sql`
    create temp table rule_condition on commit drop as
    select c.id as category_id, given.condition, given.value
    from categories c cross join lateral (
      select 'places' as condition, slug as value from jsonb_array_elements_text(c.rule -> 'places') as listed (slug)
      union all
      select 'attractions', slug from jsonb_array_elements_text(c.rule -> 'attractions') as listed (slug)
      union all
      select 'term ' || property.key, term
      from jsonb_each(c.rule -> 'terms') as property cross join lateral jsonb_array_elements_text(property.value) as listed (term)
      union all
      select 'duration', coalesce(c.rule ->> 'min_duration_days', '0') || ' ' || coalesce(c.rule ->> 'max_duration_days', '10000')
      where c.rule ?| array['min_duration_days', 'max_duration_days']) as given`.execute(ctx.db);
  await sql`analyze rule_condition`.execute(ctx.db);
}

async function listPlaces(ctx: Context): Promise<void> {
  await sql`
    create temp table rule_place on commit drop as
    with recursive inside as (
      select c.category_id, d.id as destination_id
      from rule_condition c join destinations d on d.slug = c.value where c.condition = 'places'
      union
      select i.category_id, d.id from inside i join destinations d on d.parent_id = i.destination_id)
    select * from inside`.execute(ctx.db);
  await sql`analyze rule_place`.execute(ctx.db);
}
