import { isOpen, isPayable } from '#catalogue/prices';
import type { DepartureEntry, ItineraryDay, TermEntry, TripCard, TripPage } from '#catalogue/shared';
import type { PreviewImage } from '../../metadata/page-meta.ts';
import type { PosterArt } from '../../ui/art.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { artDescription, artOf, photoArt, photosOf, previewOf } from '../art.ts';
import type { Photo } from '../gallery.tsx';
import { type ShownMini, shownMinis } from '../shown-card.ts';
import type { TermSaid } from '../term-look.loader.ts';
import { noPriceWords } from '../trip-words.ts';
import { type DatePages, shownDates } from './shown-dates.ts';
import { tiersOf } from './trip-choice.ts';

export type ShownDeparture = Omit<DepartureEntry, 'strikethroughPrices'>;
export type ShownDay = Omit<ItineraryDay, 'id' | 'image' | 'startCity' | 'endCity'> & { photo: Photo | null };
export type ShownTerm = Pick<TermEntry, 'propertyKey' | 'key' | 'name'> & { icon?: IconName; description?: string };

/** What the trip page shows. */
export type ShownTrip = Omit<
  TripPage,
  | 'places'
  | 'operator'
  | 'attractions'
  | 'guides'
  | 'cover'
  | 'images'
  | 'mapImage'
  | 'isMerchantModel'
  | 'isPromotion'
  | 'promotionExpiry'
  | 'newTrip'
  | 'lastRefreshedAt'
  | 'lastPriceRefreshedAt'
  | 'updatedAt'
  | 'holdMinutes'
  | 'passengerInfoDays'
  | 'poster'
  | 'terms'
  | 'departures'
  | 'monthBars'
  | 'days'
  | 'similarIds'
> & {
  operator: Omit<TripPage['operator'], 'logo'> & { logo: PosterArt | null };
  /** reserve: it is paid here. request: the company says yes or no, and collects itself. Null: neither. */
  booking: 'reserve' | 'request' | null;
  art: PosterArt & { alt: string };
  /** What the company shows beside its cover. */
  photos: Photo[];
  /** The map that it drew of the way. */
  ownMap: Photo | null;
  preview: PreviewImage;
  terms: ShownTerm[];
  /** Of the page of dates that is shown; see shownDates. */
  departures: ShownDeparture[];
  datesCount: number;
  datePages: DatePages | null;
  /** What stands where the price would. */
  noPrice: string | null;
  /** What is said of charges beside the price. */
  charges: string;
  /** What one can pay for a date that is for sale, in the headline's currency. */
  onSale: { count: number; lowCents: number; highCents: number } | null;
  monthBars: number[];
  days: ShownDay[];
  similar: ShownMini[];
  /** Guides to where it goes and pages of what it visits. */
  goesTo: { name: string; path: string }[];
};

/** What a choice of date, room and party changes is worked out in the browser, from these; the rest only the server writes. */
const PRICED = [
  'id',
  'slug',
  'state',
  'booking',
  'cta',
  'durationDays',
  'departures',
  'datesCount',
  'datesLabel',
  'dates',
  'monthBars',
  'tiers',
  'inclusions',
  'price',
  'strikeThrough',
  'noPrice',
  'priceNotes',
  'charges',
  'singleSupplement',
  'perUsd',
  'deposit',
  'finalPaymentDays',
  'paymentTypes',
  'refund',
  'externalUrl',
  'brochureUrl',
] as const satisfies (keyof ShownTrip)[];

export type PricedTrip = Pick<ShownTrip, (typeof PRICED)[number]> & {
  operator: Pick<ShownTrip['operator'], 'slug' | 'name' | 'cancellationText' | 'cancellationUrl'>;
  hasSimilar: boolean;
};

export function pricedTrip(trip: ShownTrip): PricedTrip {
  const { slug, name, cancellationText, cancellationUrl } = trip.operator;
  return {
    ...(Object.fromEntries(PRICED.map((field) => [field, trip[field]])) as Pick<ShownTrip, (typeof PRICED)[number]>),
    operator: { slug, name, cancellationText, cancellationUrl },
    hasSimilar: trip.similar.length > 0,
  };
}

/** `words`: what is said of terms. `asked`: the choice in the address. */
type Beside = {
  similar: readonly TripCard[];
  words: readonly TermSaid[];
  asked: URLSearchParams;
  hasPage: (path: string) => boolean;
};

/** Whose meaning is said beside their names. */
export const SAID = ['trip_type', 'physical_level', 'transport_included'] as const;
const TERMS: ReadonlySet<string> = new Set([...SAID, 'pace']);

export function shownTrip(trip: TripPage, { similar, words, asked, hasPage }: Beside): ShownTrip {
  const {
    places: _places,
    similarIds: _similarIds,
    attractions,
    guides,
    cover,
    images,
    mapImage,
    isMerchantModel: _isMerchantModel,
    isPromotion: _isPromotion,
    promotionExpiry: _promotionExpiry,
    newTrip: _newTrip,
    lastRefreshedAt: _lastRefreshedAt,
    lastPriceRefreshedAt: _lastPriceRefreshedAt,
    updatedAt: _updatedAt,
    holdMinutes: _holdMinutes,
    passengerInfoDays: _passengerInfoDays,
    poster: _poster,
    operator,
    ...shown
  } = trip;
  const { departures, pages } = shownDates(trip, asked);
  const byCompany = `${trip.name}, a picture by ${operator.name}`;
  return {
    ...shown,
    booking: bookingOf(trip),
    operator: { ...operator, logo: operator.logo && photoArt(operator.logo) },
    art: { ...artOf(trip, 'hero'), alt: artDescription(trip, byCompany) },
    photos: photosOf(
      images.filter(({ url }) => url !== cover?.url),
      trip.name,
    ),
    ownMap: mapImage && { ...photoArt(mapImage), alt: mapImage.alt || `Map of ${trip.name}, by ${operator.name}` },
    preview: previewOf(trip, byCompany),
    terms: trip.terms.filter(({ propertyKey }) => TERMS.has(propertyKey)).map((term) => shownTerm(term, words)),
    departures: departures.map(({ strikethroughPrices: _, ...departure }) => departure),
    datesCount: trip.departures.length,
    datePages: pages,
    noPrice: noPriceWords(trip),
    charges: chargesWords(trip),
    onSale: onSale(trip),
    monthBars: trip.monthBars.map(({ departures }) => departures),
    days: trip.days.map(shownDay),
    similar: shownMinis(similar, [trip]),
    goesTo: goesTo([...attractions, ...guides], hasPage),
  };
}

/** What can be said of charges: nothing where the company names none of what isn't in the price. */
function chargesWords({ inclusions, price }: Pick<TripPage, 'inclusions' | 'price'>): string {
  const required = inclusions.filter(({ included, mandatory }) => !included && mandatory);
  if (!price || inclusions.every(({ included }) => included)) return '';
  return required.every(({ estimateCents, currency }) => estimateCents !== null && currency === price.currency)
    ? 'Every charge you can’t leave out is in. '
    : 'Some charges you can’t leave out come on top, see below. ';
}

function bookingOf({ isMerchantModel, refund, operator, ...terms }: TripPage): ShownTrip['booking'] {
  if (operator.businessProcessType === 'lead_only') return null;
  return isPayable(isMerchantModel, terms, refund) ? 'reserve' : 'request';
}

function shownTerm({ propertyKey, key, name }: TermEntry, words: readonly TermSaid[]): ShownTerm {
  const said = words.find((one) => one.propertyKey === propertyKey && one.key === key);
  return {
    propertyKey,
    key,
    name,
    ...(said?.icon ? { icon: said.icon } : {}),
    ...(said?.description ? { description: said.description } : {}),
  };
}

/** Each name once: a landmark may have a guide too. */
function goesTo(links: readonly { name: string; path: string }[], hasPage: Beside['hasPage']): ShownTrip['goesTo'] {
  const there = links.filter(({ path }) => hasPage(path));
  return there
    .filter(({ name }, i) => there.findIndex((other) => other.name === name) === i)
    .map(({ name, path }) => ({ name, path }));
}

/** One offer has one currency, the headline's; what has to be asked for is none. */
function onSale(trip: TripPage): ShownTrip['onSale'] {
  const { price } = trip;
  if (!price || price.onRequest || trip.state !== 'offered') return null;
  const open = trip.departures.filter(
    ({ currency, availability }) => currency === price.currency && isOpen(availability),
  );
  const cents = open.flatMap((departure) => tiersOf(trip, departure).map((tier) => tier.cents)).concat(price.cents);
  return { count: open.length, lowCents: Math.min(...cents), highCents: Math.max(...cents) };
}

export function shownDay({ id: _id, image, startCity: _start, endCity: _end, ...day }: ItineraryDay): ShownDay {
  return { ...day, photo: image && { ...photoArt(image), alt: image.alt || day.label } };
}
