import type { Context } from '#kernel';
import { type Rates, usdRates } from '#kernel/rates';
import { type CalendarDate, dateIn } from '#kernel/shared';
import { categoryPath } from '../categories/category-paths.ts';
import { isPricedInWords, undatedPrice } from '../departure-price.ts';
import { availabilityOn } from '../departures/availability.ts';
import { datesOnOffer } from '../departures/dates-on-offer.ts';
import { departureOffers, formerPrices } from '../departures/departure-offers.ts';
import { type HeadlinePrice, headlinePrice } from '../departures/headline-price.ts';
import { monthBars } from '../departures/month-bars.ts';
import { strikeThrough } from '../departures/strike-through.ts';
import { attractionPath } from '../places/attraction-path.ts';
import { type FormerPrice, readFormerPrices } from '../queries/former-prices.ts';
import { readRenamedSlug } from '../queries/renamed-slug.ts';
import {
  readTripCore,
  readTripPage,
  type TripCoreRow,
  type TripPageRow,
  type TripStoryRow,
} from '../queries/trip-page.ts';
import { shownTrips, shownTripsOf } from '../shown.ts';
import { asSold } from './as-sold.ts';
import { cardBadge, isNew } from './card-badge.ts';
import { mealsOf } from './inclusion-lines.ts';
import { itineraryDay } from './itinerary-day.ts';
import { linkOf, placeLinkOf } from './links.ts';
import { mandatoryCharges } from './mandatory-charges.ts';
import { depositOf, paymentTerms } from './payment-terms.ts';
import { refundPolicy } from './refund-policy.ts';
import { linkedIds, similarIds } from './shown-parts.ts';
import type { Poster } from './trip-card.ts';
import type {
  Crumb,
  DepartureEntry,
  Faq,
  MetaSeo,
  RatingTotal,
  TripCore,
  TripPage,
  TripStory,
} from './trip-page-model.ts';

type Found<Trip> = Trip | { movedTo: string } | null;

/** A trip's page; `{ movedTo }` when it was renamed; null when there is none, or the partner doesn't show it. */
export function tripPage(ctx: Context, { slug }: { slug: string }): Promise<Found<TripPage>> {
  return find(ctx, slug, readTripPage, toTripPage);
}

/** The same without the trip's story; see trip-pages.ts. */
export function tripCore(ctx: Context, { slug }: { slug: string }): Promise<Found<TripCore>> {
  return find(ctx, slug, readTripCore, toTripCore);
}

async function find<Row extends TripCoreRow, Trip>(
  ctx: Context,
  slug: string,
  read: (ctx: Context, slug: string) => Promise<Row | undefined>,
  shape: (row: Row, around: PageSurroundings) => Trip,
): Promise<Found<Trip>> {
  const [found, rates] = await Promise.all([read(ctx, slug), usdRates(ctx.db)]);
  const [row] = await asSold(ctx, found ? [found] : []);
  if (!row) {
    const movedTo = await readRenamedSlug(ctx, 'trip', slug);
    return movedTo === null ? null : { movedTo };
  }
  const [shown, tripsOf] = await Promise.all([shownTrips(ctx, linkedIds(row)), shownTripsOf(ctx, [row.operatorId])]);
  if (!shown.has(row.id)) return null;
  const promoted = row.promotionExpiry !== null && row.promotionExpiry > ctx.clock();
  const former = await readFormerPrices(ctx, promoted ? row.departures.map((departure) => departure.id) : []);
  return shape(row, { now: ctx.clock(), rates, former, shown, tripsOf });
}

/** What a page depends on beside its row: the moment, and what the partner shows (see shown.ts). */
export type PageSurroundings = {
  now: Date;
  rates: Rates;
  former: FormerPrice[];
  shown: ReadonlySet<string>;
  tripsOf: ReadonlyMap<string, number> | null;
};

function toTripPage(row: TripPageRow, around: PageSurroundings): TripPage {
  return { ...toTripCore(row, around), ...toTripStory(row) };
}

export function toTripStory(row: TripStoryRow): TripStory {
  return {
    id: row.id,
    crumbs: crumbs(row),
    guides: row.guides.map(({ name, slug, categoryType }) => ({
      name,
      path: categoryPath({ kind: 'landing', slug }, categoryType),
    })),
    images: row.images,
    mapImage: row.map,
    attractions: row.attractions.map((sight) => ({ ...sight, path: attractionPath(sight) })),
    days: row.days.map(itineraryDay),
    sections: row.sections,
  };
}

export function toTripCore(row: TripCoreRow, { now, rates, former, shown, tripsOf }: PageSurroundings): TripCore {
  const today = dateIn(row.startZone, now);
  const departures = row.departures.filter(({ startDate }) => startDate >= today);
  const state = row.supersededBy ? 'superseded' : row.status === 'archived' ? 'archived' : 'offered';
  const sold = state === 'offered';
  const mandatory = mandatoryCharges(row.inclusions);
  const offers = departureOffers({ ...row, departures, mandatory }, former);
  const price = sold
    ? headlinePrice({ ...row, mandatory, undated: undatedPrice(row, mandatory) }, offers, today, rates)
    : null;
  const deposit = depositOf(row);
  const tripType = row.terms.find((term) => term.propertyKey === 'trip_type') ?? null;
  const struck = strikeThrough(price, offers, { promotionExpiry: row.promotionExpiry, now });
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    state,
    supersededBy: row.supersededBy,
    successor: shown.has(row.supersededBy ?? '') ? linkOf(row.successorName, row.successorSlug) : null,
    operator: {
      id: row.operatorId,
      slug: row.operatorSlug,
      name: row.operatorName,
      rating: row.operatorRating,
      reviewsCount: row.operatorReviewsCount,
      tripsCount: tripsOf === null ? row.operatorTripsCount : (tripsOf.get(row.operatorId) ?? 0),
      knownFor: row.operatorKnownFor,
      logo: row.operatorLogo,
      businessProcessType: row.businessProcessType,
      shareOffers: row.shareOffers,
      cancellationText: row.operatorCancellationText,
      cancellationUrl: row.operatorCancellationUrl,
    },
    poster: row.poster as Poster | null,
    cover: row.cover,
    videoUrl: row.videoUrl,
    rating: row.rating,
    reviewsCount: row.reviewsCount,
    ratingTotal: row.ratingTotal as RatingTotal | null,
    badge: sold
      ? cardBadge({
          price,
          tripType,
          minAge: row.minAge,
          maxAge: row.maxAge,
          publishedAt: row.publishedAt,
          now,
        })
      : null,
    durationDays: row.durationDays,
    nights: row.totals?.nights ?? 0,
    meals: mealsOf(row.totals?.meals ?? 0, row.durationDays, row.inclusions),
    minGroupSize: row.minGroupSize,
    maxGroupSize: row.maxGroupSize,
    minAge: row.minAge,
    maxAge: row.maxAge,
    start: placeLinkOf(row.startCityName, row.startCitySlug, row.startCountry),
    end: placeLinkOf(row.endCityName, row.endCitySlug, row.endCountry),
    terms: row.terms.map(({ key, name, propertyKey, propertyName }) => ({ key, name, propertyKey, propertyName })),
    places: row.places,
    highlights: row.highlights,
    details: row.details,
    price,
    strikeThrough: struck,
    singleSupplement:
      row.singleSupplementPriceCents !== null && row.currency !== null
        ? { cents: row.singleSupplementPriceCents, currency: row.currency }
        : null,
    tiers: row.tiers,
    perUsd: foreignRates(departures, price, rates),
    startZone: row.startZone,
    today,
    departures: sold
      ? departures.map((one) => departureEntry(one, formerPrices(row, one, former), row.cutoffDays, today))
      : [],
    monthBars: monthBars(sold ? departures : [], row.cutoffDays, today),
    datesLabel: row.datesLabel,
    priceNotes: row.priceNotes,
    pricedInWords: isPricedInWords(row),
    deposit,
    refund: refundPolicy(row.policy),
    ...paymentTerms(row.merchantModelParams, deposit, row.isMerchantModel),
    inclusions: row.inclusions,
    faqs: row.faqs as Faq[],
    metaSeo: row.metaSeo as MetaSeo,
    dates: datesOnOffer(sold ? departures : [], row.cutoffDays, today),
    externalUrl: row.externalUrl,
    brochureUrl: row.brochureUrl,
    cta: row.cta ?? row.operatorCta,
    isMerchantModel: row.isMerchantModel,
    isPromotion: struck !== null,
    promotionExpiry: row.promotionExpiry?.toISOString() ?? null,
    newTrip: isNew(row.publishedAt, now),
    lastRefreshedAt: row.lastRefreshedAt?.toISOString() ?? null,
    lastPriceRefreshedAt: row.lastPriceRefreshedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    similarIds: similarIds(row, shown),
  };
}

/** Rates of the currencies, dollars apart, in which the page shows prices. */
function foreignRates(departures: TripCoreRow['departures'], price: HeadlinePrice | null, rates: Rates) {
  const shown = new Set([...departures.map(({ currency }) => currency), ...(price ? [price.currency] : [])]);
  shown.delete('USD');
  return Object.fromEntries(
    [...shown].sort().flatMap((currency) => {
      const rate = rates.get(currency);
      return rate === undefined ? [] : [[currency, rate]];
    }),
  );
}

function departureEntry(
  row: TripCoreRow['departures'][number],
  strikethroughPrices: (number | null)[],
  cutoffDays: number,
  today: CalendarDate,
): DepartureEntry {
  return {
    id: row.id,
    startDate: row.startDate,
    endDate: row.endDate,
    availability: availabilityOn(row, cutoffDays, today),
    departureGuaranteed: row.departureGuaranteed,
    minToRun: row.minToRun,
    currency: row.currency,
    prices: row.prices,
    strikethroughPrices,
    memberSavingCents: row.memberSavingCents,
    priceNotes: row.priceNotes,
  };
}

/** The narrowest region or country that this trip is listed under, below the continent that it lies in where that is known. */
function crumbs(row: TripStoryRow): Crumb[] {
  const [narrow] = row.narrowest;
  const continent = row.continents.find(({ id }) => !narrow || narrow.above.includes(id));
  return [continent, narrow].flatMap((crumb) =>
    crumb ? [{ name: crumb.name, path: `/trip-list/${crumb.slug}` }] : [],
  );
}
