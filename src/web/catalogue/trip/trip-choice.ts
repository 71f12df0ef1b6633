import { chargesIn, departureHeadlineCents, everyTier, isOpen, mandatoryCharges } from '#catalogue/prices';
import { roomWords } from '../trip-words.ts';
import type { PricedTrip } from './priced-trip.ts';
import type { ShownDeparture } from './shown-trip-model.ts';

/** What a traveler has picked; it lives in the address and nowhere else. */
export type TripChoice = { departureId: string; tier: number; travelers: number };

const MOST_TRAVELERS = 20;

/** Departures that can be picked: places for sale or on request, and at least one tier priced. For sale comes first. */
export function pickable(trip: Pick<PricedTrip, 'departures'>): ShownDeparture[] {
  const priced = trip.departures.filter(({ prices }) => prices.some((price) => price !== null));
  return [
    ...priced.filter(({ availability }) => isOpen(availability)),
    ...priced.filter(({ availability }) => availability === 'on_request'),
  ];
}

type PricedTier = { tier: number; label: string; occupancy: number | null; cents: number };

/**
 * Tiers priced on a departure, with their labels; the base price beside them only where none is for two who share, as
 * the headline takes it then. What nobody can do without is in.
 */
export function tiersOf(
  trip: Pick<PricedTrip, 'tiers' | 'inclusions'>,
  departure: Pick<ShownDeparture, 'currency' | 'prices'>,
): PricedTier[] {
  const charges = chargesIn(departure.currency, mandatoryCharges(trip.inclusions));
  const named = everyTier(trip.tiers).flatMap(({ tier, label, occupancy }) => {
    const cents = departure.prices[tier] ?? null;
    return cents === null ? [] : [{ tier, label, occupancy, cents: cents + charges }];
  });
  const base = departure.prices[0] ?? null;
  if (base === null || named.some(({ occupancy }) => occupancy === 2)) return named;
  return [{ tier: 0, label: 'Trip price', occupancy: null, cents: base + charges }, ...named];
}

/** What a row of dates shows of its prices: the same that the headline would be, and what it buys where that differs. */
export function rowPrice(
  trip: Pick<PricedTrip, 'tiers' | 'inclusions' | 'price'>,
  departure: Pick<ShownDeparture, 'currency' | 'prices'>,
): { cents: number; basis: string | null } | null {
  const found = departureHeadlineCents(departure, trip.tiers, mandatoryCharges(trip.inclusions));
  if (!found) return null;
  const basis = roomWords(found.tier, found.label);
  const headline = trip.price && roomWords(trip.price.tier, trip.price.tierLabel);
  return { cents: found.cents, basis: basis === headline ? null : basis };
}

/** The wanted tier where the departure has it, else that of its headline. */
export function tierOf(
  trip: PricedTrip,
  departure: ShownDeparture,
  wanted: number | undefined,
): PricedTier | undefined {
  const tiers = tiersOf(trip, departure);
  const shown = departureHeadlineCents(departure, trip.tiers, [])?.tier;
  return tiers.find(({ tier }) => tier === wanted) ?? tiers.find(({ tier }) => tier === shown);
}

/** Reads the choice from the address; what isn't possible falls back to the headline departure, and to what a date is shown with, for two. */
export function choiceOf(trip: PricedTrip, params: URLSearchParams): TripChoice | null {
  const departures = pickable(trip);
  const departure =
    departures.find(({ id }) => id === params.get('departure')) ??
    departures.find(({ id }) => id === trip.price?.departureId) ??
    departures[0];
  if (!departure) return null;
  const tier = tierOf(trip, departure, Number(params.get('tier') ?? Number.NaN));
  if (!tier) return null;
  const travelers = Number(params.get('travelers') ?? 2);
  return {
    departureId: departure.id,
    tier: tier.tier,
    travelers: Number.isInteger(travelers) && travelers >= 1 ? Math.min(travelers, MOST_TRAVELERS) : 2,
  };
}

/** The same choice as a query. */
export function choiceQuery({ departureId, tier, travelers }: TripChoice): string {
  return `?departure=${departureId}&tier=${tier}&travelers=${travelers}`;
}
