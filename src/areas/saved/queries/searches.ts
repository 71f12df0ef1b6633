import { sql } from 'kysely';
import type { Db } from '#kernel/db';

export type SavedSearch = {
  id: string;
  name: string;
  /** Of the page: "/all-trips". */
  path: string;
  /** What narrows it, in the spelling of that page’s own links. */
  queryString: string;
  createdAt: Date;
};

const COLUMNS = sql`id, name, path, query_string, created_at`;

/** Whoever else saves searches of this member meanwhile waits until the transaction ends. */
export async function lockSearchesOf(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`searches of ${userId}`}, 0))`.execute(db);
}

/** The newest first. */
export async function readSearches(db: Db, userId: string): Promise<SavedSearch[]> {
  const { rows } = await sql<SavedSearch>`
    select ${COLUMNS} from saved_searches where user_id = ${userId} order by created_at desc, id desc`.execute(db);
  return rows;
}

export async function countSearches(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_searches where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

type Place = Pick<SavedSearch, 'path' | 'queryString'> & { userId: string; partnerId: string | null };

/** The search of a member that is this one, however it is called. */
export async function findSearch(db: Db, { userId, partnerId, path, queryString }: Place): Promise<SavedSearch | null> {
  const { rows } = await sql<SavedSearch>`
    select ${COLUMNS} from saved_searches
    where user_id = ${userId} and partner_id is not distinct from ${partnerId}::uuid
      and path = ${path} and query_string = ${queryString}`.execute(db);
  return rows[0] ?? null;
}

export async function insertSearch(
  db: Db,
  { userId, partnerId, path, queryString, name, now }: Place & { name: string; now: Date },
): Promise<SavedSearch> {
  const { rows } = await sql<SavedSearch>`
    insert into saved_searches (user_id, partner_id, path, query_string, name, created_at)
    values (${userId}, ${partnerId}, ${path}, ${queryString}, ${name}, ${now}) returning ${COLUMNS}`.execute(db);
  return rows[0] as SavedSearch;
}

/** @returns whether the member had it */
export async function renameSearchRow(db: Db, userId: string, { id, name }: Pick<SavedSearch, 'id' | 'name'>) {
  const { numAffectedRows = 0n } = await sql`
    update saved_searches set name = ${name} where id = ${id} and user_id = ${userId}`.execute(db);
  return numAffectedRows > 0n;
}

/** @returns what it was; null when the member hadn’t got it */
export async function deleteSearchRow(db: Db, userId: string, id: string): Promise<SavedSearch | null> {
  const { rows } = await sql<SavedSearch>`
    delete from saved_searches where id = ${id} and user_id = ${userId} returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

export async function deleteSearches(db: Db, userId: string): Promise<void> {
  await lockSearchesOf(db, userId);
  await sql`delete from saved_searches where user_id = ${userId}`.execute(db);
}
