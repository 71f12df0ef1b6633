import { sql } from 'kysely';
import { type Context, publishing, transaction } from '#kernel';
import { listMembers } from './category-members.ts';
import { pairCompanies } from './pair-companies.ts';

/**
 * Brings what follows from the trips up to date: which trips a category's rule takes in and in which order, and the
 * counts and ratings of categories and operators, the visits of attractions, and the companies to compare. Only rows that differ are written, with their events.
 * A category without a rule keeps the trips it has.
 */
export async function refreshCounts(ctx: Context): Promise<void> {
  await transaction(ctx, async (inside) => {
    await listMembers(inside);
    await writeMembers(inside);
    await recount(inside);
  });
}

/** The same without the members themselves, whose rules take a minute over 50,000 trips: what an import alone may take. */
export function recountAll(ctx: Context): Promise<void> {
  return transaction(ctx, recount);
}

async function recount(inside: Context): Promise<void> {
  await countCategories(inside);
  await countOperators(inside);
  await countVisits(inside);
  await pairCompanies(inside);
}

async function writeMembers(ctx: Context): Promise<void> {
  await sql`
    with gone as (
      delete from category_trips t
      where t.category_id in (select category_id from rule_condition)
        and not exists (select from category_member m where m.category_id = t.category_id and m.trip_id = t.trip_id)
      returning t.category_id, t.trip_id),
    placed as (
      insert into category_trips as t (category_id, trip_id, rank)
      select m.category_id, m.trip_id, m.rank from category_member m order by m.category_id, m.rank
      on conflict (category_id, trip_id) do update set rank = excluded.rank where t.rank <> excluded.rank
      returning t.category_id, t.trip_id, xmax = 0 as added),
    told as (
      select category_id, trip_id, true as moved from gone union all select category_id, trip_id, added from placed)
    select ${publishing('trip.changed', sql`trip_id from told where moved`)},
      ${publishing('category.changed', sql`category_id from told`)}`.execute(ctx.db);
}

async function countCategories(ctx: Context): Promise<void> {
  await sql`
    with counted as (
      select c.id, count(t.id)::integer as trips_count, count(distinct t.operator_id)::integer as operators_count,
        coalesce(sum(t.reviews_count), 0)::integer as reviews_count,
        round(sum(t.rating * t.reviews_count) / nullif(sum(t.reviews_count) filter (where t.rating is not null), 0), 2)
          ::numeric(3, 2) as rating
      from categories c
      left join category_trips m on m.category_id = c.id
      left join trips t on t.id = m.trip_id and t.status = 'published' and t.superseded_by is null
      group by c.id),
    changed as (
      update categories c set trips_count = n.trips_count, operators_count = n.operators_count,
        reviews_count = n.reviews_count, rating = n.rating
      from counted n
      where n.id = c.id and (c.trips_count, c.operators_count, c.reviews_count, c.rating)
        is distinct from (n.trips_count, n.operators_count, n.reviews_count, n.rating)
      returning c.id)
    select ${publishing('category.changed', sql`id from changed`)}`.execute(ctx.db);
}

async function countOperators(ctx: Context): Promise<void> {
  await sql`
    with counted as (
      select o.id, count(t.id)::integer as trips_count
      from operators o left join trips t on t.operator_id = o.id and t.status = 'published' and t.superseded_by is null
      group by o.id),
    changed as (
      update operators o set trips_count = n.trips_count from counted n
      where n.id = o.id and o.trips_count <> n.trips_count
      returning o.id)
    select ${publishing('operator.changed', sql`id from changed`)}`.execute(ctx.db);
}

async function countVisits(ctx: Context): Promise<void> {
  await sql`
    with counted as (
      select a.id, count(t.id)::integer as trips_count
      from attractions a
      left join trip_attractions visit on visit.attraction_id = a.id
      left join trips t on t.id = visit.trip_id and t.status = 'published' and t.superseded_by is null
      group by a.id),
    changed as (
      update attractions a set trips_count = n.trips_count from counted n
      where n.id = a.id and a.trips_count <> n.trips_count
      returning a.id)
    select ${publishing('attraction.changed', sql`id from changed`)}`.execute(ctx.db);
}
