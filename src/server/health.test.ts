import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createDb, createPool } from '#kernel/db';
import { testDatabase } from '#kernel/testing';
import type { Door } from './door.ts';
import { health } from './health.ts';
import { unusedDoor } from './testing.ts';

describe('health', () => {
  const { db, pool } = testDatabase();
  const doorOver = (parts: Pick<Door, 'pool' | 'db'>, indexLoaded = true): Door => {
    const door = unusedDoor(parts);
    return { ...door, version: '1.2.3', search: { ...door.search, ready: () => indexLoaded } };
  };
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

  it('isn’t ready while kept pages or search don’t follow what changes', async () => {
    const standing = (part: object): Door => ({
      ...doorOver({ db, pool }),
      background: () => ({ news: true, projection: true, parked: 0, ...part }),
    });
    expect(await readiness(standing({ news: false }))).toEqual({ status: 503, failing: ['news'] });
    expect(await readiness(standing({ projection: false }))).toEqual({ status: 503, failing: ['projection'] });
  });

  it('tells how many records search leaves out, for which it stays ready', async () => {
    const door = { ...doorOver({ db, pool }), background: () => ({ news: true, projection: true, parked: 2 }) };
    const answer = await health(door).request('/readyz');
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ ready: true, parked: 2 })]);
  });

  it('isn’t ready without its database', async () => {
    const gone = createPool('postgresql://nobody@127.0.0.1:1/gone');
    expect(await readiness(doorOver({ db: createDb(gone), pool: gone }))).toEqual({
      status: 503,
      failing: ['database'],
    });
    await gone.end();
  });

  it('isn’t ready while its database takes calls and answers none', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const sockets = new Set<{ destroy(): void }>();
    silent.on('connection', (socket) => sockets.add(socket));
    const { port } = silent.address() as { port: number };
    const waiting = createPool(`postgresql://nobody@127.0.0.1:${port}/silent`);
    expect(await readiness(doorOver({ db: createDb(waiting), pool: waiting }))).toEqual({
      status: 503,
      failing: ['database'],
    });
    for (const socket of sockets) socket.destroy();
    silent.close();
    await waiting.end();
  });

  it('tells its version', async () => {
    expect(await (await health(doorOver({ db, pool })).request('/version')).json()).toEqual({ version: '1.2.3' });
  });
});
