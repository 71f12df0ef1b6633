import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { FROM_THE_FIRST, NumberingRestarted, type OutboxEvent, readEvents } from './read-events.ts';

const AT_ONCE = 2000;
/** Far longer than the database takes to write to disk what a transaction without changes left behind. */
const SETTLED_MS = 10_000;

export type EventFollower = {
  /** Hands over what was committed since the last call; null when anything may have been. */
  read(handle: (events: OutboxEvent[] | null) => Promise<void> | void): Promise<void>;
  /**
   * Has the next call read the last seconds again: after a crash the database may give numbers anew that it had given to
   * transactions that changed nothing.
   */
  rewind(): void;
};

/** Reads the outbox for this process alone, from now on: for what it keeps in memory. */
export async function followEvents(db: Db, now: () => number = () => performance.now()): Promise<EventFollower> {
  let position = { ...FROM_THE_FIRST, seen: await currentSnapshot(db) };
  let settled = position;
  let settling = { position, since: now() };
  let rewound = false;

  function note(): void {
    if (now() - settling.since < SETTLED_MS) return;
    settled = settling.position;
    settling = { position, since: now() };
  }

  return {
    async read(handle) {
      if (rewound) position = settled;
      rewound = false;
      try {
        for (;;) {
          const { events, next } = await readEvents(db, position, AT_ONCE);
          if (events.length > 0) await handle(events);
          position = next as typeof position;
          if (events.length === 0) break;
        }
        note();
      } catch (error) {
        if (!(error instanceof NumberingRestarted)) throw error;
        position = { ...FROM_THE_FIRST, seen: await currentSnapshot(db) };
        settled = position;
        settling = { position, since: now() };
        await handle(null);
      }
    },
    rewind() {
      rewound = true;
    },
  };
}

async function currentSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(db);
  return rows[0]?.now ?? '';
}
