import { type ApiBuilder, batched, times, type ValueTypes } from '#kernel/graphql';
import type { HeadlinePrice } from '../departures/headline-price.ts';
import { readRelatedTrips } from '../queries/related-trips.ts';
import { loadSpots } from './departure-type.ts';
import { fact, factsOf, type TripNode, tripNodesById } from './nodes.ts';
import { addTripFields } from './trip-fields.ts';
import { addTripParts } from './trip-parts.ts';

/** Lists of trips beside a trip, as its company gives them. */
const RELATED = {
  similarTrips: { list: 'similar', description: 'Like this one, three at most.' },
  similarOperatorTrips: { list: 'same_operator', description: 'Of the same company, three at most.' },
  similarPlaceTrips: { list: 'same_place', description: 'In the same place, three at most.' },
} as const;
const MOST_RELATED = 3;

const loadRelated = batched(readRelatedTrips);

/** The cheapest open departure's price for two sharing, mandatory charges included; null: none is known. */
function priced<Value>(pick: (price: HeadlinePrice) => Value) {
  return fact(({ price }) => (price === null ? null : pick(price)));
}

/** The trip with what every list shows of it; its further fields stand in trip-fields.ts. */
export function addTripType(builder: ApiBuilder, values: ValueTypes) {
  const parts = addTripParts(builder, values);
  const trip = builder.objectRef<TripNode>('Trip').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.string({ resolve: fact(({ slug }) => slug) }),
      sku: t.string({ resolve: fact(({ sku }) => sku) }),
      name: t.string({ resolve: fact(({ name }) => name) }),
      poster: t.field({ type: parts.poster, resolve: fact(({ slug, poster }) => ({ slug, poster })) }),
      coverImage: t.field({ type: values.image, nullable: true, resolve: fact(({ cover }) => cover) }),
      reviewsCount: t.int({ resolve: fact(({ reviewsCount }) => reviewsCount) }),
      duration: t.int({ description: 'Days.', resolve: fact(({ durationDays }) => durationDays) }),
      minGroupSize: t.int({ nullable: true, resolve: fact(({ minGroupSize }) => minGroupSize) }),
      maxGroupSize: t.int({ nullable: true, resolve: fact(({ maxGroupSize }) => maxGroupSize) }),
      price: t.field({
        type: values.money,
        nullable: true,
        description:
          'The cheapest open departure for one of two sharing, mandatory charges in its currency included; see priceOnRequest. Null: none is known.',
        resolve: priced(({ cents, currency }) => ({ cents, currency })),
      }),
      priceOnRequest: t.boolean({
        description:
          'The price is about what one pays when the company says yes: no date with a price is for sale at once.',
        resolve: fact(({ price }) => price?.onRequest ?? false),
      }),
      priceUsdCents: t.field({
        type: 'Cents',
        nullable: true,
        description: 'The price at the newest rate of exchange: "about $X".',
        resolve: priced(({ usdCents }) => usdCents),
      }),
      priceTier: t.string({
        nullable: true,
        description: 'Names whose price it is when it isn’t that of two people sharing.',
        resolve: priced(({ tierLabel }) => tierLabel),
      }),
      pricePerDay: t.field({
        type: values.money,
        nullable: true,
        resolve: priced(({ perDayCents, currency }) => ({ cents: perDayCents, currency })),
      }),
      memberPrice: t.field({
        type: values.money,
        nullable: true,
        resolve: priced(({ memberCents, currency }) =>
          memberCents === null ? null : { cents: memberCents, currency },
        ),
      }),
      otherCharges: t.field({
        type: [parts.charge],
        resolve: fact(({ price }) => price?.otherCharges ?? []),
      }),
      strikeThroughPrice: t.field({
        type: values.money,
        nullable: true,
        description: 'The lowest price of the 30 days before it fell; null unless that is proven and has an end.',
        resolve: fact(({ strikeThrough }) => strikeThrough),
      }),
      spotsLeft: t.int({
        nullable: true,
        description:
          'Places left at this moment on the departure whose price is shown; null without one, or when places are on request only.',
        resolve: async (node, _args, request) => {
          const { price } = await factsOf(node);
          if (!price?.departureId) return null;
          return (await loadSpots(request, price.departureId))?.spotsLeft ?? null;
        },
      }),
      monthBars: t.field({
        type: [parts.monthBar],
        description: 'The next twelve months.',
        resolve: fact(({ monthBars }) => monthBars),
      }),
    }),
  });
  addTripFields(builder, trip, { ...values, ...parts });
  builder.objectFields(trip, (t) =>
    Object.fromEntries(
      Object.entries(RELATED).map(([name, { list, description }]) => [
        name,
        t.field({
          type: [trip],
          description,
          extensions: times(MOST_RELATED),
          resolve: async ({ request, id }) => {
            const ids = (await loadRelated(request, id))?.[list] ?? [];
            return (await tripNodesById(request, ids)).slice(0, MOST_RELATED);
          },
        }),
      ]),
    ),
  );
  return { trip, ...parts };
}

export type TripTypes = ReturnType<typeof addTripType>;
