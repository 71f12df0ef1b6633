import type { HeadlinePrice, TripCard } from '#catalogue/shared';
import type { PosterArt } from '../ui/art.tsx';
import { artsOf, type Pictured } from './art.ts';
import { noPriceWords } from './no-price-words.ts';

export type ShownPrice = Pick<
  HeadlinePrice,
  'cents' | 'currency' | 'usdCents' | 'tier' | 'tierLabel' | 'perDayCents' | 'onRequest'
>;

/** What a row of three shows of a trip. A page carries its data a second time, for the scripts: only this much. */
export type ShownMini = Pick<TripCard, 'id' | 'slug' | 'name' | 'rating' | 'reviewsCount' | 'durationDays'> & {
  operator: string;
  art: PosterArt;
  price: Pick<ShownPrice, 'cents' | 'currency' | 'usdCents' | 'onRequest'> | null;
  /** What stands where the price would. */
  noPrice: string | null;
};

/** What a card in a list shows. */
export type ShownCard = Pick<
  TripCard,
  | 'id'
  | 'slug'
  | 'name'
  | 'rating'
  | 'reviewsCount'
  | 'badge'
  | 'durationDays'
  | 'maxGroupSize'
  | 'inclusions'
  | 'dates'
  | 'strikeThrough'
> & {
  /** Without a slug nothing leads to it. */
  operator: { slug: string | null; name: string };
  startCity: string | null;
  endCity: string | null;
  art: PosterArt;
  /** Key of the kind of trip, "private-guided". */
  tripType: string | null;
  effort: string | null;
  /** The month, where the trip starts, of the first of its bars: "2026-11". */
  barsFrom: string;
  /** Departures in that month and each of the eleven after it. */
  monthBars: number[];
  price: ShownPrice | null;
  /** What stands where the price would. */
  noPrice: string | null;
  /** When something on the card ends, as an ISO time: it may be kept until then. */
  endsAt: string | null;
  /** The date that the price is of, as it is read, where the list asks for some dates alone. */
  pricedOn?: string;
  /** Opens its page with that date: "?departure=…". */
  choice?: string;
};

/** Trips of a row of three. `beside` is what the page shows above it. */
export function shownMinis(cards: readonly TripCard[], beside: readonly Pictured[] = []): ShownMini[] {
  const arts = artsOf(cards, 'card', beside);
  return cards.map((card, i) => shownMini(card, arts[i] as PosterArt));
}

export function shownMini(card: TripCard, art: PosterArt): ShownMini {
  const { id, slug, name, rating, reviewsCount, durationDays, operator, price } = card;
  return {
    id,
    slug,
    name,
    rating,
    reviewsCount,
    durationDays,
    operator: operator.name,
    art,
    price: price && {
      cents: price.cents,
      currency: price.currency,
      usdCents: price.usdCents,
      onRequest: price.onRequest,
    },
    noPrice: noPriceWords(card),
  };
}

/** Trips of a list. `beside` is what the page shows above it. */
export function shownCards(cards: readonly TripCard[], beside: readonly Pictured[] = []): ShownCard[] {
  const arts = artsOf(cards, 'card', beside);
  return cards.map((card, i) => shownCard(card, arts[i] as PosterArt));
}

/** What a row of a table shows of a trip. */
export type BoardTrip = Omit<ShownCard, 'art' | 'inclusions'> & {
  /** Beside a plan, in place of where it starts and ends: what of that it visits. */
  shares?: string;
};

/** Trips of a table. */
export function boardTrips(cards: readonly TripCard[]): BoardTrip[] {
  return cards.map(boardTrip);
}

/** Trips of a category, told by the names of their companies alone where it is a world category: it leads to none. */
export function tripsOf<Trip extends BoardTrip>(
  { isWorldCategory }: { isWorldCategory: boolean },
  trips: readonly Trip[],
): Trip[] {
  if (!isWorldCategory) return [...trips];
  return trips.map((trip) => ({ ...trip, operator: { ...trip.operator, slug: null } }));
}

function shownCard(card: TripCard, art: PosterArt): ShownCard {
  return { ...boardTrip(card), inclusions: card.inclusions, art };
}

function boardTrip(card: TripCard): BoardTrip {
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    operator: { slug: card.operator.slug, name: card.operator.name },
    rating: card.rating,
    reviewsCount: card.reviewsCount,
    badge: card.badge,
    durationDays: card.durationDays,
    maxGroupSize: card.maxGroupSize,
    startCity: card.start?.name ?? null,
    endCity: card.end?.name ?? null,
    dates: card.dates,
    strikeThrough: card.strikeThrough,
    tripType: card.tripType?.key ?? null,
    effort: card.physicalLevel?.name ?? null,
    barsFrom: card.monthBars[0]?.month ?? '',
    monthBars: card.monthBars.map(({ departures }) => departures),
    price: card.price && shownPrice(card.price),
    noPrice: noPriceWords(card),
    endsAt: firstEnding([card]),
  };
}

/** When the first of these cards is another one: its former price ends, or the day where its trip starts. */
export function firstEnding(cards: readonly Pick<TripCard, 'turnsAt' | 'strikeThrough'>[]): string | null {
  const endings = cards.flatMap(({ turnsAt, strikeThrough }) => [turnsAt, strikeThrough?.endsAt ?? null]);
  return endings.filter((end) => end !== null).sort()[0] ?? null;
}

export function shownPrice(price: HeadlinePrice): ShownPrice {
  const { cents, currency, usdCents, tier, tierLabel, perDayCents, onRequest } = price;
  return { cents, currency, usdCents, tier, tierLabel, perDayCents, onRequest };
}
