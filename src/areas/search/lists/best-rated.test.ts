import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { createSearch, type Search } from '../live/create-search.ts';
import { projectTrips } from '../projection/project-trips.ts';
import { newTrip } from '../testing.ts';
import { bestRated } from './best-rated.ts';

describe('the best rated trips', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  let search: Search;
  const named = new Map<string, string>();

  beforeAll(async () => {
    const trips: [string, number | null, { start: string; cents?: number }[], object?][] = [
      ['good', 4.2, [{ start: '2027-03-01', cents: 70_000 }]],
      ['undated', 4.1, [], { base_price_cents: 90_000, currency: 'USD' }],
      ['better', 4.6, [{ start: '2027-03-01', cents: 170_000 }]],
      ['best, and nobody knows when', 5, []],
      ['second best, and nobody knows when', 4.9, []],
    ];
    for (const [name, rating, departures, row] of trips) {
      const { id } = await newTrip(db, { name, departures, row: { rating, reviews_count: 9, ...row } });
      named.set(id, name);
    }
    await projectTrips(ctx, 'all');
    search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
    await search.start();
  });
  afterAll(() => search.stop());

  const best = async (limit: number) =>
    (await bestRated((query) => search.search(query), limit)).map((id) => named.get(id));

  it('are those with a price, as many as there are', async () => {
    expect(await best(2)).toEqual(['better', 'good']);
    expect(await best(3)).toEqual(['better', 'good', 'undated']);
  });

  it('end with those of which no price is known', async () => {
    const all = ['better', 'good', 'undated', 'best, and nobody knows when', 'second best, and nobody knows when'];
    expect(await best(4)).toEqual(all.slice(0, 4));
    expect(await best(10)).toEqual(all);
  });
});
