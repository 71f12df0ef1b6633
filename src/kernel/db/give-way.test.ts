import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import type pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '#kernel/testing';
import { createPool } from './db.ts';
import { giveWay, isBeside } from './give-way.ts';
import type { Purpose } from './limits.ts';

describe.runIf(process.platform === 'linux')('processes of an embedded database', () => {
  const { url } = testDatabase();

  it.each<[Purpose, number]>([
    ['requests', 0],
    ['limits', 0],
    ['background', 10],
    ['imports', 10],
  ])('that work for %s have the priority %i', async (purpose, priority) => {
    const pool = createPool(url, purpose, 2);
    onTestFinished(() => pool.end());
    const ask = () => pool.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.2)');
    for (const { rows } of await Promise.all([ask(), ask()])) {
      const pid = rows[0]?.pid ?? 0;
      expect(getPriority(pid)).toBe(priority);
      const session = `/proc/${pid}/autogroup`;
      if (!existsSync(session)) continue;
      await vi.waitFor(() => expect(readFileSync(session, 'utf8')).toContain(` nice ${priority}`), 5000);
    }
  });

  it('are looked for where it listens on a socket alone', () => {
    expect(isBeside(url)).toBe(true);
    expect(isBeside('postgresql://sojourn@/sojourn?host=/var/run')).toBe(true);
    for (const far of [
      'postgresql://u:p@db.example/x',
      'postgresql://u@10.0.0.1/x?host=db.example',
      'postgresql:///x',
    ]) {
      expect(isBeside(far), far).toBe(false);
    }
  });

  it('are none of another name, such as one with the number of a process elsewhere', async () => {
    const before = getPriority();
    const elsewhere = { query: async () => ({ rows: [{ pid: process.pid }] }) };
    await giveWay(elsewhere as unknown as pg.ClientBase, 1000);
    expect(getPriority()).toBe(before);
  });
});
