import { sql } from 'kysely';
import type { Db } from './db/db.ts';

/** What areas tell each other; the publisher doesn't know who listens. */
export type Topic =
  | 'trip.changed'
  | 'operator.changed'
  | 'category.changed'
  | 'article.changed'
  | 'partner.changed'
  | 'review.published';

export type OutboxEvent = { id: number; topic: Topic; subjectId: string | null; payload: unknown };

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
 * Hands a subscriber the events after its cursor and moves the cursor in the same transaction.
 * Events of transactions still open elsewhere are waited for, so that none is skipped.
 * @returns how many events were handled; call again while it is `limit`.
 */
export function consume(
  db: Db,
  subscriber: string,
  limit: number,
  handle: (events: OutboxEvent[], trx: Db) => Promise<void>,
): Promise<number> {
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
      .where(sql<boolean>`xmin::text::bigint < pg_snapshot_xmin(pg_current_snapshot())::text::bigint % 4294967296`)
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
