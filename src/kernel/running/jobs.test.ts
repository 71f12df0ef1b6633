import { afterEach, describe, expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { testDatabase } from '../testing/index.ts';
import { type Jobs, startJobs } from './jobs.ts';

describe('jobs', () => {
  const { db, pool } = testDatabase();
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
});
