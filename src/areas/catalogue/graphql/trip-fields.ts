import { type ApiBuilder, type ApiObject, times, type ValueTypes } from '#kernel/graphql';
import type { TripCore } from '../trips/trip-page-model.ts';
import { fact, inCore, inStory, namedTerm, type TripNode } from './nodes.ts';
import { addTripParam } from './trip-param-type.ts';
import type { addTripParts } from './trip-parts.ts';

/** Departures that a whole trip usually has; what their fields are multiplied by. */
const USUAL_DEPARTURES = 20;

const DAYS = 'Days before the start; null: the company doesn’t say.';

const termsOf = (property: string) =>
  inCore(({ terms }) => terms.filter(({ propertyKey }) => propertyKey === property));
const termOf = (property: string) =>
  inCore(({ terms }) => terms.find(({ propertyKey }) => propertyKey === property) ?? null);

/** Fields that only the whole trip has: read for all trips of a request at once. */
export function addTripFields(
  builder: ApiBuilder,
  trip: ApiObject<TripNode>,
  types: ValueTypes & ReturnType<typeof addTripParts>,
): void {
  const { image, term, place } = types;
  const tripParam = addTripParam(builder);
  const merchantModel = builder.objectRef<TripCore>('MerchantModelParams').implement({
    fields: (t) => ({
      finalPaymentDays: t.exposeInt('finalPaymentDays', { nullable: true, description: DAYS }),
      passengerInfoDays: t.exposeInt('passengerInfoDays', { nullable: true, description: DAYS }),
      paymentTypes: t.exposeStringList('paymentTypes', {
        description: 'deposit, full; empty while the company doesn’t say whether it asks for a deposit.',
      }),
      holdMinutes: t.exposeInt('holdMinutes', {
        nullable: true,
        description: 'How long seats are held; null where one doesn’t pay here.',
      }),
    }),
  });

  builder.objectFields(trip, (t) => ({
    mainImages: t.field({ type: [image], resolve: inStory(({ images }) => images) }),
    mapImage: t.field({ type: image, nullable: true, resolve: inStory(({ mapImage }) => mapImage) }),
    videoUrl: t.string({ nullable: true, resolve: inCore(({ videoUrl }) => videoUrl) }),
    startCity: t.field({ type: types.namedLink, nullable: true, resolve: fact(({ start }) => start) }),
    endCity: t.field({ type: types.namedLink, nullable: true, resolve: fact(({ end }) => end) }),
    locations: t.field({ type: [place], resolve: inCore(({ places }) => places) }),
    cityAttractions: t.field({
      type: [types.attraction],
      resolve: inStory(({ attractions }, request) =>
        attractions.map(({ name, slug, kind }) => ({ request, name, slug, kind, known: null })),
      ),
    }),
    breadcrumbs: t.field({ type: [types.breadcrumb], resolve: inStory(({ crumbs }) => crumbs) }),

    tripType: t.field({ type: term, nullable: true, resolve: namedTerm('tripType', 'trip_type') }),
    physicalLevel: t.field({ type: term, nullable: true, resolve: namedTerm('physicalLevel', 'physical_level') }),
    lodgingLevel: t.field({ type: term, nullable: true, resolve: termOf('lodging_level') }),
    groupSize: t.field({ type: term, nullable: true, resolve: termOf('group_size') }),
    travelStyle: t.field({ type: [term], resolve: termsOf('travel_style') }),
    itineraryFocus: t.field({ type: [term], resolve: termsOf('itinerary_focus') }),
    activities: t.field({ type: [term], resolve: termsOf('activity') }),
    themes: t.field({ type: [term], resolve: termsOf('theme') }),
    transport: t.field({ type: [term], resolve: termsOf('transport_included') }),

    ratingTotal: t.field({
      type: types.ratingTotal,
      description: 'What reviewers elsewhere gave in all, as the company states it; null when it states nothing.',
      nullable: true,
      resolve: inCore(({ ratingTotal }) => ratingTotal),
    }),
    minAge: t.int({ nullable: true, resolve: inCore(({ minAge }) => minAge) }),
    maxAge: t.int({ nullable: true, resolve: inCore(({ maxAge }) => maxAge) }),
    ages: t.field({
      type: [term],
      description: 'Travel ages that the trip is made for.',
      resolve: termsOf('travel_age'),
    }),
    nights: t.int({ resolve: inCore(({ nights }) => nights) }),
    meals: t.field({ type: types.mealCount, resolve: inCore(({ meals }) => meals) }),
    inclusions: t.field({ type: [types.inclusion], resolve: inCore(({ inclusions }) => inclusions) }),
    tripParam: t.field({
      type: tripParam,
      resolve: inStory(({ sections }) => Object.fromEntries(sections.map(({ section, body }) => [section, body]))),
    }),
    details: t.string({ nullable: true, resolve: inCore(({ details }) => details) }),
    highlights: t.stringList({ resolve: inCore(({ highlights }) => highlights) }),
    faqs: t.field({ type: [types.faq], resolve: inCore(({ faqs }) => faqs) }),
    metaSEO: t.field({ type: types.metaSeo, resolve: inCore(({ metaSeo }) => metaSeo) }),

    promotionStrikeThroughPrice: t.field({
      type: types.money,
      nullable: true,
      description: 'strikeThroughPrice, while the promotion lasts.',
      resolve: inCore(({ strikeThrough, isPromotion }) => (isPromotion ? strikeThrough : null)),
    }),
    isPromotion: t.boolean({ resolve: fact(({ isPromotion }) => isPromotion) }),
    promotionExpiry: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: inCore(({ promotionExpiry }) => promotionExpiry),
    }),
    singleSupplementPrice: t.field({
      type: types.money,
      nullable: true,
      resolve: inCore(({ singleSupplement }) => singleSupplement),
    }),
    priceTiers: t.field({
      type: [types.priceTier],
      description: 'Labels of the up to five prices of a departure.',
      resolve: inCore(({ tiers }) => tiers),
    }),
    priceNotes: t.string({ nullable: true, resolve: inCore(({ priceNotes }) => priceNotes) }),
    datesLabel: t.string({ nullable: true, resolve: inCore(({ datesLabel }) => datesLabel) }),
    availabilities: t.field({
      type: [types.departure],
      extensions: times(USUAL_DEPARTURES),
      description: 'Future departures, soonest first.',
      resolve: inCore(({ departures }) => departures),
    }),
    itinerary: t.field({ type: types.itinerary, resolve: inStory((story) => story) }),

    externalUrl: t.string({ nullable: true, resolve: inCore(({ externalUrl }) => externalUrl) }),
    cta: t.string({
      description: 'reserve, request_quote, visit_site or brochure.',
      resolve: inCore(({ cta }) => cta),
    }),
    isMerchantModel: t.boolean({
      description: 'Whether one reserves and pays here.',
      resolve: inCore(({ isMerchantModel }) => isMerchantModel),
    }),
    merchantModelParams: t.field({ type: merchantModel, resolve: inCore((page) => page) }),
    isOldTrip: t.boolean({ description: 'No longer offered.', resolve: inCore(({ state }) => state === 'archived') }),
    isPreviousTrips: t.boolean({
      description: 'Replaced by its successor.',
      resolve: inCore(({ state }) => state === 'superseded'),
    }),
    successor: t.field({ type: types.namedLink, nullable: true, resolve: inCore(({ successor }) => successor) }),
    newTrip: t.boolean({
      description: 'Published within the last 90 days.',
      resolve: fact(({ newTrip }) => newTrip),
    }),
    createdBy: t.string({ nullable: true, description: 'For staff; null for everybody else.', resolve: () => null }),
    lastRefreshedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: inCore(({ lastRefreshedAt }) => lastRefreshedAt),
    }),
    lastPriceRefreshedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: inCore(({ lastPriceRefreshedAt }) => lastPriceRefreshedAt),
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: inCore(({ updatedAt }) => updatedAt) }),
  }));
}
