import { beforeAll, describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { newOperator, newRow, newTerm } from '#search/testing';
import { OTHER_LETTER, readOperatorCards, readOperatorList, readOperatorTerms } from './operator-list.ts';

const EVERY = { page: 1, limit: 25, orderBy: 'name_a_to_z' } as const;

describe('the list of companies', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);

  beforeAll(async () => {
    const walking = await newTerm(db, 'trip_type', 'walking', 'Walking');
    const north = await newTerm(db, 'region', 'north', 'North');
    const terms: Record<string, string[]> = {
      Ábaco: [walking],
      Alpenglow: [walking, north],
      '4 Winds': [north],
      Zest: [],
    };
    for (const [name, borne] of Object.entries(terms)) {
      const { id } = await newOperator(db, name, { trips_count: 2 });
      for (const term of borne) await newRow(db, 'operator_terms', { operator_id: id, term_id: term });
    }
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

  it('holds who bears all terms asked for, and names no letter of others', async () => {
    const one = await readOperatorList(ctx, { ...EVERY, terms: { trip_type: 'walking' } });
    expect(await names(one.ids)).toEqual(['Ábaco', 'Alpenglow']);
    const both = await readOperatorList(ctx, { ...EVERY, terms: { trip_type: 'walking', region: 'north' } });
    expect(await names(both.ids)).toEqual(['Alpenglow']);
    expect(both.letters).toEqual(['a']);
  });

  it('counts beyond its last page too', async () => {
    expect(await readOperatorList(ctx, { ...EVERY, page: 3, limit: 2 })).toMatchObject({ ids: [], total: 4 });
  });

  it('is told with how many companies bear each term', async () => {
    const terms = await readOperatorTerms(ctx, ['trip_type', 'region']);
    expect(terms.map(({ key, companies }) => [key, companies])).toEqual([
      ['north', 2],
      ['walking', 2],
    ]);
  });
});
