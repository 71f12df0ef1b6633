import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export type Lead = {
  held(): boolean;
  /** Shows others that the work goes on; throws when the lead is lost, so that it ends. Cheap to call often. */
  alive(): Promise<void>;
};

type Options = {
  /** How often it is tried, half a second apart, while another process has it. */
  tries?: number;
  /** Milliseconds after which it is given up, though the work goes on. */
  mostMs?: number;
  /** Milliseconds without a word of its process after which the database gives the lead to another. */
  lostMs?: number;
};

const TRY_EVERY_MS = 500;
const SIGN_EVERY_MS = 5000;
/** Several signs, and what a busy thread keeps them. */
const LOST_MS = 30_000;
const SIGNS = 6;

/**
 * Does work as the one process that reads the outbox for a subscriber; null when another one is. The lead lasts as long
 * as a transaction that writes nothing, so it ends with its process, and soon with one whose machine or network has vanished.
 */
export async function leading<Result>(
  db: Db,
  subscriber: string,
  work: (lead: Lead | null) => Promise<Result>,
  { tries = 1, mostMs, lostMs = LOST_MS }: Options = {},
): Promise<Result> {
  await sql`insert into outbox_cursors (subscriber) values (${subscriber}) on conflict do nothing`.execute(db);
  const trx = await db.startTransaction().execute();
  let held = false;
  let lost: unknown = null;
  let lastSign = performance.now();
  const giveUp = async () => {
    if (trx.isCommitted || trx.isRolledBack) return;
    held = false;
    // A connection that was lost took the lead with it.
    await trx
      .rollback()
      .execute()
      .catch(() => {});
  };
  const lose = (error: unknown) => {
    if (!held) return;
    held = false;
    lost = error;
  };
  let heard = performance.now();
  // Whatever the work is at: it may wait for longer than that.
  const signs = setInterval(() => {
    if (!held) return;
    if (performance.now() - heard > lostMs) lose(new Error(`The database was not heard of for ${lostMs} ms`));
    else sql`select 1`.execute(trx).then(() => (heard = performance.now()), lose);
  }, lostMs / SIGNS);
  const timer = mostMs === undefined ? undefined : setTimeout(() => void giveUp(), mostMs);
  try {
    held = await take(trx, subscriber, lostMs);
    for (let tried = 1; !held && tried < tries; tried++) {
      await wait(TRY_EVERY_MS);
      held = await take(trx, subscriber, lostMs);
    }
    if (!held) {
      await giveUp();
      return await work(null);
    }
    heard = performance.now();
    const lead: Lead = {
      held: () => held,
      async alive() {
        if (lost) throw lost;
        if (!held || performance.now() - lastSign < SIGN_EVERY_MS) return;
        lastSign = performance.now();
        await sql`update outbox_cursors set updated_at = now() where subscriber = ${subscriber}`.execute(db);
      },
    };
    return await work(lead);
  } finally {
    clearInterval(signs);
    clearTimeout(timer);
    await giveUp();
  }
}

async function take(trx: Db, subscriber: string, lostMs: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('outbox'), hashtext(${subscriber})) as taken,
      set_config('idle_in_transaction_session_timeout', ${`${lostMs}ms`}, true)`.execute(trx);
  return rows[0]?.taken ?? false;
}
