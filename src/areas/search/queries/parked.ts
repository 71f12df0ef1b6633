import { sql } from 'kysely';
import type { Context } from '#kernel';

const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 3600;

/** Notes that something can't be projected; each further attempt waits twice as long. @returns attempts so far */
export async function park(ctx: Context, kind: string, id: string, reason: string): Promise<number> {
  const now = ctx.clock();
  const { rows } = await sql<{ attempts: number }>`
    insert into search_parked as old (kind, ref_id, reason, next_try_at, created_at, updated_at)
    values (${kind}, ${id}, ${reason}, ${now}::timestamptz + ${FIRST_WAIT_SECONDS} * interval '1 second', ${now}, ${now})
    on conflict (kind, ref_id) do update set reason = excluded.reason, attempts = old.attempts + 1, updated_at = ${now},
      next_try_at = ${now}::timestamptz
        + least(${FIRST_WAIT_SECONDS} * 2 ^ least(old.attempts, 20), ${LONGEST_WAIT_SECONDS}) * interval '1 second'
    returning attempts`.execute(ctx.db);
  return rows[0]?.attempts ?? 1;
}

/** Forgets what is projected after all. */
export async function unpark(ctx: Context, kind: string, ids: readonly string[]): Promise<void> {
  await sql`delete from search_parked where kind = ${kind} and ref_id = any(${ids}::uuid[])`.execute(ctx.db);
}

const LEASE_SECONDS = 300;

/** What is to be tried again now; other processes don't get the same. */
export async function takeDueParked(ctx: Context, limit: number): Promise<{ kind: string; id: string }[]> {
  const now = ctx.clock();
  const { rows } = await sql<{ kind: string; id: string }>`
    update search_parked set next_try_at = ${now}::timestamptz + ${LEASE_SECONDS} * interval '1 second'
    where (kind, ref_id) in (
      select kind, ref_id from search_parked where next_try_at <= ${now}
      order by next_try_at, kind, ref_id limit ${limit} for update skip locked)
    returning kind, ref_id as id`.execute(ctx.db);
  return rows;
}

/** How many wait to be projected after all. */
export async function readParkedCount(ctx: Pick<Context, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from search_parked`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}
