import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { type ShownScope, shownScope } from '#partners';
import { operatorIsShown } from './shown.ts';

/** Pairs of which something can be said: travelers wrote about both, and both still have trips. */
export function pairIsListed(scope: ShownScope | null): RawBuilder<boolean> {
  const each = ['one', 'other'].map(
    (company) => sql`(${sql.ref(`${company}.reviews_count`)} > 0 and ${sql.ref(`${company}.trips_count`)} > 0
      and ${operatorIsShown(scope, company)})`,
  );
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** The companies of a pair beside it, by slug as an address names them. */
export const pairsWithCompanies = sql`compared_pairs pair
  join operators one on one.id = pair.first_id join operators other on other.id = pair.second_id`;

type PairedCompany = { slug: string; name: string; rating: number | null; reviewsCount: number };

export type ComparedPair = {
  place: string;
  /** Of the page that lists the place's companies; null without one. */
  placeSlug: string | null;
  companies: [PairedCompany, PairedCompany];
};

/** Far more than there are countries, each with three at most. */
const MOST = 1_000;

/** Companies to put side by side, by country from A to Z; those of one category alone when it is given. */
export async function readComparedPairs(ctx: Context, categoryId: string | null = null): Promise<ComparedPair[]> {
  const company = (of: string) => {
    const column = (name: string) => sql.ref(`${of}.${name}`);
    return sql`json_build_object('slug', ${column('slug')}, 'name', ${column('name')},
      'rating', ${column('rating')}, 'reviewsCount', ${column('reviews_count')})`;
  };
  const { rows } = await sql<ComparedPair>`
    select categories.name as place, page.slug as place_slug,
      case when one.slug collate "C" < other.slug collate "C" then json_build_array(${company('one')}, ${company('other')})
        else json_build_array(${company('other')}, ${company('one')}) end as companies
    from ${pairsWithCompanies} join categories on categories.id = pair.category_id
    left join category_pages page on page.category_id = categories.id and page.kind = 'operator' and page.published
    where (${categoryId}::uuid is null or pair.category_id = ${categoryId}::uuid)
      and ${pairIsListed(await shownScope(ctx))}
    order by fold(categories.name), categories.id, pair.rank, pair.id
    limit ${MOST}`.execute(ctx.db);
  return rows;
}

/** Whether these two stand among the pairs of any country. */
export async function readIsComparedPair(ctx: Context, [one = '', other = '']: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from ${pairsWithCompanies}
      where pair.first_id = least(${one}::uuid, ${other}::uuid) and pair.second_id = greatest(${one}::uuid, ${other}::uuid)
        and ${pairIsListed(await shownScope(ctx))}) as is_there`.execute(ctx.db);
  return rows[0]?.isThere ?? false;
}
