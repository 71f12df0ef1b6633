import { type ApiBuilder, times, type ValueTypes } from '#kernel/graphql';
import type { HeadlinePrice } from '../departures/headline-price.ts';
import { coreOf, fact, type TripNode, tripNodesById } from './nodes.ts';
import { addTripFields } from './trip-fields.ts';
import { addTripParts } from './trip-parts.ts';

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
      poster: t.field({ type: parts.poster, nullable: true, resolve: fact(({ poster }) => poster) }),
      coverImage: t.field({ type: values.image, nullable: true, resolve: fact(({ cover }) => cover) }),
      rating: t.float({ nullable: true, description: '1 to 5.', resolve: fact(({ rating }) => rating) }),
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
      monthBars: t.field({
        type: [parts.monthBar],
        description: 'The next twelve months.',
        resolve: fact(({ monthBars }) => monthBars),
      }),
    }),
  });
  addTripFields(builder, trip, { ...values, ...parts });
  builder.objectField(trip, 'similarTrips', (t) =>
    t.field({
      type: [trip],
      extensions: times(3),
      resolve: async (node) => tripNodesById(node.request, (await coreOf(node)).similarIds),
    }),
  );
  return { trip, ...parts };
}

export type TripTypes = ReturnType<typeof addTripType>;
