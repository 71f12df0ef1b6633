import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { Paging } from '#kernel/http';
import { shownScope } from '#partners';
import type { OperatorCard } from '../operators/operator-page-model.ts';
import { type OperatorOrder, operatorOrder } from './operator-order.ts';
import { operatorIsShown, shownTripsCount } from './shown.ts';
import { operatorLogo } from './stored-images.ts';
import { tablesOf } from './tables-of.ts';

/** Where names stand that begin with no letter from A to Z. */
export const OTHER_LETTER = 'other';

export type OperatorListing = {
  /** "a" to "z", or OTHER_LETTER. */
  letter?: string | null;
  /** The companies to choose from; all of them without. */
  among?: readonly string[] | null;
};

const initial = sql<string>`case when left(fold(operators.name), 1) between 'a' and 'z'
  then left(fold(operators.name), 1) else ${sql.lit(OTHER_LETTER)} end`;

type OperatorList = { ids: string[]; total: number; letters: string[] };

/** One page of the companies that are shown and have a listed trip; `letters` begin the names of all to choose from. */
export async function readOperatorList(
  ctx: Context,
  { page, limit, orderBy, letter = null, among = null }: Paging & { orderBy: OperatorOrder } & OperatorListing,
): Promise<OperatorList> {
  const { rows } = await sql<OperatorList>`
    with fitting as (
      select operators.id, ${initial} as letter from operators
      where trips_count > 0 and ${operatorIsShown(await shownScope(ctx))} and (${among}::uuid[] is null or operators.id = any(${among}::uuid[]))
    ), listed as (
      select id from fitting where ${letter}::text is null or letter = ${letter}
    ), page as (
      select operators.id, row_number() over (order by ${operatorOrder[orderBy]}, operators.id) as place
      from listed join operators on operators.id = listed.id
      cross join (select avg(rating) as rating from operators where rating is not null) mean
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*)::integer from listed) as total,
      array(select id from page order by place)::text[] as ids,
      array(select distinct letter from fitting order by letter) as letters`.execute(ctx.db);
  return rows[0] ?? { ids: [], total: 0, letters: [] };
}

/** Companies as lists show them, in the order of the ids. */
export async function readOperatorCards(
  ctx: Context,
  ids: readonly string[],
): Promise<(OperatorCard & { id: string })[]> {
  const rows = await tablesOf(ctx)
    .selectFrom('operators')
    .where('operators.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select([
      'operators.id',
      'operators.slug',
      'operators.name',
      'operators.rating',
      'operators.reviewsCount',
      shownTripsCount(await shownScope(ctx)).as('tripsCount'),
      'operators.knownFor',
      operatorLogo().as('logo'),
    ])
    .orderBy(sql`array_position(${ids}::uuid[], operators.id)`)
    .limit(ids.length)
    .execute();
  return rows as (OperatorCard & { id: string })[];
}
