import type pg from 'pg';
import type { Log } from '#kernel';

const POLL_MS = 30_000;
const RETRY_MS = 1_000;

/**
 * Calls `catchUp` whenever the projection announces changes, one call at a time, and every half a minute in case an
 * announcement was lost. Answers a function that ends it.
 */
export async function follow(pool: pg.Pool, log: Log, catchUp: () => Promise<void>): Promise<() => Promise<void>> {
  let stopped = false;
  let listener: pg.PoolClient | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let retry: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    do {
      again = false;
      await catchUp().catch((error: Error) => log.error({ error: error.message }, 'search could not catch up'));
    } while (again && !stopped);
    running = null;
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= run();
  }

  async function listen(): Promise<void> {
    const client = await pool.connect();
    client.on('notification', wake);
    client.once('error', () => {
      listener = null;
      client.release(true);
      if (!stopped) retry = setTimeout(() => listen().then(wake, reconnect), RETRY_MS).unref();
    });
    await client.query('listen search');
    listener = client;
  }

  function reconnect(error: Error): void {
    log.warn({ error: error.message }, 'search lost its line to the database');
    if (!stopped) retry = setTimeout(() => listen().then(wake, reconnect), RETRY_MS).unref();
  }

  await listen();
  const poll = setInterval(wake, POLL_MS).unref();
  return async () => {
    stopped = true;
    clearInterval(poll);
    clearTimeout(retry);
    listener?.release(true);
    await running;
  };
}
