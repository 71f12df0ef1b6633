import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryLimiter, newId } from '#kernel';
import { createPool } from '#kernel/db';
import { createSharedLimiter } from '#kernel/serving';
import { type DatabaseProxy, startDatabaseProxy, testContext, testDatabase } from '#kernel/testing';
import { emptyLimits } from './shared-limits.ts';

const rule = { name: 'SIGNIN', max: 10, windowSeconds: 900 };

describe('a limit that holds over all servers', () => {
  const { db, pool, url } = testDatabase();
  let proxy: DatabaseProxy;
  const pools: ReturnType<typeof createPool>[] = [];

  /** A server of its own: its connections, its memory, its clock. */
  function server(connectionString = url) {
    const own = createPool(connectionString, 'limits');
    pools.push(own);
    const time = { at: 0 };
    const noticed: unknown[] = [];
    const limiter = createSharedLimiter({
      pool: own,
      memory: createMemoryLimiter(1, () => time.at),
      noticed: (error) => noticed.push(error),
      now: () => time.at,
    });
    return { limiter, time, noticed };
  }

  beforeAll(async () => {
    proxy = await startDatabaseProxy(url);
  });
  afterAll(async () => {
    await Promise.all(pools.map((one) => one.end()));
    await proxy.close();
  });

  it('allows ten of a hundred tries that reach two servers at the same moment', async () => {
    const servers = [server(), server()];
    const key = newId();
    const tries = Array.from({ length: 100 }, (_, i) => servers[i % 2]?.limiter.hit(rule, key));
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer?.allowed)).toHaveLength(10);
    expect(servers.flatMap(({ noticed }) => noticed)).toEqual([]);
  });

  it('holds nobody longer than its window, whatever clock began that', async () => {
    const { limiter } = server();
    const [day, minute] = [newId(), newId()];
    const ahead = (by: number) => pool.query('update rate_limits set expire = expire + $1', [by]);
    await limiter.hit(rule, day, 10);
    // The clock that stood a day ahead is right again.
    await ahead(86_400_000);
    expect(await limiter.hit(rule, day)).toMatchObject({ allowed: true, remaining: 9, resetSeconds: 900 });
    // One that is a minute ahead of this one counts, and for no longer than its window.
    await limiter.hit(rule, minute, 10);
    await ahead(60_000);
    expect(await limiter.hit(rule, minute)).toMatchObject({ allowed: false, resetSeconds: 900 });
  });

  it('says what is left and when to come back', async () => {
    const { limiter } = server();
    const key = newId();
    expect(await limiter.hit(rule, key, 3)).toEqual({ allowed: true, limit: 10, remaining: 7, resetSeconds: 900 });
    await pool.query('update rate_limits set expire = expire - 840000');
    const refused = await limiter.hit(rule, key, 8);
    expect(refused).toMatchObject({ allowed: false, limit: 10, remaining: 0 });
    expect(refused.resetSeconds).toBeGreaterThan(50);
    expect(refused.resetSeconds).toBeLessThanOrEqual(60);
    await pool.query('update rate_limits set expire = expire - 60000');
    expect(await limiter.hit(rule, key)).toMatchObject({ allowed: true, remaining: 9 });
  });

  it('keeps each rule and each caller by itself, and nobody’s address', async () => {
    const { limiter } = server();
    await limiter.hit(rule, 'traveler@example.com', 10);
    expect((await limiter.hit({ ...rule, name: 'LINK' }, 'traveler@example.com')).allowed).toBe(true);
    expect((await limiter.hit(rule, 'other@example.com')).allowed).toBe(true);
    const { rows } = await pool.query('select key from rate_limits');
    expect(rows.some(({ key }) => key.includes('example'))).toBe(false);
  });

  it('takes a key of any length', async () => {
    expect((await server().limiter.hit(rule, 'x'.repeat(100_000))).allowed).toBe(true);
  });

  it.each(['silence', 'reset'] as const)(
    'goes on in memory while the database is away (%s), and comes back',
    async (how) => {
      const { limiter, time, noticed } = server(proxy.url);
      const key = newId();
      await limiter.hit(rule, key);
      proxy[how]();
      const began = performance.now();
      const answers = [];
      for (let i = 0; i < 11; i++) answers.push(await limiter.hit(rule, key));
      // One caller waited; those after it were spared.
      expect(performance.now() - began).toBeLessThan(6_000);
      expect(noticed).toHaveLength(1);
      expect(answers.map(({ allowed }) => allowed)).toEqual([...Array(10).fill(true), false]);
      proxy.pass();
      time.at += 5_000;
      expect(await limiter.hit(rule, key)).toMatchObject({ allowed: true, remaining: 8 });
      expect(noticed).toHaveLength(1);
    },
  );

  it('forgets windows that ended an hour ago, and no others', async () => {
    const { limiter } = server();
    const later = (ms: number) => testContext(db, { clock: () => new Date(Date.now() + ms) });
    await pool.query('delete from rate_limits');
    await limiter.hit(rule, 'a');
    await limiter.hit({ ...rule, name: 'LINK', windowSeconds: 1 }, 'a');
    expect(await emptyLimits(later(3_500_000))).toBe(0);
    expect(await emptyLimits(later(3_602_000))).toBe(1);
  });
});
