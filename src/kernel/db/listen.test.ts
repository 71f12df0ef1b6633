import { describe, expect, it } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { listen } from './listen.ts';

describe('listening', () => {
  const { pool } = testDatabase();

  it('wakes at a notification, and again after the connection was lost', async () => {
    let woken = 0;
    const stop = await listen(pool, ['outbox'], () => woken++);
    expect(woken).toBe(1);
    await pool.query(`select pg_notify('outbox', '')`);
    await expect.poll(() => woken).toBe(2);

    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    );
    await expect.poll(() => woken, { timeout: 10_000 }).toBe(3);
    await pool.query(`select pg_notify('outbox', '')`);
    await expect.poll(() => woken).toBe(4);
    stop();
    await pool.query(`select pg_notify('outbox', '')`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(woken).toBe(4);
  });
});
