import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { CatalogueTables } from '../tables.ts';

export type CategoryEntryRow = {
  id: string;
  name: string;
  slug: string;
  categoryType: CatalogueTables['categories']['categoryType'];
  /** Of its list of trips; null when that isn't published. */
  tripPageSlug: string | null;
  /** What lies around the place of the category: its country, say; null for one that is no place or the largest. */
  within: string | null;
  tripCount: number;
};

/** Categories by which one may search, with their listed trips; null for all of them. */
export async function readCategoryEntries(ctx: Context, ids: readonly string[] | null): Promise<CategoryEntryRow[]> {
  const chosen = (column: string) => (ids === null ? sql`true` : sql`${sql.ref(column)} = any(${ids}::uuid[])`);
  const { rows } = await sql<CategoryEntryRow>`
    with counts as (
      select category_trips.category_id, count(*) as trip_count
      from category_trips join trips on trips.id = category_trips.trip_id
      where ${chosen('category_trips.category_id')} and trips.status = 'published' and trips.superseded_by is null
      group by category_trips.category_id
    )
    select categories.id, categories.name, categories.slug, categories.category_type, page.slug as trip_page_slug,
      around.name as within, coalesce(counts.trip_count, 0) as trip_count
    from categories
    left join counts on counts.category_id = categories.id
    left join category_pages page on page.category_id = categories.id and page.kind = 'trip' and page.published
    left join destinations place on place.id = categories.destination_id
    left join destinations around on around.id = place.parent_id
    where ${chosen('categories.id')}
    order by categories.id`.execute(ctx.db);
  return rows;
}

export type OperatorEntryRow = { id: string; name: string; slug: string; tripCount: number };

/** Companies with their listed trips; null for all of them. */
export async function readOperatorEntries(ctx: Context, ids: readonly string[] | null): Promise<OperatorEntryRow[]> {
  const { rows } = await sql<OperatorEntryRow>`
    select operators.id, operators.name, operators.slug, count(trips.id) as trip_count
    from operators
    left join trips on trips.operator_id = operators.id and trips.status = 'published' and trips.superseded_by is null
    where ${ids === null ? sql`true` : sql`operators.id = any(${ids}::uuid[])`}
    group by operators.id
    order by operators.id`.execute(ctx.db);
  return rows;
}

export type FacetLabel = {
  facet: 'destination' | 'operator' | CatalogueTables['terms']['propertyKey'];
  value: string;
  label: string;
};

const LABELS = sql`
  select 'destination' as facet, slug as value, name as label from destinations
  union all select 'operator', slug, coalesce(short_name, name) from operators
  union all select property_key, key, coalesce(short_name, name) from terms`;

/** Names of every place, company and term that a filter may offer. */
export async function readFacetLabels(ctx: Pick<Context, 'db'>): Promise<FacetLabel[]> {
  const { rows } = await sql<FacetLabel>`${LABELS} order by facet, value`.execute(ctx.db);
  return rows;
}

/** What is another text as soon as one of these names is another: cheaper than all of them. */
export async function readFacetLabelsMark(ctx: Pick<Context, 'db'>): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select count(*) || ' ' || sum(hashtextextended(concat_ws(chr(31), facet, value, label), 0)::numeric) as mark
    from (${LABELS}) labels`.execute(ctx.db);
  return rows[0]?.mark ?? '';
}

/** Companies and categories to which these trips belong: their counts change with them. */
export async function readOwnersOfTrips(
  ctx: Context,
  tripIds: readonly string[],
): Promise<{ operatorIds: string[]; categoryIds: string[] }> {
  const { rows } = await sql<{ kind: 'operator' | 'category'; id: string }>`
    select 'operator' as kind, operator_id as id from trips where id = any(${tripIds}::uuid[])
    union
    select 'category', category_id from category_trips where trip_id = any(${tripIds}::uuid[])
    order by kind, id`.execute(ctx.db);
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.id);
  return { operatorIds: idsOf('operator'), categoryIds: idsOf('category') };
}
