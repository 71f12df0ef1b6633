import { sql } from 'kysely';
import type { Context } from '#kernel';
import { LIST_PAGES, SITEMAP_GROUPS, SITEMAP_PAGES, type SitemapRow, type SitemapSource } from './sitemap-sources.ts';
import { tablesOf } from './tables-of.ts';

export type SitemapEntry = { path: string; title: string; updatedAt: Date };
export type SitemapGroup = keyof typeof SITEMAP_GROUPS;
export type SitemapPage = keyof typeof SITEMAP_PAGES;
export const sitemapGroups = Object.keys(SITEMAP_GROUPS) as SitemapGroup[];

/** Whether the site has a page at a path. */
type IsThere = (path: string) => boolean;
type Row = SitemapRow & { source: number };

/** Entries that are held in memory at a time, however many a group has. */
const BATCH = 1_000;

/** How many entries there are of each group whose pages are there. */
export async function countSitemapEntries(ctx: Context, isThere: IsThere): Promise<Map<SitemapGroup, number>> {
  const parts = sitemapGroups.flatMap((group) =>
    there(SITEMAP_GROUPS[group], isThere).map(
      ({ rows }) => sql`select ${group}::text as name, count(*) as entries from (${rows}) rows`,
    ),
  );
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{ name: SitemapGroup; total: number }>`
    select name, sum(entries)::integer as total from (${sql.join(parts, sql` union all `)}) parts
    group by name order by name`.execute(tablesOf(ctx));
  const found = new Map(rows.map(({ name, total }) => [name, total]));
  return new Map(sitemapGroups.flatMap((group) => (found.get(group) ? [[group, found.get(group) ?? 0]] : [])));
}

/**
 * Entries of a group in the order of their ids, read a batch at a time as they are taken: a reader who takes his time
 * holds no connection.
 */
export async function* readSitemapEntries(
  ctx: Context,
  group: SitemapGroup,
  isThere: IsThere,
  { skip, most, batch = BATCH }: { skip: number; most: number; batch?: number },
): AsyncGenerator<SitemapEntry[]> {
  const sources = there(SITEMAP_GROUPS[group], isThere);
  let after: Row | undefined;
  for (let left = most; left > 0; ) {
    const limit = Math.min(batch, left);
    const rows: Row[] = await readRows(ctx, sources, { after, skip: after ? 0 : skip, limit });
    if (rows.length > 0) yield rows.map((row) => toEntry(sources, row));
    if (rows.length < limit) return;
    left -= limit;
    after = rows.at(-1);
  }
}

/** Some of the links of a page for people, and how many there are; by kind, then by name. */
export async function readSitemapLinks(
  ctx: Context,
  page: SitemapPage,
  isThere: IsThere,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: SitemapEntry[]; total: number }> {
  const sources = there(SITEMAP_PAGES[page], isThere);
  if (sources.length === 0) return { entries: [], total: 0 };
  const parts = sources.map(({ rows }, source) => sql`select ${source}::integer as source, * from (${rows}) rows`);
  const all = sql`(${sql.join(parts, sql` union all `)}) entries`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select * from ${all} order by source, title, id limit ${limit} offset ${offset}`.execute(tablesOf(ctx)),
    sql<{ total: number }>`select count(*)::integer as total from ${all}`.execute(tablesOf(ctx)),
  ]);
  return { entries: rows.map((row) => toEntry(sources, row)), total: counted.rows[0]?.total ?? 0 };
}

/** Pages that list things of the catalogue, and would list nothing. */
export async function readEmptyLists(ctx: Context, isThere: IsThere): Promise<string[]> {
  const pages = Object.entries(LIST_PAGES).map(([path, sources]) => {
    const some = there(sources, isThere).map(({ rows }) => sql`exists (${rows})`);
    return sql`(${path}::text, ${some.length > 0 ? sql.join(some, sql` or `) : sql`false`})`;
  });
  const { rows } = await sql<{ path: string }>`
    select path from (values ${sql.join(pages)}) pages (path, holds) where not holds order by path`.execute(
    tablesOf(ctx),
  );
  return rows.map(({ path }) => path);
}

const there = <Source extends Pick<SitemapSource, 'like'>>(sources: Source[], isThere: IsThere) =>
  sources.filter(({ like }) => isThere(like));

function toEntry(sources: SitemapSource[], row: Row): SitemapEntry {
  const { pathOf } = sources[row.source] as SitemapSource;
  return { path: pathOf(row), title: row.title, updatedAt: row.updated };
}

/** Each source gives at most what is asked for, in the order of its own key. */
async function readRows(
  ctx: Context,
  sources: SitemapSource[],
  { after, skip, limit }: { after: Row | undefined; skip: number; limit: number },
): Promise<Row[]> {
  const parts = sources.flatMap(({ rows }, source) => {
    if (after && source < after.source) return [];
    const rest =
      after?.source === source
        ? sql`where id >= ${after.id}::uuid and (id, ending) > (${after.id}::uuid, ${after.ending}::text)`
        : sql``;
    return [
      sql`(select ${source}::integer as source, * from (${rows}) rows ${rest} order by id, ending limit ${skip + limit})`,
    ];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<Row>`
    select * from (${sql.join(parts, sql` union all `)}) entries
    order by source, id, ending limit ${limit} offset ${skip}`.execute(tablesOf(ctx));
  return rows;
}
