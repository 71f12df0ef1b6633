import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import type { FacetKey } from '../facets.ts';
import { emptyListQuery } from '../list-query.ts';
import { createSearch, type Search } from '../live/create-search.ts';
import { projectTrips } from '../projection/project-trips.ts';
import { newCategory, newOperator, newTerm, newTrip } from '../testing.ts';
import { categoryOperators } from './category-operators.ts';

describe('the companies of a category', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  let search: Search;
  let category: { id: string; slug: string };

  beforeAll(async () => {
    const made = await newCategory(db, 'Andes', { slug: 'andes' });
    category = made;
    const hiking = await newTerm(db, 'activity', 'hiking', 'Hiking');
    const kayaking = await newTerm(db, 'activity', 'kayaking', 'Kayaking');
    for (const [name, rating, term] of [
      ['Well rated on foot', 4.6, hiking],
      ['Well rated afloat', 4.7, kayaking],
      ['Badly rated on foot', 2.1, hiking],
    ] as const) {
      const operator = await newOperator(db, name, { rating, reviews_count: 9 });
      await newTrip(db, { operator, categories: [made], termIds: [term] });
    }
    await projectTrips(ctx, 'all');
    search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
    await search.start();
  });
  afterAll(() => search.stop());

  const listed = (filters: Partial<Record<FacetKey, string[]>>) =>
    categoryOperators(ctx, search, category, { query: { ...emptyListQuery(), filters }, orderBy: 'recommended' });

  it('are counted for what else could be chosen as the list then shows them, whatever rating is asked for', async () => {
    for (const rating of [[], ['4'], ['3']]) {
      for (const activity of [[], ['hiking'], ['kayaking']]) {
        const filters = { ...(rating.length && { rating }), ...(activity.length && { activity }) };
        const { groups } = await listed(filters);
        for (const { value, count } of groups.find(({ key }) => key === 'activity')?.options ?? []) {
          const { total } = await listed({ ...filters, activity: [value] });
          expect([rating, activity, value, total]).toEqual([rating, activity, value, count]);
        }
      }
    }
  });

  it('can be chosen by another activity than the one that was chosen', async () => {
    const { groups } = await listed({ rating: ['4'], activity: ['hiking'] });
    const activities = groups.find(({ key }) => key === 'activity')?.options;
    expect(activities?.map(({ value, count }) => [value, count])).toEqual([
      ['hiking', 1],
      ['kayaking', 1],
    ]);
  });
});
