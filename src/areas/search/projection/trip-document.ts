import { departureHeadlineCents, type TripIndexRow, undatedPrice } from '#catalogue/search';
import type { Rates } from '#kernel/rates';
import { dayNumber, toUsdCents } from '#kernel/shared';
import { durationBand, groupSizeBand, isRated, ratingsAsked, spotsAsked } from '../bands.ts';
import type { FacetKey } from '../facets.ts';
import { wordsOf } from '../words.ts';

/** A departure in trip_search: start day number, US cents, guaranteed, places band. */
export type StoredDeparture = { d: number; p: number | null; g: boolean; s: number };

/** A trip as trip_search holds it; the texts become its tsvector. */
export type TripDocument = {
  trip_id: string;
  operator_id: string;
  facets: string[];
  price_usd_cents: number | null;
  duration_days: number;
  rating: number | null;
  reviews_count: number;
  popularity: number;
  promotion: boolean;
  departures: StoredDeparture[];
  name_text: string;
  facts_text: string;
  description_text: string;
};

const LONGEST_DESCRIPTION = 20_000;

/** Terms that are facets, by the property they belong to. */
const facetOfProperty: Partial<Record<string, FacetKey>> = {
  trip_type: 'trip_type',
  theme: 'theme',
  activity: 'activity',
  travel_style: 'travel_style',
  physical_level: 'physical_level',
  lodging_level: 'lodging_level',
  travel_age: 'travel_age',
  itinerary_focus: 'itinerary_focus',
  pace: 'pace',
  transport_included: 'transport_included',
  group_size: 'group_size',
};

/** `spotsLeft`: places left by departure; one that isn't in it has an unknown number. */
export function tripDocument(
  row: TripIndexRow,
  known: { rates: Rates; spotsLeft: ReadonlyMap<string, number>; promoted: boolean },
): TripDocument {
  const open = storedDepartures(row, known.rates, known.spotsLeft);
  const departures = [...open, ...priceOnRequest(row, open, known.rates)];
  const prices = departures.flatMap(({ p }) => p ?? []);
  return {
    trip_id: row.id,
    operator_id: row.operatorId,
    facets: facetKeys(row, known.promoted),
    price_usd_cents: prices.length > 0 ? Math.min(...prices) : null,
    duration_days: row.durationDays,
    rating: row.rating,
    reviews_count: row.reviewsCount,
    popularity: row.reviewsCount * 10 + Math.min(9, open.length),
    promotion: known.promoted,
    departures,
    ...texts(row),
  };
}

function storedDepartures(row: TripIndexRow, rates: Rates, spotsLeft: ReadonlyMap<string, number>): StoredDeparture[] {
  const mandatory = chargesOf(row);
  const open = row.departures.filter(({ availability }) => availability !== 'on_request');
  return open.map((departure) => {
    const price = departureHeadlineCents(departure, row.tiers, mandatory);
    const money = price && { cents: price.cents, currency: departure.currency };
    const places = spotsLeft.get(departure.id) ?? 0;
    return {
      d: dayNumber(departure.startDate),
      p: money && toUsdCents(money, rates.get(departure.currency)),
      g: departure.departureGuaranteed,
      s: spotsAsked.findLast((asked) => places >= asked) ?? 0,
    };
  });
}

/** The last day there is: no month that can be chosen holds it, and it comes after every date. */
const NO_DAY = dayNumber('9999-12-31');

/**
 * A trip that can only be asked for has a price, too: it is found and sorted by it, as the headline of its card shows it,
 * and by no date.
 */
function priceOnRequest(row: TripIndexRow, open: readonly StoredDeparture[], rates: Rates): StoredDeparture[] {
  if (open.some(({ p }) => p !== null)) return [];
  const mandatory = chargesOf(row);
  const asked = row.departures.flatMap((departure) => {
    const price = departureHeadlineCents(departure, row.tiers, mandatory);
    return price && departure.availability === 'on_request'
      ? [{ cents: price.cents, currency: departure.currency }]
      : [];
  });
  const undated = row.hasPricedDate ? null : undatedPrice(row, mandatory);
  const usd = [...asked, ...(undated ? [undated] : [])].flatMap(
    (price) => toUsdCents(price, rates.get(price.currency)) ?? [],
  );
  return usd.length === 0 ? [] : [{ d: NO_DAY, p: Math.min(...usd), g: false, s: 0 }];
}

function chargesOf(row: TripIndexRow) {
  return row.inclusions.flatMap(({ included, mandatory, estimateCents, currency }) =>
    mandatory && !included && estimateCents !== null && currency !== null ? [{ estimateCents, currency }] : [],
  );
}

function facetKeys(row: TripIndexRow, promoted: boolean): string[] {
  const termKeys = row.terms.flatMap(({ propertyKey, key }) => {
    const facet = facetOfProperty[propertyKey];
    return facet ? [`${facet}:${key}`] : [];
  });
  const groupSizes = row.maxGroupSize === null ? [] : [`group_size:${groupSizeBand(row.maxGroupSize)}`];
  const ratings = ratingsAsked.filter((asked) => isRated(row.rating, asked));
  return [
    ...new Set([
      ...row.places.map(({ slug }) => `destination:${slug}`),
      ...row.categories.map(({ slug }) => `category:${slug}`),
      ...termKeys,
      ...row.inclusions.filter(({ included }) => included).map(({ kind }) => `includes:${kind}`),
      ...(row.startCitySlug ? [`start_city:${row.startCitySlug}`] : []),
      ...groupSizes,
      ...ratings.map((rating) => `rating:${rating}`),
      ...(promoted ? ['promotion:true'] : []),
      `operator:${row.operatorSlug}`,
      `duration:${durationBand(row.durationDays)}`,
    ]),
  ];
}

/** Names of long-tail categories are sentences; their words would say little. */
const telling = new Set(['continent', 'country', 'region', 'city', 'theme', 'activity', 'travel_style', 'attraction']);

function texts(row: TripIndexRow): Pick<TripDocument, 'name_text' | 'facts_text' | 'description_text'> {
  const facts = [
    ...row.places.map(({ name }) => name),
    row.startCityName,
    row.endCityName,
    row.attractionNames,
    row.operatorName,
    row.operatorShortName,
    ...row.terms.map(({ name }) => name),
    ...row.categories.filter(({ categoryType }) => telling.has(categoryType)).map(({ name }) => name),
  ];
  const description = [...row.highlights, row.details, row.days].join(' ').slice(0, LONGEST_DESCRIPTION);
  return {
    name_text: clean(row.name),
    facts_text: clean(facts.join(' ')),
    description_text: clean(description),
  };
}

/** Distinct words in the one form in which documents and queries meet. */
function clean(text: string): string {
  return [...new Set(wordsOf(text))].join(' ');
}
