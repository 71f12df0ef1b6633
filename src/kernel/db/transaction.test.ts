import { glob, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Context, newId, publish, transaction } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';

describe('transaction', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const write = (inside: Context, id: string) => publish(inside.db, 'trip.changed', [id]);
  const written = async (id: string) =>
    (await pool.query('select 1 from outbox_events where subject_id = $1', [id])).rowCount;

  it('commits what its work wrote, and answers what it answers', async () => {
    const id = newId();
    const answer = await transaction(ctx, async (inside) => {
      await write(inside, id);
      expect(await written(id)).toBe(0);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await written(id)).toBe(1);
  });

  it('hands on all of its context beside the database', async () => {
    const { clock, partner } = await transaction(ctx, async (inside) => inside);
    expect({ clock, partner }).toEqual({ clock: ctx.clock, partner: ctx.partner });
  });

  it('leaves nothing of work that fails', async () => {
    const id = newId();
    const failing = transaction(ctx, async (inside) => {
      await write(inside, id);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await written(id)).toBe(0);
  });

  it('joins the one around it: both are committed together or not at all', async () => {
    const [outer, inner] = [newId(), newId()];
    const failing = transaction(ctx, async (outside) => {
      await write(outside, outer);
      const same = await transaction(outside, async (inside) => {
        await write(inside, inner);
        return (await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(inside.db)).rows[0]?.id;
      });
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(outside.db);
      expect(rows[0]?.id).toBe(same);
      throw new Error('after the inner one');
    });
    await expect(failing).rejects.toThrow('after the inner one');
    expect([await written(outer), await written(inner)]).toEqual([0, 0]);
  });

  it('is the only door: no other source opens one through the query builder', async () => {
    const opening: string[] = [];
    for await (const path of glob('src/**/*.ts', { cwd: process.cwd() })) {
      if (path.includes('.test.') || path.endsWith('db/transaction.ts')) continue;
      if (/\.transaction\(\)/.test(await readFile(path, 'utf8'))) opening.push(path);
    }
    expect(opening).toEqual([]);
  });
});
