import type { OperatorProfile } from '../operators/standings.ts';
import type { Cut } from '../world/cuts.ts';
import type { RouteEntry } from '../world/world.ts';
import { isListed, planTrip } from './plan.ts';
import { termsOf } from './terms-of.ts';
import type { Plans, TripPlan } from './trip-plan.ts';
import { attractionsOnTrip, countriesOnTrip } from './visits.ts';

/** Lengths by which trips are put together: the same bands as the filters. */
export const lengthBands = [
  { key: 'up-to-7-days', name: 'up to 7 days', min: 1, max: 7 },
  { key: '8-to-12-days', name: '8 to 12 days', min: 8, max: 12 },
  { key: '13-days-or-more', name: '13 days or more', min: 13, max: 366 },
] as const;

/** A stretch of a route that a listed trip takes, in so many days. */
export type Run = { readonly route: RouteEntry; readonly cut: Cut; readonly days: number };

/** How many listed trips there are of everything a category could ask for, before any of them is written. */
export type Census = {
  readonly listed: number;
  /** By place slug: stops, regions, countries. */
  readonly places: ReadonlyMap<string, number>;
  readonly attractions: ReadonlyMap<number, number>;
  /** By "property key". */
  readonly terms: ReadonlyMap<string, number>;
  /** By "property key|place". */
  readonly pairs: ReadonlyMap<string, number>;
  /** By "type|level|place|band". */
  readonly fours: ReadonlyMap<string, number>;
  readonly profiles: readonly OperatorProfile[];
  /** By index of the region. */
  readonly runs: ReadonlyMap<number, readonly Run[]>;
};

type Profile = {
  types: Set<string>;
  themes: Set<string>;
  styles: Set<string>;
  activities: Set<string>;
  categories: Map<string, number>;
};

export function takeCensus(plans: Plans): Census {
  const census = {
    listed: 0,
    places: new Map<string, number>(),
    attractions: new Map<number, number>(),
    terms: new Map<string, number>(),
    pairs: new Map<string, number>(),
    fours: new Map<string, number>(),
    runs: new Map<number, Run[]>(),
    profiles: plans.operators.map(
      (): Profile => ({
        types: new Set(),
        themes: new Set(),
        styles: new Set(),
        activities: new Set(),
        categories: new Map(),
      }),
    ),
  };
  for (let index = 0; index < plans.frame.count; index += 1) {
    const plan = planTrip(plans, index);
    if (isListed(plans, index)) {
      census.listed += 1;
      count(census, plan);
    } else {
      // Trips no longer offered still name what they saw.
      for (const sight of attractionsOnTrip(plan)) add(census.attractions, sight, 0);
    }
  }
  return census;
}

type Counting = {
  places: Map<string, number>;
  attractions: Map<number, number>;
  terms: Map<string, number>;
  pairs: Map<string, number>;
  fours: Map<string, number>;
  runs: Map<number, Run[]>;
  profiles: Profile[];
};

function count(census: Counting, plan: TripPlan): void {
  const terms = termsOf(plan);
  const countries = countriesOnTrip(plan);
  const wide = new Set([plan.region.place, ...countries]);
  const stops = new Set(plan.stays.map((stay) => stay.stop.place));
  for (const place of new Set([...wide, ...stops])) add(census.places, place);
  for (const index of attractionsOnTrip(plan)) add(census.attractions, index);
  for (const property of ['trip_type', 'theme', 'activity', 'travel_style'] as const) {
    for (const key of terms[property] ?? []) {
      add(census.terms, `${property} ${key}`);
      if (property !== 'travel_style') for (const place of wide) add(census.pairs, `${property} ${key}|${place}`);
    }
  }
  const band = lengthBands.find(({ min, max }) => plan.days >= min && plan.days <= max)?.key ?? '';
  for (const place of wide) add(census.fours, `${plan.type}|${terms.physical_level?.[0]}|${place}|${band}`);
  const runs = census.runs.get(plan.region.index) ?? [];
  runs.push({ route: plan.route, cut: plan.cut, days: plan.days });
  census.runs.set(plan.region.index, runs);
  const profile = census.profiles[plan.operator.index] as Profile;
  profile.types.add(plan.type);
  for (const theme of terms.theme ?? []) profile.themes.add(theme);
  for (const style of terms.travel_style ?? []) profile.styles.add(style);
  for (const activity of terms.activity ?? []) profile.activities.add(activity);
  for (const place of wide) add(profile.categories, place);
}

function add<Key>(map: Map<Key, number>, key: Key, trips = 1): void {
  map.set(key, (map.get(key) ?? 0) + trips);
}
