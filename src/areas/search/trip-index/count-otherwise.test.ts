import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FacetKey, facets } from '../facets.ts';
import { operatorFacets, reviewFacets } from '../live/counted-facets.ts';
import { catalogue, indexQuery } from '../testing/arbitraries.ts';
import { askEveryTrip } from '../testing/oracle.ts';
import type { IndexQuery } from './index-query.ts';
import { createTripIndex } from './trip-index.ts';
import type { TripRow } from './trip-row.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** Every trip that meets a query, asked one by one. */
function matching(rows: readonly TripRow[], query: IndexQuery): TripRow[] {
  const ids = new Set(askEveryTrip(rows, { ...query, page: 1, limit: 10_000 }, NOW).ids);
  return rows.filter((row) => ids.has(row.id));
}

/** The slow way: each value of a facet is measured over the trips that meet all but this facet's own choice. */
function countsOf(rows: readonly TripRow[], query: IndexQuery, facet: FacetKey, measure: (trips: TripRow[]) => number) {
  const others = matching(rows, { ...query, filters: { ...query.filters, [facet]: undefined } });
  const keys = [...new Set(others.flatMap((row) => row.facets.filter((key) => key.startsWith(`${facet}:`))))];
  const bands = facets.find(({ key }) => key === facet);
  const shown =
    bands && 'values' in bands
      ? [...bands.values.map(({ value }) => value as string), ...(query.filters[facet] ?? [])]
      : null;
  return keys
    .filter((key) => !shown || shown.includes(key.slice(facet.length + 1)))
    .map((key) => ({
      value: key.slice(facet.length + 1),
      count: measure(others.filter((row) => row.facets.includes(key))),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

const companies = (trips: readonly TripRow[]) => [...new Set(trips.map(({ operatorId }) => operatorId))];
const reviews = (trips: readonly TripRow[]) => trips.reduce((sum, { reviewsCount }) => sum + reviewsCount, 0);

function indexOf(rows: readonly TripRow[], later: boolean) {
  const index = createTripIndex();
  index.load(later ? [] : rows);
  index.ready();
  return later ? index.apply(rows).then(() => index) : Promise.resolve(index);
}

describe('a list of something else than trips', () => {
  it('counts each company once for every value that its matching trips have', async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        indexQuery,
        fc.boolean(),
        fc.uniqueArray(fc.constantFrom('operator-1', 'operator-2', 'operator-3')),
        async (rows, query, later, accepted) => {
          const index = await indexOf(rows, later);
          const accepts = (id: string) => accepted.includes(id as 'operator-1');
          const found = index.operators(query, { facets: operatorFacets, accepts }, NOW);
          expect(found.operatorIds.toSorted()).toEqual(companies(matching(rows, query)).sort());
          for (const facet of operatorFacets) {
            const measure = (trips: TripRow[]) => companies(trips).filter(accepts).length;
            expect([facet, found.facets[facet]]).toEqual([facet, countsOf(rows, query, facet, measure)]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('counts the reviews of the matching trips', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, indexQuery, fc.boolean(), async (rows, query, later) => {
        const index = await indexOf(rows, later);
        const found = index.reviewed(query, reviewFacets, NOW);
        const trips = matching(rows, query);
        expect(found.total).toBe(reviews(trips));
        const reviewed = trips.filter(({ reviewsCount }) => reviewsCount > 0).map(({ id }) => id);
        expect(found.tripIds.toSorted()).toEqual(reviewed.sort());
        for (const facet of reviewFacets) {
          expect([facet, found.facets[facet]]).toEqual([facet, countsOf(rows, query, facet, reviews)]);
        }
      }),
      { numRuns: 150 },
    );
  });
});
