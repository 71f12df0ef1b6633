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
   * Has the next call look at the last seconds again: after a crash the database may give numbers anew that it had given
   * to transactions that changed nothing. What was handed over isn't handed over a second time.
   */
  rewind(): void;
};

/** Reads the outbox for this process alone, from now on: for what it keeps in memory. */
export async function followEvents(db: Db, now: () => number = () => performance.now()): Promise<EventFollower> {
  let position = { ...FROM_THE_FIRST, seen: await currentSnapshot(db) };
  let settled = position;
  let settling = { position, since: now() };
  let rewound = false;
  /** Events handed over between `settled` and `settling`, and those after it. */
  let earlier = new Set<number>();
  let later = new Set<number>();

  function note(): void {
    if (now() - settling.since < SETTLED_MS) return;
    settled = settling.position;
    settling = { position, since: now() };
    earlier = later;
    later = new Set();
  }

  return {
    async read(handle) {
      if (rewound) position = settled;
      rewound = false;
      try {
        for (;;) {
          const { events, next } = await readEvents(db, position, AT_ONCE);
          const unheard = events.filter(({ id }) => !earlier.has(id) && !later.has(id));
          if (unheard.length > 0) await handle(unheard);
          for (const { id } of unheard) later.add(id);
          position = next as typeof position;
          if (events.length === 0) break;
        }
        note();
      } catch (error) {
        if (!(error instanceof NumberingRestarted)) throw error;
        const from = { ...FROM_THE_FIRST, seen: await currentSnapshot(db) };
        // First: where that fails, it is said once more at the next reading.
        await handle(null);
        position = from;
        settled = position;
        settling = { position, since: now() };
        earlier = new Set();
        later = new Set();
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
