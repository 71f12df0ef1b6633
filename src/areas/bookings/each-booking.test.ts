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

  it('leaves one that somebody holds for the next time, and ends where none can be had', async () => {
    const seen: string[] = [];
    const slow = (isSlow: (id: string) => boolean) =>
      each(ctx, allOf(read), undefined, async ({ db: inside }, id) => {
        seen.push(id);
        await sql`set local statement_timeout = 20`.execute(inside);
        if (isSlow(id)) await sql`select pg_sleep(5)`.execute(inside);
      });
    await expect(slow((id) => id === '000001' || id === '000002')).rejects.toThrow();
    expect(seen).toEqual(ids);
    seen.length = 0;
    await expect(slow(() => true)).rejects.toThrow();
    expect(seen).toEqual(ids.slice(0, 3));
  });

  it('tells of each that failed where somebody wants to hear of it', async () => {
    const heard: [string, string][] = [];
    const done = await each(
      ctx,
      ids,
      undefined,
      async (_inside, id) => {
        if (id < '000002') throw new Error(`${id} is broken`);
        return true;
      },
      (error, id) => heard.push([id, (error as Error).message]),
    );
    expect(done).toBe(ids.length - 2);
    expect(heard).toEqual([
      ['000000', '000000 is broken'],
      ['000001', '000001 is broken'],
    ]);
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
