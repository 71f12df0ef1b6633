import type { Planned } from './planned.ts';
import type { DemoRecord } from './record.ts';
import { isListed, planTrip, tripId } from './trips/plan.ts';
import type { Plans } from './trips/trip-plan.ts';
import { countriesOnTrip } from './trips/visits.ts';

/** A large catalogue fills its rows with the first of its trips. */
const MOST_READ = 5_000;
const GUIDES = 120;
const ROW = 5;
const FEWEST = 3;

const ROWS: readonly [title: string, fits: (days: number) => boolean][] = [
  ['With a week to spare', (days) => days <= 8],
  ['Between one week and two', (days) => days > 8 && days < 14],
  ['With two weeks and more', (days) => days >= 14],
];

type Candidate = { trip: number; company: string; days: number };

/** Rows that an editor might put into the guides of regions and countries: by the time that a traveler has. */
export function* sliderRecords({ plans }: Planned, categories: ReadonlySet<string>): Generator<DemoRecord> {
  const ofPlaces = [...candidatesOf(plans)].filter(([place]) => categories.has(place));
  let guides = 0;
  for (const [place, candidates] of ofPlaces) {
    if (guides === GUIDES) return;
    let position = 0;
    for (const [title, fits] of ROWS) {
      const row = rowOf(candidates.filter(({ days }) => fits(days)));
      if (row.length === 0) continue;
      position += 1;
      yield { kind: 'slider', category: place, position, title, trips: row.map(({ trip }) => tripId(plans, trip)) };
    }
    if (position > 0) guides += 1;
  }
}

/** Listed trips by each region and country that they go through. */
function candidatesOf(plans: Plans): Map<string, Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (let trip = 0; trip < Math.min(MOST_READ, plans.frame.count); trip += 1) {
    if (!isListed(plans, trip)) continue;
    const plan = planTrip(plans, trip);
    for (const place of new Set([plan.region.place, ...countriesOnTrip(plan)])) {
      const one = { trip, company: plan.operator.id, days: plan.days };
      const others = found.get(place);
      if (others) others.push(one);
      else found.set(place, [one]);
    }
  }
  return found;
}

/** One of each company first, then others of theirs; none where there is little to choose between. */
function rowOf(candidates: readonly Candidate[]): Candidate[] {
  const firsts = candidates.filter(
    ({ company }, i) => candidates.findIndex((other) => other.company === company) === i,
  );
  const row = [...firsts, ...candidates.filter((one) => !firsts.includes(one))].slice(0, ROW);
  return row.length < FEWEST ? [] : row;
}
