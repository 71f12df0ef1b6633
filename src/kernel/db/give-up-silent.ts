import type pg from 'pg';
import { isSilence } from './database-failure.ts';
import { HEARTBEAT_LIMIT_MS } from './limits.ts';

/**
 * When one connection of a pool took a question and never answered, those that are as old were lost in the same way,
 * asked or not: each would cost its borrower the full limit. They are given up together; ones made since stay.
 */
export function giveUpSilent(pool: pg.Pool): void {
  const born = new WeakMap<pg.PoolClient, number>();
  const lent = new Set<pg.PoolClient>();
  pool.on('connect', (client) => born.set(client, performance.now()));
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (error, client) => {
    lent.delete(client);
    if (!isSilence(error)) return;
    const asked = performance.now() - HEARTBEAT_LIMIT_MS;
    const isAsOld = (other: pg.PoolClient) => (born.get(other) ?? 0) < asked;
    for (const other of lent) if (isAsOld(other)) cutOff(other);
    // The pool lends its idle connections before it makes a new one.
    for (let idle = pool.idleCount; idle > 0; idle--) {
      void pool.connect().then(
        (other) => {
          const silent = isAsOld(other);
          if (silent) cutOff(other);
          other.release(silent);
        },
        () => {},
      );
    }
  });
}

/** With a question under way a connection is cut at once; otherwise it would wait for the other side's goodbye. */
function cutOff(client: pg.PoolClient): void {
  client.query('').catch(() => {});
  void (client as pg.PoolClient & Pick<pg.Client, 'end'>).end();
}
