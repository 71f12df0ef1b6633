import { z } from 'zod';
import { notFound } from '#kernel';
import { defineRoute, resource, slugParam } from '#kernel/http';
import { readTripRef } from '../queries/trip-ref.ts';
import { tripCores } from '../trips/trip-pages.ts';

const cents = z.int().min(0).nullable();
const TIERS = [1, 2, 3, 4, 5] as const;

const departureResource = resource(
  'departures',
  z.object({
    start_date: z.iso.date(),
    end_date: z.iso.date(),
    availability: z.enum(['open', 'limited', 'on_request', 'sold_out', 'closed', 'cancelled']),
    departure_guaranteed: z.boolean(),
    min_to_run: z.int().min(1).nullable().meta({ description: 'Travelers without whom it doesn’t run.' }),
    price_currency: z.string().meta({ description: 'ISO 4217; all prices are in its minor units, per person.' }),
    base_price_cents: cents,
    price1_cents: cents,
    price2_cents: cents,
    price3_cents: cents,
    price4_cents: cents,
    price5_cents: cents,
    member_saving_cents: cents,
    price_notes: z.string().nullable(),
  }),
).meta({ id: 'Departure', description: 'A date on which a trip starts, with the prices of its tiers.' });

const tierCents = (prices: readonly (number | null)[]) =>
  Object.fromEntries(TIERS.map((tier) => [`price${tier}_cents`, prices[tier] ?? null])) as Record<
    `price${(typeof TIERS)[number]}_cents`,
    number | null
  >;

export const departuresRoute = defineRoute({
  key: 'GET /v1/trips/{id}/departures',
  tag: 'Trips',
  summary: 'A trip’s departures',
  description:
    'Future dates with their prices, soonest first. Places left change by the minute: `/v1/trips/{id}/spots` has them under the same ids.',
  params: z.object({ id: slugParam('The trip’s id, slug or SKU.', 'inca-trail-to-machu-picchu') }),
  query: z.object({}),
  answer: z.object({ data: z.array(departureResource) }),
  example: {
    data: [
      {
        type: 'departures',
        id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69',
        attributes: {
          start_date: '2027-03-06',
          end_date: '2027-03-13',
          availability: 'open',
          departure_guaranteed: true,
          min_to_run: 4,
          price_currency: 'USD',
          base_price_cents: 189_500,
          price1_cents: 189_500,
          price2_cents: 214_500,
          price3_cents: null,
          price4_cents: null,
          price5_cents: null,
          member_saving_cents: 5000,
          price_notes: null,
        },
      },
    ],
  },
  cacheControl: 'public, max-age=0, s-maxage=60',
  async handle(ctx, { params }) {
    const ref = await readTripRef(ctx, params.id);
    const trip = ref && (await tripCores(ctx, [ref.id])).get(ref.id);
    if (!trip) throw notFound();
    return {
      data: trip.departures.map((departure) => ({
        type: 'departures' as const,
        id: departure.id,
        attributes: {
          start_date: departure.startDate,
          end_date: departure.endDate,
          availability: departure.availability,
          departure_guaranteed: departure.departureGuaranteed,
          min_to_run: departure.minToRun,
          price_currency: departure.currency,
          base_price_cents: departure.prices[0] ?? null,
          ...tierCents(departure.prices),
          member_saving_cents: departure.memberSavingCents,
          price_notes: departure.priceNotes,
        },
      })),
    };
  },
});
