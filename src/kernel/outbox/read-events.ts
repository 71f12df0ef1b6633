import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Topic } from './topics.ts';

export type OutboxEvent = { id: number; topic: Topic; subjectId: string | null };

/**
 * How far a reader is: it has had all that the snapshot `seen` shows and, while it reads what `reading` shows beyond
 * that, all up to the event `afterXid`, `afterId`.
 */
export type Position = { seen: string | null; reading: string | null; afterXid: string; afterId: number };

export const FROM_THE_FIRST: Position = { seen: null, reading: null, afterXid: '0', afterId: 0 };

export type Reading = {
  events: OutboxEvent[];
  next: Position;
  /** The snapshot that the events were read by: later ones of the same snapshot were committed before it, too. */
  snapshot: string;
};

/** The database counts its transactions anew: it was restored elsewhere, or another one took over that knew less. */
export class NumberingRestarted extends Error {}

/**
 * The next events after a position: what was committed since, each event once, in whatever order the transactions
 * ended. No event is waited for, and nobody who writes one waits.
 * @returns no more than `limit`; none when there is none for now
 */
export async function readEvents(db: Db, position: Position, limit: number): Promise<Reading> {
  const { seen, reading, afterXid, afterId } = isOpen(position) ? position : await openSnapshot(db, position);
  const { rows } = await sql<OutboxEvent & { xid: string }>`
    select id, xid, topic, subject_id from outbox_events
    where (xid, id) > (${afterXid}::xid8, ${afterId}::bigint)
      and pg_visible_in_snapshot(xid, ${reading}::pg_snapshot)
      and (${seen}::pg_snapshot is null or not pg_visible_in_snapshot(xid, ${seen}::pg_snapshot))
    order by xid, id limit ${limit}`.execute(db);
  if (rows.length === 0 && position.reading !== null) {
    return readEvents(db, { ...FROM_THE_FIRST, seen: reading }, limit);
  }
  const last = rows.at(-1);
  const next =
    last && rows.length === limit
      ? { seen, reading, afterXid: last.xid, afterId: last.id }
      : { ...FROM_THE_FIRST, seen: reading };
  return { events: rows.map(({ id, topic, subjectId }) => ({ id, topic, subjectId })), next, snapshot: reading };
}

type Open = Position & { reading: string };

const isOpen = (position: Position): position is Open => position.reading !== null;

async function openSnapshot(db: Db, { seen }: Position): Promise<Open> {
  const { rows } = await sql<{ now: string; oldest: string; restarted: boolean }>`
    select pg_current_snapshot()::text as now,
      coalesce(pg_snapshot_xmin(${seen}::pg_snapshot), '0'::xid8)::text as oldest,
      coalesce(pg_snapshot_xmax(${seen}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()), false)
        as restarted`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database tells no snapshot');
  if (row.restarted) throw new NumberingRestarted();
  return { seen, reading: row.now, afterXid: row.oldest, afterId: 0 };
}
