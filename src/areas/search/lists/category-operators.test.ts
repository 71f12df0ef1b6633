import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import type { FacetKey } from '../facets.ts';
import { emptyListQuery } from '../list-query.ts';
import { createSearch, type Search } from '../live/create-search.ts';
import { projectTrips } from '../projection/project-trips.ts';
import { newCategory, newOperator, newRow, newTerm, newTrip } from '../testing.ts';
import { categoryOperators, firstOperators } from './category-operators.ts';

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
      ['Well rated on foot', 4.46, hiking],
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

  it('are rated as pages show it, with one decimal', async () => {
    expect((await listed({ rating: ['4.5'] })).total).toBe(2);
  });

  it('can be chosen by another activity than the one that was chosen', async () => {
    const { groups } = await listed({ rating: ['4'], activity: ['hiking'] });
    const activities = groups.find(({ key }) => key === 'activity')?.options;
    expect(activities?.map(({ value, count }) => [value, count])).toEqual([
      ['hiking', 1],
      ['kayaking', 1],
    ]);
  });

  it('that come first are those of its trips that a partner shows', async () => {
    const elsewhere = await newOperator(db, 'Best rated elsewhere', { rating: 5, reviews_count: 99 });
    await newTrip(db, { operator: elsewhere });
    await projectTrips(ctx, 'all');
    await search.catchUp();
    const namesOf = async (context: typeof ctx, limit: number) => {
      const ids = (await firstOperators(context, search, category, limit)).map(({ id }) => id);
      const { rows } = await pool.query('select id, name from operators');
      return ids.map((id) => rows.find((row) => row.id === id).name);
    };
    expect(await namesOf(ctx, 2)).toEqual(['Well rated afloat', 'Well rated on foot']);
    expect(await namesOf(ctx, 9)).toHaveLength(3);

    const partner = { id: '01890000-0000-7000-8000-000000000001', slug: 'hikers-club' };
    await newRow(db, 'partners', { ...partner, name: 'Hikers club' });
    const { rows } = await pool.query(`select id from operators where name = 'Well rated afloat'`);
    await newRow(db, 'partner_scopes', {
      partner_id: partner.id,
      kind: 'operator',
      target_id: rows[0].id,
      mode: 'exclude',
    });
    expect(await namesOf({ ...ctx, partner: { ...partner, origin: null } }, 2)).toEqual([
      'Well rated on foot',
      'Badly rated on foot',
    ]);
  });
});
