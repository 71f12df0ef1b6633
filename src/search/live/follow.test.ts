import { describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { testDatabase } from '#kernel/testing';
import { follow } from './follow.ts';

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds() && tries < 250; tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(holds()).toBe(true);
}

describe('following announcements', () => {
  const { pool } = testDatabase();

  it('catches up once at a time, and again for what was announced meanwhile', async () => {
    let running = 0;
    let runs = 0;
    let most = 0;
    const stop = await follow(pool, silentLog, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 60));
      running -= 1;
      runs += 1;
    });
    for (let i = 0; i < 5; i += 1) {
      await pool.query(`select pg_notify('search', '')`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await until(() => runs >= 2 && running === 0);
    expect(most).toBe(1);
    expect(runs).toBeLessThan(5);
    await stop();
  });

  it('goes on after a failure and finds its way back when the line to the database breaks', async () => {
    let calls = 0;
    const stop = await follow(pool, silentLog, async () => {
      calls += 1;
      if (calls === 1) throw new Error('the database was busy');
    });
    await until(() => calls === 1);
    await pool.query(`select pg_notify('search', '')`);
    await until(() => calls === 2);
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "search"' and datname = current_database()`,
    );
    await until(() => calls === 3);
    await pool.query(`select pg_notify('search', '')`);
    await until(() => calls === 4);
    await stop();
    await pool.query(`select pg_notify('search', '')`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toBe(4);
  });
});
