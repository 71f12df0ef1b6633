import { type Bitmap, intersect, subtract, unite } from './bitmap.ts';
import {
  type DepartureConditions,
  type DepartureCounts,
  type DepartureScan,
  departuresThatFit,
  scanDepartures,
  sumOf,
} from './departure-scan.ts';
import { askPairs, tripsWithBoth } from './offer-pairs.ts';
import type { TripStore } from './trip-store.ts';

/** The counts that a condition's own facet has. */
const countsOf = {
  months: 'months',
  bands: 'bands',
  range: 'buckets',
  guaranteed: 'guaranteed',
  spots: 'spots',
} as const satisfies Record<keyof DepartureConditions, keyof DepartureCounts>;

const nothing: DepartureConditions = { months: null, bands: null, range: null, guaranteed: false, spots: null };

/**
 * The trips among `candidates` with a departure that meets every condition, and what `counted` offer. Departures are
 * looked at one by one only where the pairs of offers can't tell.
 */
export function findDepartures(
  store: TripStore,
  conditions: DepartureConditions,
  firstMonth: number,
  candidates: Bitmap,
  counted: Bitmap,
): DepartureScan {
  const facets = (Object.keys(countsOf) as (keyof DepartureConditions)[]).filter(
    (facet) => conditions[facet] !== nothing[facet],
  );
  const only = (facet: keyof DepartureConditions) => ({ ...nothing, [facet]: conditions[facet] });
  const [one, other] = facets;
  if (!one || facets.length > 2) return scanDepartures(store.departures, conditions, firstMonth, candidates, counted);
  if (!other) return meetingOne(store, conditions, firstMonth, candidates, counted);

  // A facet ignores its own selection: what it counts are departures that meet the other condition.
  const ignoring = (chosen: keyof DepartureConditions) => meetingOne(store, only(chosen), firstMonth, counted, counted);
  const own = { [countsOf[one]]: ignoring(other)[countsOf[one]], [countsOf[other]]: ignoring(one)[countsOf[other]] };
  const both = intersect(tripsWithBoth(store, [only(one), only(other)], firstMonth), candidates);
  return { ...scanDepartures(store.departures, conditions, firstMonth, both, counted), ...own };
}

function meetingOne(
  store: TripStore,
  condition: DepartureConditions,
  firstMonth: number,
  candidates: Bitmap,
  counted: Bitmap,
): DepartureScan {
  const { trips, unsure, count } = askPairs(store, condition, firstMonth);
  const rest = scanDepartures(store.departures, condition, firstMonth, intersect(unsure.slice(), candidates), counted);
  return {
    ...sumOf(count(subtract(counted.slice(), unsure)), rest),
    trips: unite(subtract(intersect(trips, candidates), unsure), rest.trips),
    ...departuresThatFit(store.departures, condition, firstMonth),
  };
}
