import { sql } from 'kysely';
import type { Context } from '#kernel';
import { tablesOf } from './tables-of.ts';

/** Kinds of things whose old slugs are kept, by the table they stand in; pages of categories by their own kind. */
const TABLES = { trip: 'trips', operator: 'operators', category: 'categories', attraction: 'attractions' } as const;

type PageOfRenamed = 'trip' | 'landing' | 'operator' | 'review' | 'itinerary' | 'duration_itinerary';
export type Renamed = keyof typeof TABLES | `page:${PageOfRenamed}`;

/** Of another area's things, which it finds by their id: the one that once had this slug. */
export async function readRenamedId(
  ctx: Context,
  kind: 'article' | 'partner',
  oldSlug: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select target_id as id from slug_redirects where kind = ${kind} and old_slug = ${oldSlug}`.execute(tablesOf(ctx));
  return rows[0]?.id ?? null;
}

/** The slug that something renamed has today; null when nothing had this one. The database notes each change (0019). */
export async function readRenamedSlug(ctx: Context, kind: Renamed, oldSlug: string): Promise<string | null> {
  const table = kind in TABLES ? TABLES[kind as keyof typeof TABLES] : 'category_pages';
  const { rows } = await sql<{ slug: string }>`
    select target.slug from slug_redirects s join ${sql.table(table)} target on target.id = s.target_id
    where s.kind = ${kind} and s.old_slug = ${oldSlug}`.execute(tablesOf(ctx));
  return rows[0]?.slug ?? null;
}
