import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel';
import { categoryPath } from '../categories/category-paths.ts';
import { type AttractionKind, attractionPath } from '../places/attraction-path.ts';
import type { CategoryType, DurationBand, PageKind } from './category-page.ts';
import { tripIsListed } from './shown.ts';
import { tablesOf } from './tables-of.ts';

export type SitemapEntry = { path: string; updatedAt: Date };

type Row = { slug: string; ending: string; updated: Date; categoryType: CategoryType; durationBand: DurationBand };

type Source = { rows: RawBuilder<Row>; pathOf: (row: Row) => string };

const LONG_TAILS = sql`c.category_type like 'longtail%'`;

/** Pages of categories that show something, and whose canonical address is their own. */
function categoryPages(kind: PageKind, condition: RawBuilder<unknown>): Source {
  return {
    rows: sql`select p.id, p.slug, '' as ending, p.updated_at as updated, c.category_type, p.duration_band
      from category_pages p join categories c on c.id = p.category_id
      where p.kind = ${kind} and p.published and not p.meta_seo ? 'canonicalUrl' and ${condition}`,
    pathOf: ({ slug, categoryType, durationBand }) => categoryPath({ kind, slug, durationBand }, categoryType),
  };
}

/** Every landmark or point of interest has a page, whether or not a category is about it. */
function attractions(kind: AttractionKind): Source {
  return {
    rows: sql`select id, slug, '' as ending, updated_at as updated from attractions where kind = ${kind}`,
    pathOf: ({ slug }) => attractionPath({ kind, slug }),
  };
}

const withTrips = sql`c.trips_count > 0`;

/** What robots are told of, by the file that names it. Pages that show nothing ask to be left out, so they aren't here. */
const GROUPS = {
  trips: [
    {
      rows: sql`select id, slug, '' as ending, updated_at as updated from trips
        where ${tripIsListed()} and not meta_seo ? 'canonicalUrl'`,
      pathOf: ({ slug }) => `/trips/${slug}`,
    },
  ],
  operators: [
    {
      rows: sql`select id, slug, ending, updated_at as updated from operators,
          unnest(array['', '-trips', '-reviews'], array[1, trips_count, reviews_count]) views (ending, shown)
        where shown > 0 and not (ending = '' and meta_seo ? 'canonicalUrl')`,
      pathOf: ({ slug, ending }) => `/tour-operators/${slug}${ending}`,
    },
    categoryPages('operator', sql`c.operators_count > 0 and not c.is_world_category`),
  ],
  'trip-lists': [categoryPages('trip', withTrips)],
  guides: [categoryPages('landing', sql`not ${LONG_TAILS}`)],
  'long-tails': [categoryPages('landing', sql`${LONG_TAILS} and c.trips_count >= 3`)],
  places: [
    categoryPages('itinerary', withTrips),
    categoryPages('duration_itinerary', withTrips),
    attractions('landmark'),
    attractions('poi'),
  ],
  reviews: [categoryPages('review', sql`c.reviews_count > 0 and not c.is_world_category`)],
} satisfies Record<string, Source[]>;

export type SitemapGroup = keyof typeof GROUPS;

export const sitemapGroups = Object.keys(GROUPS) as SitemapGroup[];

/** How many entries there are of a group. */
export async function countSitemapEntries(ctx: Context, group: SitemapGroup): Promise<number> {
  const sources: Source[] = GROUPS[group];
  const parts = sources.map(({ rows }) => sql`select count(*) as entries from (${rows}) rows`);
  const { rows } = await sql<{ total: number }>`
    select sum(entries)::integer as total from (${sql.join(parts, sql` union all `)}) parts`.execute(tablesOf(ctx));
  return rows[0]?.total ?? 0;
}

/** Some entries of a group, in the order of their ids; `limit` bounds what is held in memory. */
export async function readSitemapEntries(
  ctx: Context,
  group: SitemapGroup,
  { limit, offset }: { limit: number; offset: number },
): Promise<SitemapEntry[]> {
  const sources: Source[] = GROUPS[group];
  const parts = sources.map(
    ({ rows }, source) => sql`
      select ${source}::integer as source, id, slug, ending, updated,
        to_jsonb(rows) ->> 'category_type' as category_type, to_jsonb(rows) ->> 'duration_band' as duration_band
      from (${rows}) rows`,
  );
  const { rows } = await sql<Row & { source: number }>`
    select * from (${sql.join(parts, sql` union all `)}) entries
    order by source, id, ending limit ${limit} offset ${offset}`.execute(tablesOf(ctx));
  return rows.flatMap((row) => {
    const path = sources[row.source]?.pathOf(row);
    return path === undefined ? [] : [{ path, updatedAt: row.updated }];
  });
}
