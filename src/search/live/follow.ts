import type pg from 'pg';
import { type Log, logFailure } from '#kernel';
import { listen } from '#kernel/db';

const POLL_MS = 30_000;

/**
 * Calls `catchUp` whenever the projection announces changes, one call at a time, and every half a minute in case an
 * announcement was lost. Answers a function that ends it.
 */
export async function follow(pool: pg.Pool, log: Log, catchUp: () => Promise<void>): Promise<() => Promise<void>> {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;

  async function run(): Promise<void> {
    do {
      again = false;
      await catchUp().catch((error) => logFailure(log, error, {}, 'search could not catch up'));
    } while (again && !stopped);
    running = null;
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= run();
  }

  const stopListening = await listen(pool, ['search'], wake);
  const poll = setInterval(wake, POLL_MS);
  poll.unref();
  return async () => {
    stopped = true;
    clearInterval(poll);
    stopListening();
    await running;
  };
}
