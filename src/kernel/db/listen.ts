import type pg from 'pg';
import { HEARTBEAT_LIMIT_MS } from './limits.ts';

const RETRY_MS = 1000;
const HEARTBEAT_MS = 2000;

/**
 * Calls `wake` with what each notification on the channels says, and on which, and with null after each (re)connection,
 * because what was announced meanwhile is lost. A connection that went silent is noticed within six seconds and made anew. Answers
 * a function that ends it.
 */
export async function listen(
  pool: pg.Pool,
  channels: readonly string[],
  wake: (said: string | null, channel: string | null) => void,
): Promise<() => void> {
  // Repeated as a heartbeat: it costs nothing, and shows in the database's list of connections what this one is for.
  const subscription = channels.map((channel) => `listen "${channel}"`).join('; ');
  const heartbeat = { text: subscription, query_timeout: HEARTBEAT_LIMIT_MS };
  let stopped = false;
  let leave = () => {};
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = await pool.connect();
    let heart: NodeJS.Timeout | undefined;
    let left = false;
    const hear = ({ payload = '', channel }: pg.Notification) => wake(payload, channel);
    const part = (error?: Error) => {
      if (left) return;
      left = true;
      clearTimeout(heart);
      client.removeListener('notification', hear);
      client.release(error ?? true);
    };
    const lost = (error: Error) => {
      if (left) return;
      part(error);
      again();
    };
    const beat = () => {
      heart = setTimeout(() => {
        client.query(heartbeat).then(() => left || beat(), lost);
      }, HEARTBEAT_MS).unref();
    };
    client.on('notification', hear);
    try {
      await client.query(heartbeat);
    } catch (error) {
      part(error as Error);
      throw error;
    }
    if (stopped) {
      part();
      return;
    }
    // Only now: a failure before is told to whoever connects, who would otherwise try twice.
    client.on('error', lost);
    leave = part;
    beat();
    wake(null, null);
  }

  function again(): void {
    if (!stopped) retry = setTimeout(() => connect().catch(again), RETRY_MS).unref();
  }

  await connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    leave();
  };
}
