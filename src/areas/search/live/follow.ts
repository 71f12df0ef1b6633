import type pg from 'pg';
import { createRounds, type Log, logFailure } from '#kernel';
import { listen } from '#kernel/db';

const POLL_MS = 5000;

/**
 * Calls `catchUp` whenever the projection announces changes, one call at a time, and every few seconds in case an
 * announcement was lost. Answers a function that ends it.
 */
export async function follow(pool: pg.Pool, log: Log, catchUp: () => Promise<void>): Promise<() => Promise<void>> {
  const rounds = createRounds(catchUp, {
    everyMs: POLL_MS,
    failed: (error) => logFailure(log, error, {}, 'search could not catch up'),
  });
  const stopListening = await listen(pool, ['search'], rounds.wake);
  return async () => {
    stopListening();
    await rounds.stop();
  };
}
