import { expect, it, vi } from 'vitest';
import { bareEnvironment, testDatabase } from '#kernel/testing';
import { catalogueCommands } from '../../src/cli/catalogue-commands.ts';
import { runHere } from '../../src/cli/testing.ts';
import { LIMITS } from '../../src/kernel/db/limits.ts';

const { url, pool } = testDatabase();

it('a command waits for another process that migrates longer than work in the background may wait', async () => {
  const { lock } = LIMITS.background;
  LIMITS.background.lock = 50;
  const other = await pool.connect();
  try {
    await other.query('select pg_advisory_lock(4815162342)');
    const ran = runHere(catalogueCommands, ['places'], bareEnvironment({ DATABASE_URL: url }));
    await Promise.race([
      ran,
      vi.waitFor(async () => {
        const { rows } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and now() - query_start > interval '0.2 s'`,
        );
        expect(rows).toHaveLength(1);
      }, 20_000),
    ]);
    await other.query('select pg_advisory_unlock(4815162342)');
    expect(await ran).toMatchObject({ status: 0, stderr: '' });
  } finally {
    other.release();
    LIMITS.background.lock = lock;
  }
});
