import { isPricedInWords, undatedPrice } from '../departure-price.ts';
import type { MandatoryCharge } from '../departures/departure-offers.ts';
import { type DepartureOffer, departureOffers } from '../departures/departure-offers.ts';
import type { FormerPrice } from '../queries/former-prices.ts';
import type { TripCardRow } from '../queries/trip-cards.ts';
import type { InclusionLine } from './inclusion-lines.ts';
import { inclusionLines } from './inclusion-lines.ts';
import { placeLinkOf } from './links.ts';
import { mandatoryCharges } from './mandatory-charges.ts';
import type { PlaceLink } from './named-link.ts';
import type { TripCard } from './trip-card.ts';

/** Facts of a card that stay as they are until the trip, its company or its places change. */
type LastingFacts = Pick<
  TripCard,
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'operator'
  | 'poster'
  | 'cover'
  | 'rating'
  | 'reviewsCount'
  | 'durationDays'
  | 'minGroupSize'
  | 'maxGroupSize'
  | 'tripType'
  | 'physicalLevel'
  | 'pricedInWords'
>;

/** What trip_cards holds: everything a card is made of but today's date and the exchange rates. */
export type CardFacts = LastingFacts & {
  start: PlaceLink | null;
  end: PlaceLink | null;
  inclusions: InclusionLine[];
  minAge: number | null;
  maxAge: number | null;
  cutoffDays: number;
  /** Of the city where it starts: it says what day it is for its departures. */
  zone: string | null;
  /** ISO times. */
  publishedAt: string | null;
  promotionExpiry: string | null;
  mandatory: MandatoryCharge[];
  undated: { cents: number; currency: string } | null;
  offers: StoredOffer[];
};

/** A departure in as few letters as a list can be read in. */
type StoredOffer = [
  id: string,
  startDate: string,
  availability: DepartureOffer['availability'],
  departureGuaranteed: 0 | 1,
  currency: string,
  cents: number | null,
  tier: number,
  tierLabel: string | null,
  memberSavingCents: number | null,
  formerCents: number | null,
];

export function toCardFacts(row: TripCardRow, former: readonly FormerPrice[]): CardFacts {
  const mandatory = mandatoryCharges(row.inclusions);
  const { durationDays } = row;
  const { nights, meals } = row.totals ?? { nights: null, meals: null };
  const pricedIn = new Set(
    row.departures.length > 0 ? row.departures.map(({ currency }) => currency) : row.currency ? [row.currency] : [],
  );
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    operator: { id: row.operatorId, slug: row.operatorSlug, name: row.operatorName },
    poster: row.poster as TripCard['poster'],
    cover: row.cover,
    rating: row.rating,
    reviewsCount: row.reviewsCount,
    durationDays,
    minGroupSize: row.minGroupSize,
    maxGroupSize: row.maxGroupSize,
    tripType: termOf(row, 'trip_type'),
    physicalLevel: termOf(row, 'physical_level'),
    start: placeLinkOf(row.startCityName, row.startCitySlug, row.startCountry),
    end: placeLinkOf(row.endCityName, row.endCitySlug, row.endCountry),
    pricedInWords: isPricedInWords(row),
    inclusions: inclusionLines(row.inclusions, { durationDays, nights: nights ?? 0, meals: meals ?? 0 }, pricedIn),
    minAge: row.minAge,
    maxAge: row.maxAge,
    cutoffDays: row.cutoffDays,
    zone: row.startZone,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    promotionExpiry: row.promotionExpiry?.toISOString() ?? null,
    mandatory,
    undated: undatedPrice(row, mandatory),
    offers: departureOffers({ ...row, mandatory }, former).map(stored),
  };
}

function termOf(row: TripCardRow, property: string): TripCard['tripType'] {
  const term = row.terms.find((found) => found.propertyKey === property);
  if (!term) return null;
  const { key, name, propertyKey, propertyName } = term;
  return { key, name, propertyKey, propertyName };
}

function stored(offer: DepartureOffer): StoredOffer {
  return [
    offer.id,
    offer.startDate,
    offer.availability,
    offer.departureGuaranteed ? 1 : 0,
    offer.currency,
    offer.cents,
    offer.tier,
    offer.tierLabel,
    offer.memberSavingCents,
    offer.formerCents,
  ];
}

export function offersOf(facts: CardFacts): DepartureOffer[] {
  return facts.offers.map(
    ([id, startDate, availability, sure, currency, cents, tier, tierLabel, memberSavingCents, formerCents]) => ({
      id,
      startDate,
      availability,
      departureGuaranteed: sure === 1,
      currency,
      cents,
      tier,
      tierLabel,
      memberSavingCents,
      formerCents,
    }),
  );
}
