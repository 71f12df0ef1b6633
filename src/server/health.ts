import { Hono } from 'hono';
import { migrationState } from '#kernel/db';
import type { Door, DoorApp } from './door.ts';
import { mount } from './rest/mount.ts';

/** /livez asks nothing of anybody; /readyz tells a balancer whether to send requests here. */
export function health(door: Door): DoorApp {
  const app: DoorApp = new Hono();
  mount(app, door, 'GET /livez', (c) => c.text('ok'));
  mount(app, door, 'GET /readyz', async (c) => {
    const { parked, ...goingOn } = door.background();
    const checks = {
      accepting: !door.lifecycle.draining,
      database: await inTime(1500, databaseReady(door)),
      index: door.search.ready(),
      ...goingOn,
    };
    const ready = Object.values(checks).every(Boolean);
    c.header('Cache-Control', 'no-store');
    return c.json({ ready, checks, parked }, ready ? 200 : 503);
  });
  mount(app, door, 'GET /version', (c) => c.json({ version: door.version }));
  return app;
}

async function databaseReady(door: Door): Promise<boolean> {
  const { pending } = await migrationState(door.pool);
  return pending.length === 0;
}

async function inTime(milliseconds: number, check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false).unref());
  return Promise.race([check.catch(() => false), late]);
}
