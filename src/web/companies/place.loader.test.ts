import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { createSearch, projectTrips, type Search } from '#search';
import { newCategory, newOperator, newTrip } from '#search/testing';
import { PLACE_RANKING_RULE } from '../catalogue/ranking-rule.ts';
import type { Services } from '../services.ts';
import { readCompaniesOfPlace } from './place.loader.ts';

const COMPANIES = 30;

describe('the companies of a place', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  let search: Search;

  beforeAll(async () => {
    const andes = await newCategory(db, 'Andes', { slug: 'andes' });
    await pool.query(
      `insert into category_pages (category_id, kind, slug, h1, published) values ($1, 'operator', 'andes', 'Andes', true)`,
      [andes.id],
    );
    for (let i = 0; i < COMPANIES; i++) {
      const operator = await newOperator(db, `Company ${i}`, { rating: 4, reviews_count: i });
      await newTrip(db, { operator, categories: [andes] });
    }
    await projectTrips(ctx, 'all');
    search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
    await search.start();
  });
  afterAll(() => search.stop());

  const read = (page: number) =>
    readCompaniesOfPlace(
      { ctx, search } as Services,
      'andes',
      new Request(`http://localhost/tc/andes${page > 1 ? `?page=${page}` : ''}`),
    );

  it('are all there, page after page, each once; what stands beside them only with the first', async () => {
    const [first, second] = [await read(1), await read(2)];
    expect([first.companies.length, second.companies.length, first.total, first.pages]).toEqual([24, 6, COMPANIES, 2]);
    expect(second.first).toBe(25);
    const slugs = [...first.companies, ...second.companies].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(COMPANIES);
    expect([first.trips.length > 0, second.trips]).toEqual([true, []]);
    await expect(read(3)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('stand below those with many reviews while they have few, as the page says', async () => {
    await pool.query(`update operators set rating = 4.8, reviews_count = 400 where name = 'Company 1'`);
    await pool.query(`update operators set rating = 5, reviews_count = 1 where name = 'Company 2'`);
    const names = (await read(1)).companies.map(({ name }) => name);
    expect(names.indexOf('Company 1')).toBeLessThan(names.indexOf('Company 2'));
    expect(PLACE_RANKING_RULE).toContain('held toward the middle while reviews are few');
  });
});
