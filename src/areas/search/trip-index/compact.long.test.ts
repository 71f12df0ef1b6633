import { describe, expect, it } from 'vitest';
import { emptyListQuery } from '../list-query.ts';
import { syntheticQueries } from '../testing/synthetic-queries.ts';
import { syntheticTrips } from '../testing/synthetic-trips.ts';
import { compacted } from './compact.ts';
import { searchTrips } from './search-trips.ts';
import { createTripIndex } from './trip-index.ts';
import { createTripStore, putTrip } from './trip-store.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('giving back the numbers of dead trips', () => {
  it('changes no answer', () => {
    const store = createTripStore();
    const rows = [...syntheticTrips(400)];
    for (const row of rows) putTrip(store, row);
    for (const row of rows.slice(0, 150)) putTrip(store, { ...row, durationDays: row.durationDays + 1 });
    for (const row of rows.slice(100, 180)) putTrip(store, { ...row, listed: false });
    const steps = compacted(store);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const copy = step.value;
    expect(copy.ids).toHaveLength(320);
    for (const query of syntheticQueries(300))
      expect(searchTrips(copy, query, NOW)).toEqual(searchTrips(store, query, NOW));
  });

  it('goes on by itself under many changes, and lets others have their turn', async () => {
    const index = createTripIndex();
    const rows = [...syntheticTrips(2_000)];
    index.load(rows);
    index.ready();
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    const everything = { ...emptyListQuery(), terms: null };
    for (let round = 1; round <= 3; round += 1) {
      await index.apply(rows.map((row) => ({ ...row, durationDays: round })));
      expect(index.search(everything, NOW)).toMatchObject({ total: 2_000 });
    }
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
    expect(index.search({ ...everything, sort: 'duration_short_to_long', limit: 1 }, NOW).keys).toEqual([-3]);
  });
});
