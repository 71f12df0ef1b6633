import { type Insertable, sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { AttributionTables, UserActionsTable } from '../tables.ts';

type NewAction = Omit<Insertable<UserActionsTable>, 'userId'>;

const NO_SUCH_ROW = '23503';
const AT_ONCE = 10_000;

/** Those that stand already stay as they are. @returns false when the account is gone */
export async function insertActions(db: Db, userId: string, actions: readonly NewAction[]): Promise<boolean> {
  if (actions.length === 0) return true;
  const rows = actions.map((action) => ({ ...action, userId }));
  try {
    await db
      .withTables<AttributionTables>()
      .insertInto('userActions')
      .values(rows)
      .onConflict((at) => at.doNothing())
      .execute();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === NO_SUCH_ROW) return false;
    throw error;
  }
}

export type KeptAction = { page: string; name: string; at: Date };

/** What is kept of a member, the newest first. */
export function readActions(db: Db, userId: string): Promise<KeptAction[]> {
  return db
    .withTables<AttributionTables>()
    .selectFrom('userActions')
    .where('userActions.userId', '=', userId)
    .select(['userActions.pageUrl as page', 'userActions.pageName as name', 'userActions.createdAt as at'])
    .orderBy('userActions.createdAt', 'desc')
    .orderBy('userActions.id', 'desc')
    .execute();
}

export async function deleteActionsOf(db: Db, userId: string): Promise<void> {
  await sql`delete from user_actions where user_id = ${userId}`.execute(db);
}

/** Deletes what was done before a day, some at a time: nobody who signs in meanwhile waits. @returns how many */
export async function deleteActionsBefore(db: Db, before: Date): Promise<number> {
  for (let deleted = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from user_actions where id in (
        select id from user_actions where created_at < ${before} order by created_at, id limit ${AT_ONCE})`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) return deleted;
  }
}
