import type pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createPool } from '../db/db.ts';
import { silentLog } from '../log.ts';
import { startDatabaseProxy, testDatabase } from '../testing/index.ts';
import { type Jobs, startJobs } from './jobs.ts';

describe('jobs', () => {
  const { db, pool, url } = testDatabase();
  const started: Jobs[] = [];
  const start = async () => {
    const jobs = await startJobs(pool, silentLog);
    started.push(jobs);
    return jobs;
  };
  afterEach(async () => {
    for (const jobs of started.splice(0)) await jobs.stop();
  });
  const until = async (reached: () => boolean) => {
    for (let i = 0; !reached() && i < 1500; i++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(reached()).toBe(true);
  };

  it('are done at once, with what they were sent', async () => {
    const jobs = await start();
    const got: object[] = [];
    await jobs.work('greet', async (payload) => void got.push(payload));
    const sent = performance.now();
    await jobs.send('greet', { name: 'Ada' });
    await until(() => got.length > 0);
    expect(got).toEqual([{ name: 'Ada' }]);
    // The next look would come ten seconds later.
    expect(performance.now() - sent).toBeLessThan(8000);
  });

  it('exist exactly when the transaction that asked for them is committed', async () => {
    const jobs = await start();
    const got: object[] = [];
    await jobs.work('settle', async (payload) => void got.push(payload));
    await expect(
      db.transaction().execute(async (trx) => {
        await jobs.send('settle', { n: 1 }, trx);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db.transaction().execute((trx) => jobs.send('settle', { n: 2 }, trx));
    await until(() => got.length > 0);
    expect(got).toEqual([{ n: 2 }]);
  });

  it('wait once only where one is enough', async () => {
    const jobs = await start();
    let begun = 0;
    const gate = Promise.withResolvers<void>();
    await jobs.work(
      'sweep',
      async () => {
        begun++;
        await gate.promise;
      },
      { onlyOne: true },
    );
    await jobs.send('sweep');
    await until(() => begun === 1);
    for (let i = 0; i < 5; i++) await jobs.send('sweep');
    const { rows } = await pool.query(
      `select count(*) as waiting from jobs.job where name = 'sweep' and state = 'created'`,
    );
    expect(rows[0].waiting).toBe(1);
    gate.resolve();
    await until(() => begun === 2);
  });

  it('are told when the server stops, and those that nobody began wait for the next one', async () => {
    const first = await start();
    let told = false;
    let begun = false;
    await first.work('long', async (_payload, signal) => {
      begun = true;
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      told = true;
    });
    await first.send('long');
    await until(() => begun);
    await first.send('long', { left: true });
    await first.stop();
    expect(told).toBe(true);

    const second = await start();
    const got: object[] = [];
    await second.work('long', async (payload) => void got.push(payload));
    await until(() => got.length > 0);
    expect(got).toEqual([{ left: true }]);
  });

  it('that are due by the clock stand in one timetable, whichever process says so', async () => {
    for (let i = 0; i < 2; i++) {
      const jobs = await start();
      await jobs.work('nightly', async () => {}, { at: '20 3 * * *' });
    }
    const { rows } = await pool.query('select name, cron, timezone from jobs.schedule');
    expect(rows).toEqual([{ name: 'nightly', cron: '20 3 * * *', timezone: 'UTC' }]);
  });

  it('that are due by the clock begin within seconds of it', async () => {
    const first = await start();
    await first.work('minutely', async () => {}, { at: '* * * * *' });
    await first.stop();
    await pool.query('update jobs.version set cron_on = null');

    const second = await start();
    const begun: object[] = [];
    await second.work('minutely', async (payload) => void begun.push(payload), { at: '* * * * *' });
    await until(() => begun.length > 0);
    await pool.query(`delete from jobs.schedule where name = 'minutely'`);
  }, 30_000);

  it('can be stopped while they begin to hear what is due, and leave no connection behind', async () => {
    const through = createPool(url, 'background');
    const jobs = await startJobs(through, silentLog);
    const connect = through.connect.bind(through) as (...asked: unknown[]) => Promise<pg.PoolClient>;
    const [asked, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // Queries come with a callback, who listens does not.
    through.connect = ((...asking: unknown[]) => {
      if (asking.length > 0) return connect(...asking);
      asked.resolve();
      return mayGo.promise.then(() => connect());
    }) as typeof through.connect;
    const set = jobs.work('heard', async () => {}, { told: 'heard', whenDue: async () => false });
    await asked.promise;
    const stopped = jobs.stop();
    mayGo.resolve();
    await Promise.all([set.catch(() => {}), stopped]);
    await through.end();
    expect(through.totalCount).toBe(0);
  });

  it('are taken up once the database is back, when it went away while their queue was set up', async () => {
    const proxy = await startDatabaseProxy(url);
    const through = createPool(proxy.url, 'background');
    through.on('error', () => {});
    let failed = 0;
    const query = through.query.bind(through) as (...asked: unknown[]) => Promise<unknown>;
    through.query = ((...asked: unknown[]) =>
      query(...asked).catch((error) => {
        failed++;
        throw error;
      })) as typeof through.query;
    const jobs = await startJobs(through, silentLog);
    try {
      proxy.reset();
      const got: object[] = [];
      const set = jobs.work('late', async (payload) => void got.push(payload), {
        told: 'late',
        whenDue: async () => false,
      });
      set.catch(() => {});
      await until(() => failed > 0);
      proxy.pass();
      await set;
      await jobs.send('late', { n: 1 });
      await until(() => got.length > 0);
      expect(got).toEqual([{ n: 1 }]);
    } finally {
      await jobs.stop();
      await through.end();
      await proxy.close();
    }
  });
});
