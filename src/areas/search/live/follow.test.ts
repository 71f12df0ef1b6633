import { describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { listen } from '#kernel/db';
import { testDatabase } from '#kernel/testing';
import { follow } from './follow.ts';

describe('following announcements', () => {
  const { pool } = testDatabase();

  it('catches up once at a time, and again for what was announced meanwhile', async () => {
    let running = 0;
    let runs = 0;
    let most = 0;
    const begun = Promise.withResolvers<void>();
    const announced = Promise.withResolvers<void>();
    const stop = await follow(pool, silentLog, async () => {
      running += 1;
      most = Math.max(most, running);
      begun.resolve();
      await announced.promise;
      running -= 1;
      runs += 1;
    });
    let heard = 0;
    const stopHearing = await listen(pool, ['search'], () => heard++);
    await begun.promise;
    for (let i = 0; i < 5; i += 1) await pool.query(`select pg_notify('search', '')`);
    // Once for the beginning, and whoever has heard all five has had time for the others' listener, too.
    await expect.poll(() => heard).toBeGreaterThanOrEqual(6);
    announced.resolve();
    await expect.poll(() => runs).toBeGreaterThanOrEqual(2);
    await stop();
    stopHearing();
    expect(most).toBe(1);
    expect(runs).toBeLessThan(5);
  });

  it('goes on after a failure and finds its way back when the line to the database breaks', async () => {
    let calls = 0;
    const stop = await follow(pool, silentLog, async () => {
      calls += 1;
      if (calls === 1) throw new Error('the database was busy');
    });
    await expect.poll(() => calls).toBe(1);
    await pool.query(`select pg_notify('search', '')`);
    await expect.poll(() => calls).toBe(2);
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "search"' and datname = current_database()`,
    );
    await expect.poll(() => calls).toBe(3);
    await pool.query(`select pg_notify('search', '')`);
    await expect.poll(() => calls).toBe(4);
    await stop();
    await pool.query(`select pg_notify('search', '')`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toBe(4);
  });
});
