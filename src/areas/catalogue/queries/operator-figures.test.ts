import { beforeAll, describe, expect, it } from 'vitest';
import { testContext, testDatabase } from '#kernel/testing';
import { newOperator, newTrip } from '#search/testing';
import { readOperatorFigures } from './operator-figures.ts';

describe('what is true of a company’s trips', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);
  let walks: { id: string; slug: string; name: string };

  beforeAll(async () => {
    walks = await newOperator(db, 'Two Walks');
    const row = { duration_days: 5, max_group_size: 12, min_age: 16 };
    await newTrip(db, { name: 'The coast', operator: walks, row });
    await newTrip(db, {
      name: 'The moor',
      operator: walks,
      row: { duration_days: 9, max_group_size: 8, min_age: null },
    });
    await newTrip(db, { name: 'Over', operator: walks, row: { duration_days: 30, status: 'archived' } });
  });

  it('is counted over those on offer, and said of all only where every one says it', async () => {
    expect(await readOperatorFigures(ctx, walks.id)).toEqual({
      shortestDays: 5,
      longestDays: 9,
      largestGroup: 12,
      youngest: null,
    });
  });

  it('is nothing without a trip', async () => {
    const none = await newOperator(db, 'No Walks');
    expect(await readOperatorFigures(ctx, none.id)).toEqual({
      shortestDays: null,
      longestDays: null,
      largestGroup: null,
      youngest: null,
    });
  });
});
