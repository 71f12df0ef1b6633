import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, indexQuery, tripRow } from '../testing/arbitraries.ts';
import { askEveryTrip } from '../testing/oracle.ts';
import { createTripIndex } from './trip-index.ts';
import type { TripRow } from './trip-row.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const NEXT_MONTH = new Date('2026-12-02T12:00:00Z');

function loaded(rows: readonly TripRow[]) {
  const index = createTripIndex();
  index.load(rows);
  index.ready();
  return index;
}

describe('the trip index', () => {
  it('agrees with asking every trip on every count, filter, bar and order', () => {
    fc.assert(
      fc.property(catalogue, fc.array(indexQuery, { minLength: 1, maxLength: 8 }), (rows, queries) => {
        const index = loaded(rows);
        for (const query of queries) expect(index.search(query, NOW)).toEqual(askEveryTrip(rows, query, NOW));
      }),
      { numRuns: 300 },
    );
  });

  it('is the same after changes, arrivals and removals as if it had been built from the result', async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        fc.array(fc.array(fc.tuple(fc.nat(), tripRow, fc.boolean()), { maxLength: 12 }), { maxLength: 4 }),
        fc.array(indexQuery, { minLength: 1, maxLength: 4 }),
        async (rows, batches, queries) => {
          const index = loaded(rows);
          const now = new Map(rows.map((row) => [row.id, row]));
          const agreesOn = (day: Date) => {
            for (const query of queries)
              expect(index.search(query, day)).toEqual(askEveryTrip([...now.values()], query, day));
          };
          for (const batch of batches) {
            const changes = batch.map(([at, row, listed]) => ({
              ...row,
              id: [...now.keys()][at % (now.size + 1)] ?? row.id,
              listed,
            }));
            for (const row of changes) now.set(row.id, row);
            await index.apply(changes);
            // What one search works out for the next has to follow changes and the calendar.
            agreesOn(NOW);
          }
          for (const day of [NEXT_MONTH, NOW]) agreesOn(day);
        },
      ),
      { numRuns: 150 },
    );
  });
});
