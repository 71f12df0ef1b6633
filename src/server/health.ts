import { Hono } from 'hono';
import { migrationState } from '#kernel/db';
import type { Door } from './door.ts';

/** /livez asks nothing of anybody; /readyz tells a balancer whether to send requests here. */
export function health(door: Door): Hono {
  return new Hono()
    .get('/livez', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      const checks = {
        accepting: !door.lifecycle.draining,
        database: await within(1500, databaseReady(door)),
        index: door.search.ready(),
      };
      const ready = Object.values(checks).every(Boolean);
      c.header('Cache-Control', 'no-store');
      return c.json({ ready, checks }, ready ? 200 : 503);
    })
    .get('/version', (c) => c.json({ version: door.version }));
}

async function databaseReady(door: Door): Promise<boolean> {
  const { pending } = await migrationState(door.pool);
  return pending.length === 0;
}

async function within(milliseconds: number, check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false).unref());
  return Promise.race([check.catch(() => false), late]);
}
