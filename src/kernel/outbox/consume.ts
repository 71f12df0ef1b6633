import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { type Lead, leading } from './leading.ts';
import {
  FROM_THE_FIRST,
  NumberingRestarted,
  type OutboxEvent,
  type Position,
  type Reading,
  readEvents,
} from './read-events.ts';

/**
 * Hands a subscriber the events after its cursor and moves the cursor once they are handled. One process at a time does
 * this for a subscriber; whoever comes meanwhile gets none. Events are given again when handling them failed or its
 * process ended: handle them so that this is harmless.
 * @param handle gets the snapshot too, which stays the same until all that it shows were handed out, and the lead, of
 * which it shows now and then that it is alive
 * @param led the lead, where the caller has it already
 * @returns how many events were handled; call again until it is 0
 */
export async function consume(
  db: Db,
  subscriber: string,
  limit: number,
  handle: (events: OutboxEvent[], snapshot: string, lead: Lead) => Promise<void>,
  led?: Lead | null,
): Promise<number> {
  const read = async (lead: Lead) => {
    const position = await positionOf(db, subscriber);
    const { events, next, snapshot } = await readOn(db, position, limit);
    if (events.length > 0) await handle(events, snapshot, lead);
    if (events.length > 0 || position.reading !== null) await keepPosition(db, subscriber, next);
    return events.length;
  };
  if (led?.held()) return read(led);
  return leading(db, subscriber, (lead) => (lead ? read(lead) : Promise.resolve(0)));
}

async function positionOf(db: Db, subscriber: string): Promise<Position> {
  return db
    .selectFrom('outboxCursors')
    .select(['seen', 'reading', 'afterXid', 'afterId'])
    .where('subscriber', '=', subscriber)
    .executeTakeFirstOrThrow();
}

async function keepPosition(db: Db, subscriber: string, position: Position): Promise<void> {
  await db.updateTable('outboxCursors').set(position).where('subscriber', '=', subscriber).execute();
}

/** After a restart of the numbering every event that is left is handed out again, as from the first transaction. */
async function readOn(db: Db, position: Position, limit: number): Promise<Reading> {
  try {
    return await readEvents(db, position, limit);
  } catch (error) {
    if (!(error instanceof NumberingRestarted)) throw error;
    await sql`update outbox_events set xid = '3' where xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
    return readEvents(db, FROM_THE_FIRST, limit);
  }
}
