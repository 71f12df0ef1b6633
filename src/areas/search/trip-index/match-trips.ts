import { priceBuckets } from '../bands.ts';
import { type Bitmap, createBitmap, intersect, setBit, subtract, unite } from './bitmap.ts';
import { departureConditions, departureFacets, tripFacets } from './conditions.ts';
import type { DepartureScan } from './departure-scan.ts';
import { PRICE_BUCKET } from './departure-store.ts';
import { type FacetStore, tripsWithAny } from './facet-store.ts';
import { findDepartures } from './find-departures.ts';
import type { IndexQuery, Membership } from './index-query.ts';
import { at } from './int-list.ts';
import { matchText, type PartMatch } from './text-store.ts';
import { CATEGORY, type TripStore } from './trip-store.ts';

export type Matches = {
  /** Trips that meet everything. */
  trips: Bitmap;
  /** By facet with a selection: trips that meet everything but that selection. Of departure facets, a lone one only. */
  without: Map<string, Bitmap>;
  /** Null when nothing is asked of departures. Its counts are over the trips that meet everything else. */
  scan: DepartureScan | null;
  /** By trip; null without a text. */
  relevance: Float64Array | null;
  /** Null when the trips hold every word. */
  partly: PartMatch | null;
};

export function matchTrips(store: TripStore, query: IndexQuery, firstMonth: number): Matches {
  const { trips: base, relevance, partly } = matchTexts(store, query);
  const chosen = tripFacets.flatMap((facet) => {
    const values = query.filters[facet];
    return values?.length ? [{ facet, trips: tripsWithAny(store.facets, facet, values) }] : [];
  });
  const meeting = (conditions: typeof chosen) =>
    conditions.reduce<Bitmap>((trips, condition) => intersect(trips, condition.trips), base.slice());
  const trips = meeting(chosen);
  const without = new Map<string, Bitmap>();
  for (const { facet } of chosen) without.set(facet, meeting(chosen.filter((other) => other.facet !== facet)));

  const conditions = departureConditions(query, firstMonth);
  if (!conditions) return { trips, without, scan: null, relevance, partly };
  const offers = departureOffers(store.facets, query);
  const candidates = trips.slice();
  for (const others of without.values()) unite(candidates, others);
  intersect(
    candidates,
    offers.length === 1 && offers[0] ? offers[0].trips : missingAtMostOne(offers, store.ids.length),
  );
  const scan = findDepartures(store, conditions, firstMonth, candidates, trips);
  const everythingElse = trips.slice();
  for (const set of [trips, ...without.values()]) intersect(set, scan.trips);
  if (offers.length === 1 && offers[0]) without.set(offers[0].facet, everythingElse);
  return { trips, without, scan, relevance, partly };
}

type Offer = { facet: string; trips: Bitmap };

/** For each condition on departures: the trips of which some departure meets it, whatever else it lacks. */
function departureOffers(store: FacetStore, query: IndexQuery): Offer[] {
  const offers = departureFacets.flatMap((facet) => {
    const values = query.filters[facet];
    return values ? [{ facet: facet as string, trips: tripsWithAny(store, facet, values) }] : [];
  });
  const { priceMin, priceMax } = query;
  if (priceMin === null && priceMax === null) return offers;
  const bars = priceBuckets.filter((from, i) => {
    const to = priceBuckets[i + 1] ?? Number.POSITIVE_INFINITY;
    return from <= (priceMax ?? Number.POSITIVE_INFINITY) && to >= (priceMin ?? 0);
  });
  return [...offers, { facet: PRICE_BUCKET, trips: tripsWithAny(store, PRICE_BUCKET, bars.map(String)) }];
}

/** Only these can matter: a trip that lacks two conditions altogether counts for no facet. */
function missingAtMostOne(offers: readonly Offer[], size: number): Bitmap {
  const missed = createBitmap(size);
  const missedTwice = createBitmap(size);
  for (const { trips } of offers) {
    for (let i = 0; i < missed.length; i += 1) {
      const misses = ~(trips[i] as number);
      missedTwice[i] = (missedTwice[i] as number) | ((missed[i] as number) & misses);
      missed[i] = (missed[i] as number) | misses;
    }
  }
  return missedTwice.map((word) => ~word);
}

/** Trips within scope that hold the words, and how well they do; without a text all of them. */
export function matchTexts(
  store: TripStore,
  query: Pick<IndexQuery, 'terms' | 'scope' | 'allowed'>,
): { trips: Bitmap; relevance: Float64Array | null; partly: PartMatch | null } {
  const among = inScope(store, query);
  if (query.terms === null) return { trips: among, relevance: null, partly: null };
  return matchText(store.text, query.terms, { live: store.live, among, size: store.ids.length, all: store.liveCount });
}

/** Live trips within the page's own scope, and the partner's choice. */
export function inScope(store: TripStore, { scope, allowed }: Pick<IndexQuery, 'scope' | 'allowed'>): Bitmap {
  const trips = store.live.slice(0, (store.ids.length + 31) >>> 5);
  if (scope?.category) intersect(trips, tripsWithAny(store.categories, CATEGORY, [scope.category]));
  if (scope?.operator) intersect(trips, tripsWithAny(store.facets, 'operator', [scope.operator]));
  if (scope?.duration) intersect(trips, tripsWithAny(store.facets, 'duration', [scope.duration]));
  if (scope?.tripIds) intersect(trips, tripsById(store, scope.tripIds));
  if (!allowed) return trips;
  const { include, exclude } = allowed;
  const chooses = include.operatorIds.length + include.categories.length + include.tripIds.length > 0;
  if (chooses) intersect(trips, membersOf(store, include));
  return subtract(trips, membersOf(store, exclude));
}

function tripsById(store: TripStore, ids: readonly string[]): Bitmap {
  const trips = createBitmap(store.ids.length);
  for (const id of ids) {
    const ordinal = store.ordinals.get(id);
    if (ordinal !== undefined) setBit(trips, ordinal);
  }
  return trips;
}

function membersOf(store: TripStore, members: Membership): Bitmap {
  const trips = unite(tripsById(store, members.tripIds), tripsWithAny(store.categories, CATEGORY, members.categories));
  const numbers = new Set(members.operatorIds.map((id) => store.operators.ids.get(id)));
  if (numbers.size === 0) return trips;
  for (let ordinal = 0; ordinal < store.ids.length; ordinal += 1) {
    if (numbers.has(at(store.operators.ofTrip, ordinal))) setBit(trips, ordinal);
  }
  return trips;
}
