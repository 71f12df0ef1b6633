import type { Planned } from './planned.ts';
import type { DemoRecord } from './record.ts';
import { isListed, planTrip, tripId } from './trips/plan.ts';

const GUIDES = 40;
const PLACES = 2;

/** Places in the guides of the first regions, as if companies had paid for them: one each, two a guide. */
export function* sponsoredRecords({ plans, year }: Planned, categories: ReadonlySet<string>): Generator<DemoRecord> {
  const guides = plans.world.regions.filter(({ place }) => categories.has(place)).slice(0, GUIDES);
  for (const { index, place } of guides) {
    const taken = new Set<string>();
    for (const trip of plans.frame.ofRegion[index] ?? []) {
      const company = planTrip(plans, trip).operator.id;
      if (!isListed(plans, trip) || taken.has(company)) continue;
      taken.add(company);
      yield {
        kind: 'sponsored',
        category: place,
        operator: company,
        trip: tripId(plans, trip),
        position: taken.size,
        starts_on: `${year}-01-01`,
        ends_on: `${year + 1}-12-31`,
      };
      if (taken.size === PLACES) break;
    }
  }
}
