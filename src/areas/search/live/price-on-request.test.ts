import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tripCards } from '#catalogue';
import { importFeed } from '#feeds';
import { silentLog } from '#kernel';
import { TEST_NOW, testContext, testDatabase } from '#kernel/testing';
import { feedKinds } from '../../../areas.ts';
import { emptyListQuery, type ListQuery } from '../list-query.ts';
import { projectTrips } from '../projection/project-trips.ts';
import { createSearch } from './create-search.ts';

const trip = (id: string, more: object = {}) => ({
  kind: 'trip',
  id,
  operator: 'o',
  name: id,
  duration_days: 5,
  ...more,
});
const departure = (of: string, more: object) => ({
  kind: 'departure',
  id: of,
  operator: 'o',
  trip: of,
  start_date: '2027-03-01',
  end_date: '2027-03-05',
  currency: 'USD',
  ...more,
});

describe('a trip that can only be asked for', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
  const find = async (query: Partial<ListQuery>) => {
    const found = await search.search({ ...emptyListQuery(), ...query });
    return (await tripCards(ctx, found.ids, found.cheapest)).map(({ name, price }) => [name, price?.cents ?? null]);
  };

  beforeAll(async () => {
    const source = [
      { kind: 'operator', id: 'o', name: 'o' },
      trip('open'),
      departure('open', { base_price_cents: 200_000 }),
      trip('asked'),
      departure('asked', { base_price_cents: 100_000, availability: 'on_request' }),
      trip('package', { base_price_cents: 30_000_000, currency: 'HUF' }),
      trip('silent'),
    ];
    await importFeed({ pool, clock: () => TEST_NOW, kinds: feedKinds }, { source: source as never, apply: true });
    await projectTrips(ctx, 'all');
    await search.start();
  });
  afterAll(() => search.stop());

  it('takes part in the order by price, with what its card shows', async () => {
    expect(await find({ sort: 'price_low_to_high' })).toEqual([
      ['package', 30_000_000],
      ['asked', 100_000],
      ['open', 200_000],
      ['silent', null],
    ]);
  });

  it('is found by its price, and in no month', async () => {
    expect(await find({ priceMax: 1500, sort: 'price_low_to_high' })).toEqual([
      ['package', 30_000_000],
      ['asked', 100_000],
    ]);
    expect(await find({ filters: { departure_month: ['2027-03'] } })).toEqual([['open', 200_000]]);
    expect(await find({ priceMax: 1500, filters: { departure_month: ['2027-03'] } })).toEqual([]);
  });

  it('comes after every date', async () => {
    const names = (await find({ sort: 'departure_soonest' })).map(([name]) => name);
    expect(names.slice(0, 3)).toEqual(['open', expect.any(String), expect.any(String)]);
  });

  it('counts in the prices to choose from', async () => {
    const { priceHistogram, groups } = await search.search(emptyListQuery());
    expect(priceHistogram.filter(({ count }) => count > 0).map(({ from, count }) => [from, count])).toEqual([
      [750, 1],
      [1000, 1],
      [2000, 1],
    ]);
    expect(groups.find(({ key }) => key === 'departure_month')?.options.map(({ value }) => value)).toEqual(['2027-03']);
  });
});
