import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { Db } from '#kernel/db';
import type { TripDocument } from '../projection/trip-document.ts';

/**
 * Writers of the projection go one at a time until they commit, so that changed_seq is given in the order in which
 * changes become visible: a reader that saw 10 never misses 9.
 */
export async function lockProjection(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search projection'))`.execute(db);
}

/** Tells the indexes of all processes, when the transaction commits, that there is something to read. */
export async function announceChanges(db: Db): Promise<void> {
  await sql`select pg_notify('search', '')`.execute(db);
}

/**
 * Writes trips; those that stay the same keep their changed_seq.
 * @param recarded trips whose cards are others now: whoever keeps pages hears of these as well
 */
export async function writeTrips(
  db: Db,
  documents: readonly TripDocument[],
  recarded: readonly string[],
): Promise<void> {
  await sql`
    insert into trip_search as old (trip_id, operator_id, facets, price_usd_cents, duration_days, rating, reviews_count,
      popularity, promotion, departures, document, listed, changed_seq)
    select trip_id, operator_id, facets, price_usd_cents, duration_days, rating, reviews_count, popularity, promotion,
      departures,
      setweight(to_tsvector('english', name_text), 'A') || setweight(to_tsvector('english', facts_text), 'B')
        || setweight(to_tsvector('english', description_text), 'C')
        || to_tsvector('simple', name_text || ' ' || facts_text),
      true, nextval('search_changes')
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as new (
      trip_id uuid, operator_id uuid, facets text[], price_usd_cents bigint, duration_days integer,
      rating numeric(3, 2), reviews_count integer, popularity integer, promotion boolean, departures jsonb,
      name_text text, facts_text text, description_text text)
    on conflict (trip_id) do update set
      operator_id = excluded.operator_id, facets = excluded.facets, price_usd_cents = excluded.price_usd_cents,
      duration_days = excluded.duration_days, rating = excluded.rating, reviews_count = excluded.reviews_count,
      popularity = excluded.popularity, promotion = excluded.promotion, departures = excluded.departures,
      document = excluded.document, listed = true, changed_seq = excluded.changed_seq
    where (old.operator_id, old.facets, old.duration_days, old.rating, old.reviews_count, old.popularity,
        old.departures, old.document, old.listed)
      is distinct from (excluded.operator_id, excluded.facets, excluded.duration_days, excluded.rating,
        excluded.reviews_count, excluded.popularity, excluded.departures, excluded.document, true)
      or old.trip_id = any(${recarded}::uuid[])`.execute(db);
}

/** Takes trips off the lists; the row stays, so that every index hears of it. */
export async function unlistTrips(db: Db, tripIds: readonly string[]): Promise<void> {
  await sql`
    update trip_search set listed = false, facets = '{}', departures = '[]', document = '', price_usd_cents = null,
      promotion = false, changed_seq = nextval('search_changes')
    where trip_id = any(${tripIds}::uuid[]) and listed`.execute(db);
}

/** Listed trips that had one of these categories when they were projected. */
export async function readTripIdsWithFacets(ctx: Pick<Context, 'db'>, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select trip_id as id from trip_search where listed and facets && ${keys}::text[] order by trip_id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

/** Every trip that is listed as of its last projection. */
export async function readListedIds(ctx: Pick<Context, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select trip_id as id from trip_search where listed order by trip_id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

/** Something that suggestions may name; `removed` takes it out of every index. */
export type EntryDocument = {
  /** category, operator, or what an area has searched. */
  kind: string;
  ref_id: string;
  name: string;
  slug: string;
  folded_name: string;
  trip_count: number;
  details: { category_type?: string; trip_page_slug?: string | null; within?: string | null; removed?: boolean };
};

/**
 * Writes entries; those that stay the same keep their changed_seq.
 * @param onlyAsNamed leaves those alone that are kept by another name, slug or type
 */
export async function writeEntries(db: Db, entries: readonly EntryDocument[], onlyAsNamed = false): Promise<void> {
  const asNamed = sql`(old.name, old.slug, old.details->>'category_type')
    is not distinct from (excluded.name, excluded.slug, excluded.details->>'category_type')`;
  await sql`
    insert into search_entries as old (kind, ref_id, name, slug, folded_name, trip_count, details, changed_seq)
    select kind, ref_id, name, slug, folded_name, trip_count, details, nextval('search_changes')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as new (
      kind text, ref_id uuid, name text, slug text, folded_name text, trip_count integer, details jsonb)
    on conflict (kind, ref_id) do update set
      name = excluded.name, slug = excluded.slug, folded_name = excluded.folded_name,
      trip_count = excluded.trip_count, details = excluded.details, changed_seq = excluded.changed_seq
    where (old.name, old.slug, old.trip_count, old.details)
      is distinct from (excluded.name, excluded.slug, excluded.trip_count, excluded.details)
      and ${onlyAsNamed ? asNamed : sql`true`}`.execute(db);
}

/** Takes out the entries of a kind: those of these ids, or with `except` all but these. */
export async function removeEntries(
  db: Db,
  kind: string,
  which: { ids: readonly string[] } | { except: readonly string[] },
): Promise<void> {
  const chosen = 'ids' in which ? sql`ref_id = any(${which.ids}::uuid[])` : sql`ref_id <> all(${which.except}::uuid[])`;
  await sql`
    update search_entries set trip_count = 0, details = '{"removed": true}', changed_seq = nextval('search_changes')
    where kind = ${kind} and ${chosen} and not details ? 'removed'`.execute(db);
}

export type KeptCategory = { id: string; name: string; slug: string; categoryType: string | null };

/** Categories as they were last projected. */
export async function readKeptCategories(ctx: Pick<Context, 'db'>, ids: readonly string[]): Promise<KeptCategory[]> {
  const { rows } = await sql<KeptCategory>`
    select ref_id as id, name, slug, details->>'category_type' as category_type
    from search_entries where kind = 'category' and ref_id = any(${ids}::uuid[]) order by ref_id`.execute(ctx.db);
  return rows;
}

/** Until when trips that time alone changes are told, or null before the first time; held until the transaction ends. */
export async function takeRolledAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ rolledAt: Date }>`select rolled_at from search_calendar for update`.execute(db);
  return rows[0]?.rolledAt ?? null;
}

export async function keepRolledAt(db: Db, instant: Date): Promise<void> {
  await sql`
    insert into search_calendar (rolled_at) values (${instant})
    on conflict (one_row) do update set rolled_at = excluded.rolled_at`.execute(db);
}
