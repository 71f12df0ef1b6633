import { type DepartureEntry, isOpen, type TripPage } from '#catalogue/shared';

/** What a traveler has picked; it lives in the address and nowhere else. */
export type TripChoice = { departureId: string; tier: number; travelers: number };

const MOST_TRAVELERS = 20;

/** Departures that can be picked: places for sale, and at least one tier priced. */
export function pickable(trip: TripPage): DepartureEntry[] {
  return trip.departures.filter(
    ({ availability, prices }) => isOpen(availability) && prices.some((price) => price !== null),
  );
}

/** Tiers priced on a departure, with their labels; the base price only where no tier is named. */
export function tiersOf(
  trip: TripPage,
  departure: DepartureEntry,
): { tier: number; label: string; occupancy: number | null; cents: number }[] {
  const named = trip.tiers.flatMap(({ tier, label, occupancy }) => {
    const cents = departure.prices[tier] ?? null;
    return cents === null ? [] : [{ tier, label, occupancy, cents }];
  });
  const base = departure.prices[0] ?? null;
  return named.length > 0 || base === null ? named : [{ tier: 0, label: 'Trip price', occupancy: null, cents: base }];
}

/** Reads the choice from the address; what isn't possible falls back to the headline departure for two. */
export function choiceOf(trip: TripPage, params: URLSearchParams): TripChoice | null {
  const departures = pickable(trip);
  const departure =
    departures.find(({ id }) => id === params.get('departure')) ??
    departures.find(({ id }) => id === trip.price?.departureId) ??
    departures[0];
  if (!departure) return null;
  const tiers = tiersOf(trip, departure);
  const wanted = Number(params.get('tier') ?? trip.price?.tier);
  const tier =
    tiers.find((known) => known.tier === wanted) ?? tiers.find(({ occupancy }) => occupancy === 2) ?? tiers[0];
  if (!tier) return null;
  const travelers = Number(params.get('travelers') ?? 2);
  return {
    departureId: departure.id,
    tier: tier.tier,
    travelers: Number.isInteger(travelers) && travelers >= 1 ? Math.min(travelers, MOST_TRAVELERS) : 2,
  };
}
