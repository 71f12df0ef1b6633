import { sql } from 'kysely';
import type { Db } from './db/db.ts';

/** What areas tell each other; the publisher doesn't know who listens. */
export type Topic =
  | 'trip.changed'
  | 'operator.changed'
  | 'category.changed'
  | 'article.changed'
  | 'partner.changed'
  | 'review.published'
  /** A company's or category's picture is there to be shown; its facts are the same. */
  | 'picture.stored';

export type OutboxEvent = { id: number; topic: Topic; subjectId: string | null; payload: unknown };

/** The lock that migrations/0009-settled-outbox.sql takes for every writer. */
const WRITERS = 7_345_119;
const LOCK_NOT_AVAILABLE = '55P03';

/** Writes an event in the caller's transaction: it exists exactly when the change does. */
export async function publish(db: Db, topic: Topic, subjectIds: string[], payload: object = {}): Promise<void> {
  if (subjectIds.length === 0) return;
  await db
    .insertInto('outboxEvents')
    .values(subjectIds.map((subjectId) => ({ topic, subjectId, payload: JSON.stringify(payload) })))
    .execute();
  await sql`select pg_notify('outbox', '')`.execute(db);
}

/**
 * The newest id below which no event can appear any more, or null while a writer keeps its transaction open: then its
 * own commit announces itself, and the reader comes again.
 */
async function settledId(db: Db): Promise<number | null> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '500ms'`.execute(trx);
      await sql`select pg_advisory_xact_lock(${WRITERS}::bigint)`.execute(trx);
      const newest = await trx
        .selectFrom('outboxEvents')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst();
      return newest?.id ?? 0;
    });
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return null;
    throw error;
  }
}

/**
 * Hands a subscriber the events after its cursor and moves the cursor in the same transaction. Events of transactions
 * still open elsewhere are waited for, so that none is skipped.
 * @returns how many events were handled; call again while it is `limit`.
 */
export async function consume(
  db: Db,
  subscriber: string,
  limit: number,
  handle: (events: OutboxEvent[], trx: Db) => Promise<void>,
): Promise<number> {
  const settled = await settledId(db);
  if (settled === null) return 0;
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('outboxCursors')
      .values({ subscriber })
      .onConflict((conflict) => conflict.column('subscriber').doNothing())
      .execute();
    const cursor = await trx
      .selectFrom('outboxCursors')
      .select('lastEventId')
      .where('subscriber', '=', subscriber)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const events = await trx
      .selectFrom('outboxEvents')
      .select(['id', 'topic', 'subjectId', 'payload'])
      .where('id', '>', cursor.lastEventId)
      .where('id', '<=', settled)
      .orderBy('id')
      .limit(limit)
      .execute();
    const last = events.at(-1);
    if (!last) return 0;
    await handle(events as OutboxEvent[], trx);
    await trx.updateTable('outboxCursors').set({ lastEventId: last.id }).where('subscriber', '=', subscriber).execute();
    return events.length;
  });
}
