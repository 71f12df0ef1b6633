import { spotsOf } from '#inventory';
import { type ApiBuilder, batched } from '#kernel/graphql';
import type { DepartureEntry } from '../trips/trip-page-model.ts';

const TIERS = [1, 2, 3, 4, 5] as const;

export const loadSpots = batched(spotsOf);

/** A departure as the specification's trip availability: all prices per person, in the departure's currency. */
export function addDepartureType(builder: ApiBuilder) {
  const availability = builder.enumType('Availability', {
    description: 'Whether places are for sale at once (open, limited), on request, or not at all.',
    values: ['open', 'limited', 'on_request', 'sold_out', 'closed', 'cancelled'] as const,
  });

  const departure = builder.objectRef<DepartureEntry>('Departure').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      startDate: t.expose('startDate', { type: 'Date' }),
      endDate: t.expose('endDate', { type: 'Date' }),
      availability: t.expose('availability', { type: availability }),
      departureGuaranteed: t.exposeBoolean('departureGuaranteed'),
      minToRun: t.exposeInt('minToRun', { nullable: true, description: 'Travelers without whom it doesn’t run.' }),
      spotsLeft: t.int({
        nullable: true,
        description: 'Places left at this moment; null: on request only.',
        resolve: async ({ id }, _args, request) => (await loadSpots(request, id))?.spotsLeft ?? null,
      }),
      soldCount: t.int({
        description: 'Travelers going.',
        resolve: async ({ id }, _args, request) => (await loadSpots(request, id))?.soldCount ?? 0,
      }),
      priceCurrency: t.exposeString('currency'),
      basePriceCents: t.field({ type: 'Cents', nullable: true, resolve: ({ prices }) => prices[0] ?? null }),
      strikethroughBasePriceCents: t.field({
        type: 'Cents',
        nullable: true,
        description: 'A former base price, where it is proven as that of Trip.strikeThroughPrice is.',
        resolve: ({ strikethroughPrices }) => strikethroughPrices[0] ?? null,
      }),
      memberSavingCents: t.expose('memberSavingCents', { type: 'Cents', nullable: true }),
      priceNotes: t.exposeString('priceNotes', { nullable: true }),
    }),
  });

  builder.objectFields(departure, (t) =>
    Object.fromEntries(
      TIERS.flatMap((tier) => [
        [
          `price${tier}Cents`,
          t.field({ type: 'Cents', nullable: true, resolve: ({ prices }) => prices[tier] ?? null }),
        ],
        [
          `strikethroughPrice${tier}Cents`,
          t.field({
            type: 'Cents',
            nullable: true,
            resolve: ({ strikethroughPrices }) => strikethroughPrices[tier] ?? null,
          }),
        ],
      ]),
    ),
  );
  return departure;
}
