import type { Planned } from './generate.ts';
import type { DemoRecord } from './record.ts';
import { isListed, planTrip, tripId } from './trips/plan.ts';

const GUIDES = 40;
const ROW = 5;
const FEWEST = 3;

const ROWS: readonly [title: string, fits: (days: number) => boolean][] = [
  ['With a week to spare', (days) => days <= 8],
  ['With two weeks and more', (days) => days >= 14],
];

/** Rows that an editor might put into the guides of the first regions: by the time that a traveler has, one of a company. */
export function* sliderRecords({ plans }: Planned, categories: ReadonlySet<string>): Generator<DemoRecord> {
  const guides = plans.world.regions.filter(({ place }) => categories.has(place)).slice(0, GUIDES);
  for (const { index, place } of guides) {
    const listed = [...(plans.frame.ofRegion[index] ?? [])].filter((trip) => isListed(plans, trip));
    let position = 0;
    for (const [title, fits] of ROWS) {
      const companies = new Set<string>();
      const trips = listed.filter((trip) => {
        const { days, operator } = planTrip(plans, trip);
        if (companies.size === ROW || companies.has(operator.id) || !fits(days)) return false;
        companies.add(operator.id);
        return true;
      });
      if (trips.length < FEWEST) continue;
      position += 1;
      yield { kind: 'slider', category: place, position, title, trips: trips.map((trip) => tripId(plans, trip)) };
    }
  }
}
