import { beforeAll, describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { newOperator } from '#search/testing';
import { OTHER_LETTER, readOperatorCards, readOperatorList } from './operator-list.ts';

const EVERY = { page: 1, limit: 25, orderBy: 'name_a_to_z' } as const;

describe('the list of companies', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);

  beforeAll(async () => {
    for (const name of ['Ábaco', 'Alpenglow', '4 Winds', 'Zest']) await newOperator(db, name, { trips_count: 2 });
    await newOperator(db, 'Nothing on offer', { trips_count: 0 });
  });

  const names = async (ids: string[]) => (await readOperatorCards(ctx, ids)).map(({ name }) => name);

  it('is in the order of names without accents, and leaves out who offers nothing', async () => {
    const { ids, total } = await readOperatorList(ctx, EVERY);
    expect(await names(ids)).toEqual(['4 Winds', 'Ábaco', 'Alpenglow', 'Zest']);
    expect(total).toBe(4);
  });

  it('is narrowed by the first letter and goes on saying which letters there are', async () => {
    const a = await readOperatorList(ctx, { ...EVERY, letter: 'a' });
    expect(await names(a.ids)).toEqual(['Ábaco', 'Alpenglow']);
    expect([...a.letters].sort()).toEqual(['a', OTHER_LETTER, 'z']);
    const other = await readOperatorList(ctx, { ...EVERY, letter: OTHER_LETTER });
    expect(await names(other.ids)).toEqual(['4 Winds']);
  });

  it('holds those it is asked to choose from, and names no letter of others', async () => {
    const { ids } = await readOperatorList(ctx, EVERY);
    const some = await readOperatorList(ctx, { ...EVERY, among: ids.slice(1, 3) });
    expect(await names(some.ids)).toEqual(['Ábaco', 'Alpenglow']);
    expect(some.letters).toEqual(['a']);
    expect(await readOperatorList(ctx, { ...EVERY, among: [] })).toEqual({ ids: [], total: 0, letters: [] });
  });

  it('counts beyond its last page too', async () => {
    expect(await readOperatorList(ctx, { ...EVERY, page: 3, limit: 2 })).toMatchObject({ ids: [], total: 4 });
  });
});
