import { sql } from 'kysely';
import { type Context, publishing } from '#kernel';
import { tripIsListed } from '../queries/shown.ts';

/**
 * Keeps which companies are worth putting side by side, by country: of the three with most trips there, two by two
 * (docs/decisions/0050). Only pairs that differ are written, with the events of their countries. Call within a
 * transaction, after the members of categories are known.
 */
export async function pairCompanies(ctx: Context): Promise<void> {
  await sql`
    with placed as (
      select member.category_id, operators.id, row_number() over (
        partition by member.category_id order by count(*) desc, operators.reviews_count desc, operators.id) as place
      from category_trips member
      join categories on categories.id = member.category_id
      join trips on trips.id = member.trip_id
      join operators on operators.id = trips.operator_id
      where categories.category_type = 'country' and not categories.is_world_category and ${tripIsListed()}
      group by member.category_id, operators.id),
    pairs as (
      select one.category_id, least(one.id, other.id) as first_id, greatest(one.id, other.id) as second_id,
        one.place + other.place - 2 as rank
      from placed one join placed other on other.category_id = one.category_id and other.place > one.place
      where other.place <= 3),
    gone as (
      delete from compared_pairs kept where not exists (
        select from pairs where pairs.category_id = kept.category_id
          and pairs.first_id = kept.first_id and pairs.second_id = kept.second_id)
      returning kept.category_id),
    written as (
      insert into compared_pairs as kept (category_id, first_id, second_id, rank)
      select category_id, first_id, second_id, rank from pairs order by category_id, first_id, second_id
      on conflict (category_id, first_id, second_id) do update set rank = excluded.rank where kept.rank <> excluded.rank
      returning kept.category_id),
    told as (select category_id from gone union select category_id from written)
    select ${publishing('category.changed', sql`category_id from told`)}`.execute(ctx.db);
}
