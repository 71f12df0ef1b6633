import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  it('is taken over by the next process, survives kill -9 and stops when told to', async () => {
    const folder = temporaryFolder('embedded');
    try {
      const first = await startEmbeddedPostgres(folder, { fsync: 'off' });
      expect(first.started).toBe(true);
      await query(first, 'create table kept (n int)');
      await query(first, 'insert into kept values (42)');

      const second = await startEmbeddedPostgres(folder);
      expect(second.started).toBe(false);
      expect(await query(second, 'select n from kept')).toEqual([{ n: 42 }]);

      process.kill(Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await expect.poll(() => query(first, 'select 1').catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
      const third = await startEmbeddedPostgres(folder);
      expect(third.started).toBe(true);
      expect(await query(third, 'select n from kept')).toEqual([{ n: 42 }]);
      await third.stop();
      await expect(query(third, 'select 1')).rejects.toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
