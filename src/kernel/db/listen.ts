import type pg from 'pg';

const RETRY_MS = 1000;

/**
 * Calls `wake` at every notification on the channels, and once after each (re)connection, because what was announced
 * meanwhile is lost. Answers a function that ends it.
 */
export async function listen(pool: pg.Pool, channels: readonly string[], wake: () => void): Promise<() => void> {
  let stopped = false;
  let client: pg.PoolClient | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const connected = await pool.connect();
    connected.on('notification', wake);
    connected.once('error', () => {
      connected.release(true);
      client = null;
      again();
    });
    for (const channel of channels) await connected.query(`listen ${channel}`);
    client = connected;
    wake();
  }

  function again(): void {
    if (stopped) return;
    retry = setTimeout(() => connect().catch(again), RETRY_MS);
    retry.unref();
  }

  await connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    if (!client) return;
    client.removeAllListeners('notification');
    client.removeAllListeners('error');
    // What the closing connection still says concerns nobody.
    client.on('error', () => {});
    client.release(true);
  };
}
