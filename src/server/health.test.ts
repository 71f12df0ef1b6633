import { describe, expect, it } from 'vitest';
import { emptyStore } from '#images/testing';
import { createMemoryLimiter, readConfig, silentLog, systemClock } from '#kernel';
import { createDb, createPool } from '#kernel/db';
import { testDatabase } from '#kernel/testing';
import { createSearch } from '#search';
import type { Door } from './door.ts';
import { health } from './health.ts';
import { createSharedReadings } from './shared-readings.ts';

describe('health', () => {
  const { db, pool } = testDatabase();
  const doorOver = (parts: Pick<Door, 'pool' | 'db'>, indexLoaded = true): Door => ({
    ...parts,
    config: readConfig({}),
    log: silentLog,
    clock: systemClock,
    limiter: createMemoryLimiter(systemClock),
    search: { ...createSearch({ ...parts, clock: systemClock, log: silentLog }), ready: () => indexLoaded },
    pages: async () => new Response(),
    shared: createSharedReadings(),
    images: emptyStore,
    hosts: new Set(),
    lifecycle: { draining: false },
    version: '1.2.3',
  });
  const readiness = async (door: Door) => {
    const answer = await health(door).request('/readyz');
    const { checks } = (await answer.json()) as { checks: Record<string, boolean> };
    return { status: answer.status, failing: Object.keys(checks).filter((name) => !checks[name]) };
  };

  it('is ready with a migrated database and a loaded index', async () => {
    expect(await readiness(doorOver({ db, pool }))).toEqual({ status: 200, failing: [] });
  });

  it('takes nothing new while it drains, though it lives', async () => {
    const door = doorOver({ db, pool });
    door.lifecycle.draining = true;
    expect(await readiness(door)).toEqual({ status: 503, failing: ['accepting'] });
    expect((await health(door).request('/livez')).status).toBe(200);
  });

  it('isn’t ready before the index is loaded', async () => {
    expect(await readiness(doorOver({ db, pool }, false))).toEqual({ status: 503, failing: ['index'] });
  });

  it('isn’t ready without its database, and says so within two seconds', async () => {
    const gone = createPool('postgresql://nobody@127.0.0.1:1/gone');
    const began = performance.now();
    expect(await readiness(doorOver({ db: createDb(gone), pool: gone }))).toEqual({
      status: 503,
      failing: ['database'],
    });
    expect(performance.now() - began).toBeLessThan(2000);
    await gone.end();
  });

  it('tells its version', async () => {
    expect(await (await health(doorOver({ db, pool })).request('/version')).json()).toEqual({ version: '1.2.3' });
  });
});
