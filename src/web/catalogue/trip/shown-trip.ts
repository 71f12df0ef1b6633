import { isOpen, isPayable } from '#catalogue/prices';
import type { ItineraryDay, TermEntry, TripCard, TripPage } from '#catalogue/shared';
import { artDescription, artOf, photoArt, photosOf, previewOf } from '../art.ts';
import { noPriceWords } from '../no-price-words.ts';
import { shownMinis } from '../shown-card.ts';
import type { TermSaid } from '../term-look.loader.ts';
import { missedDate } from './missed-date.ts';
import { shownDates } from './shown-dates.ts';
import type { ShownDay, ShownTerm, ShownTrip } from './shown-trip-model.ts';
import { tiersOf } from './trip-choice.ts';

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
    isBooked: operator.businessProcessType !== 'lead_only',
    paidIn: paidIn(trip),
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
    missedDate: missedDate(trip, asked.get('departure')),
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

function paidIn({ isMerchantModel, refund, operator, departures, ...terms }: TripPage): string[] {
  const seller = { isMerchantModel, businessProcessType: operator.businessProcessType };
  const currencies = [...new Set(departures.map(({ currency }) => currency))];
  return currencies.filter((currency) => isPayable(seller, terms, refund, currency));
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
