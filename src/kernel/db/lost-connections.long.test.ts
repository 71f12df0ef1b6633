import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy, testDatabase } from '#kernel/testing';
import { silentLog } from '../log.ts';
import { type Jobs, startJobs } from '../running/jobs.ts';
import { databaseFailure } from './database-failure.ts';
import { createDb, createPool, type Db } from './db.ts';
import { listen } from './listen.ts';

/** Within which everything goes on by itself once the way to the database is free again. */
const HEALED_MS = 10_000;

/** An error that nobody hears ends the process: the test run fails then, whatever the test says. */
describe('a connection that is lost', () => {
  const { pool, url } = testDatabase();
  const proxies: DatabaseProxy[] = [];
  const ends: (() => unknown)[] = [];
  const connect = async () => {
    const proxy = await startDatabaseProxy(url);
    proxies.push(proxy);
    const requests = createPool(proxy.url);
    const besides = createPool(proxy.url, 'background');
    ends.push(() => Promise.all([requests.end(), besides.end()]));
    return { proxy, db: createDb(requests), requests, besides };
  };
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
    for (const proxy of proxies) await proxy.close();
  });

  const pidOf = async (db: Db) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;
  const answers = async (db: Db) => (await sql`select 1`.execute(db)).rows.length === 1;
  const refused = (work: Promise<unknown>) => work.then(() => null, databaseFailure);

  it('fails the transaction it was lent to, whether something is asked or not, and nothing else', async () => {
    const { db, requests } = await connect();
    const idle = db.transaction().execute(async (trx) => {
      await pool.query('select pg_terminate_backend($1)', [await pidOf(trx)]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(trx);
    });
    expect(await refused(idle)).toMatchObject({ lost: true });
    const asking = db.transaction().execute(async (trx) => {
      const pid = await pidOf(trx);
      const asked = sql`select pg_sleep(5)`.execute(trx);
      await Promise.all([asked, pool.query('select pg_terminate_backend($1)', [pid])]);
    });
    expect(await refused(asking)).toMatchObject({ lost: true });
    expect(await answers(db)).toBe(true);
    expect(requests.totalCount).toBe(1);
  });

  it('is not lent again when a transaction was left open on it', async () => {
    const { db } = await connect();
    await db.connection().execute((left) => sql`begin`.execute(left));
    const { rows } = await sql<{ open: boolean }>`
      select now() <> statement_timestamp() as open from (select pg_sleep(0.01)) s`.execute(db);
    expect(rows).toEqual([{ open: false }]);
  });

  it('is told by how it failed', async () => {
    const { proxy, db } = await connect();
    await answers(db);
    proxy.reset();
    expect(await refused(answers(db))).toEqual({ reason: 'ECONNRESET', lost: true });
    proxy.pass();
    const waiting = sql`set statement_timeout = 20; select pg_sleep(1)`.execute(db);
    expect(await refused(waiting)).toEqual({ reason: '57014', lost: false });
    expect(databaseFailure(new Error('relation "trips" does not exist'))).toBeNull();
    expect(databaseFailure(Object.assign(new Error('no file'), { code: 'ENOENT', syscall: 'open' }))).toBeNull();
    expect(databaseFailure(Object.assign(new Error('no socket'), { code: 'ENOENT', syscall: 'connect' }))).toEqual({
      reason: 'ENOENT',
      lost: true,
    });
  });

  it('heals in ten seconds after it went silent: requests, listeners and jobs alike', { timeout: 60_000 }, async () => {
    const { proxy, db, requests, besides } = await connect();
    let heard = 0;
    ends.push(await listen(besides, ['fares'], () => heard++));
    const jobs: Jobs = await startJobs(besides, silentLog);
    ends.push(() => jobs.stop());
    const done: object[] = [];
    await jobs.work('price', async (job) => void done.push(job));
    // Some stand idle, and one asks, when the other side goes away without a word.
    await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.05)`.execute(db)));
    expect(requests.idleCount).toBe(4);
    proxy.silence();
    const asked = refused(answers(db));
    await new Promise((resolve) => setTimeout(resolve, 1000));

    proxy.pass();
    const began = performance.now();
    const missed = heard;
    const healed = { timeout: HEALED_MS, interval: 200 };
    await expect
      .poll(async () => {
        await pool.query(`notify fares`);
        return heard;
      }, healed)
      .toBeGreaterThan(missed + 1);
    await expect.poll(() => requests.totalCount, healed).toBe(0);
    expect(await asked).toEqual({ reason: 'Query read timeout', lost: true });
    expect(await answers(db)).toBe(true);
    await jobs.send('price', { trip: 7 });
    await expect.poll(() => done, healed).toEqual([{ trip: 7 }]);
    expect(performance.now() - began).toBeLessThan(2 * HEALED_MS);
  });

  it('is made anew by listeners and jobs after it was cut or reset', { timeout: 60_000 }, async () => {
    const { proxy, besides } = await connect();
    let heard = 0;
    ends.push(await listen(besides, ['fares'], () => heard++));
    const jobs = await startJobs(besides, silentLog);
    ends.push(() => jobs.stop());
    const done: object[] = [];
    await jobs.work('cut', async (job) => void done.push(job));
    const listening = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and query like 'listen %'`;
    const listeners = async () => (await pool.query(listening)).rows[0].n;
    const all = await listeners();
    for (const breakOff of [proxy.cut, proxy.reset, proxy.cut, proxy.reset]) {
      breakOff();
      await new Promise((resolve) => setTimeout(resolve, 200));
      proxy.pass();
      const before = { heard, done: done.length };
      await expect.poll(() => heard, { timeout: HEALED_MS }).toBeGreaterThan(before.heard);
      await jobs.send('cut', {});
      await expect.poll(() => done.length, { timeout: HEALED_MS }).toBe(before.done + 1);
    }
    await expect.poll(listeners, { timeout: HEALED_MS }).toBe(all);
  });
});
