import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { AT_ONCE, allOf, each, type Page } from './each-booking.ts';

describe('what is done with each of many bookings', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);
  const ids = Array.from({ length: 2 * AT_ONCE + 1 }, (_, at) => String(at).padStart(6, '0'));
  const read = async ({ after, limit }: Page) =>
    ids.filter((id) => after.startsWith('00000000-') || id > after).slice(0, limit);

  it('goes on with the others where one fails, and says of what it failed', async () => {
    const seen: string[] = [];
    const done = each(ctx, allOf(read), undefined, async ({ db: inside }, id) => {
      seen.push(id);
      if (id === '000001') throw new Error('This one is broken');
      await sql`select 1`.execute(inside);
      return true;
    });
    await expect(done).rejects.toThrow('This one is broken');
    expect(seen).toEqual(ids);
  });

  it('ends where the database gives up: the others would wait for the same', async () => {
    const seen: string[] = [];
    const done = each(ctx, allOf(read), undefined, async ({ db: inside }, id) => {
      seen.push(id);
      await sql`set local statement_timeout = 20`.execute(inside);
      await sql`select pg_sleep(5)`.execute(inside);
      return true;
    });
    await expect(done).rejects.toThrow();
    expect(seen).toEqual(ids.slice(0, 1));
  });

  it('ends where its process ends', async () => {
    const ending = new AbortController();
    const done = await each(ctx, allOf(read), ending.signal, async (_inside, id) => {
      if (id === '000002') ending.abort();
      return true;
    });
    expect(done).toBe(3);
  });
});
