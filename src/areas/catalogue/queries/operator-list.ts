import { type RawBuilder, sql } from 'kysely';
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
  /** Keys of terms that a company has to bear, one of each property at most. */
  terms?: Readonly<Record<string, string>>;
};

const initial = sql<string>`case when left(fold(operators.name), 1) between 'a' and 'z'
  then left(fold(operators.name), 1) else ${sql.lit(OTHER_LETTER)} end`;

type OperatorList = { ids: string[]; total: number; letters: string[] };

/** One page of the companies that are shown and have a listed trip; `letters` begin the names of all that fit the terms. */
export async function readOperatorList(
  ctx: Context,
  { page, limit, orderBy, letter = null, terms = {} }: Paging & { orderBy: OperatorOrder } & OperatorListing,
): Promise<OperatorList> {
  const { rows } = await sql<OperatorList>`
    with fitting as (
      select operators.id, ${initial} as letter from operators
      where trips_count > 0 and ${operatorIsShown(await shownScope(ctx))} and ${bears(terms)}
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

function bears(terms: Readonly<Record<string, string>>): RawBuilder<boolean> {
  const each = Object.entries(terms).map(
    ([property, key]) => sql`exists (
      select from operator_terms join terms on terms.id = operator_terms.term_id
      where operator_terms.operator_id = operators.id and terms.property_key = ${property} and terms.key = ${key})`,
  );
  return each.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}

export type OperatorTerm = { propertyKey: string; key: string; name: string; companies: number };

/** Terms of these properties that companies with a listed trip bear, with how many do. */
export async function readOperatorTerms(ctx: Context, properties: readonly string[]): Promise<OperatorTerm[]> {
  const { rows } = await sql<OperatorTerm>`
    select terms.property_key, terms.key, terms.name, count(*)::integer as companies
    from operator_terms join terms on terms.id = operator_terms.term_id
    join operators on operators.id = operator_terms.operator_id
    where terms.property_key = any(${properties}::text[])
      and operators.trips_count > 0 and ${operatorIsShown(await shownScope(ctx))}
    group by terms.id order by terms.property_key, terms.position, terms.id
    limit 200`.execute(ctx.db);
  return rows;
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
