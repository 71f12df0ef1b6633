import { afterAll, describe, expect, it } from 'vitest';
import { type Log, silentLog, systemClock } from '#kernel';
import { createDb, createOutageLog, createPool } from '#kernel/db';
import { type DatabaseProxy, startDatabaseProxy, testDatabase } from '#kernel/testing';
import { createSearch } from '#search';
import { createApp } from './app.ts';
import { unusedDoor } from './testing.ts';

type Line = { level: string; message: string; fields: object };

function recordingLog(lines: Line[]): Log {
  const write = (level: string) => (fields: object, message: string) => void lines.push({ level, message, fields });
  return { ...silentLog, info: write('info'), warn: write('warn'), error: write('error') };
}

describe('without its database the server', () => {
  const { pool, url } = testDatabase();
  const lines: Line[] = [];
  const log = recordingLog(lines);
  const ends: (() => unknown)[] = [];
  const proxies: Promise<DatabaseProxy> = startDatabaseProxy(url);
  const appOver = async () => {
    const proxy = await proxies;
    const through = createPool(proxy.url);
    const outage = createOutageLog(through, log);
    ends.push(
      () => outage.stop(),
      () => through.end(),
    );
    const db = createDb(through, outage.noticed);
    const search = createSearch({ pool: through, db, clock: systemClock, log });
    return { proxy, app: createApp(unusedDoor({ pool: through, db, search, log })) };
  };
  afterAll(async () => {
    for (const end of ends) await end();
    await (await proxies).close();
  });

  const QUERY = '{ operatorProfile(slug: "any-company") { name } }';
  const ASKED: [string, RequestInit?][] = [
    ['/v1/operators/any-company/trips'],
    ['/v1/trips/0199a0c0-0000-7000-8000-000000000000/spots'],
    ['/maps/trips/any-trip.svg'],
    [`/graphql?query=${encodeURIComponent(QUERY)}`],
    ['/graphql', { method: 'POST', body: JSON.stringify({ query: QUERY }) }],
  ];
  const ask = async (app: ReturnType<typeof createApp>, [path, init]: [string, RequestInit?]) => {
    const answer = await app.request(`http://localhost${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json' },
    });
    const { errors, data } = (await answer.json()) as { errors: { message?: string; detail?: string }[]; data?: null };
    const said = errors[0]?.detail ?? errors[0]?.message ?? '';
    return { status: answer.status, wait: answer.headers.get('Retry-After'), said, data };
  };
  const SAID =
    /^(Sojourn can’t reach its data at the moment\. Wait a few seconds, then try again\.|Something went wrong, try again later)$/;

  it('answers 503 with a wait at every door, and logs the outage once, at its beginning and its end', async () => {
    const { proxy, app } = await appOver();
    lines.length = 0;
    proxy.reset();
    for (const asked of [...ASKED, ...ASKED]) {
      const { status, wait, said, data } = await ask(app, asked);
      expect([asked[0], status, wait]).toEqual([asked[0], 503, '5']);
      expect(said).toMatch(SAID);
      if (asked[0].startsWith('/graphql')) expect(data).toBeNull();
    }
    proxy.pass();
    const told = () =>
      lines.filter(({ message }) => message !== 'request').map(({ level, fields }) => ({ level, ...fields }));
    await expect.poll(() => told().length, { timeout: 10_000 }).toBe(2);
    expect(told()).toMatchObject([
      { level: 'error', reason: 'ECONNRESET' },
      { level: 'info', failures: expect.any(Number) },
    ]);
  });

  it('answers 503 within ten seconds while its tables are locked, with a line for each that holds no stack', {
    timeout: 60_000,
  }, async () => {
    const { app } = await appOver();
    lines.length = 0;
    const client = await pool.connect();
    await client.query(
      'begin; lock table trips, operators, slug_redirects, departures, departure_inventory in access exclusive mode',
    );
    try {
      const began = performance.now();
      const answers = await Promise.all(ASKED.map((asked) => ask(app, asked)));
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(answers.map(({ status, wait }) => [status, wait])).toEqual(ASKED.map(() => [503, '5']));
    } finally {
      await client.query('rollback');
      client.release();
    }
    const told = lines.filter(({ message }) => message !== 'request');
    expect(told.map(({ level, fields }) => [level, 'err' in fields])).toEqual(ASKED.map(() => ['warn', false]));
  });
});
