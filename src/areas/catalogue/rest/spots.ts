import { z } from 'zod';
import { defineRoute, resource, slugParam } from '#kernel/http';
import { departureSpots } from '../departures/departure-spots.ts';

const departureSpotsResource = resource(
  'departure_spots',
  z.object({
    start_date: z.iso.date(),
    availability: z.enum(['open', 'limited', 'on_request', 'sold_out', 'closed', 'cancelled']).meta({
      description: 'limited: at most four places left.',
    }),
    spots_left: z.int().min(0).nullable().meta({ description: 'Null: places are on request only.' }),
    sold_count: z.int().min(0).meta({ description: 'Travelers going.' }),
    min_to_run: z.int().min(1).nullable().meta({ description: 'Travelers without whom it doesn’t run.' }),
  }),
).meta({ id: 'DepartureSpots', description: 'Places of one departure at this moment; the id is the departure’s.' });

export const spotsRoute = defineRoute({
  key: 'GET /v1/trips/{id}/spots',
  tag: 'Trips',
  summary: 'Places left on a trip’s departures',
  description:
    'Exact places at this moment, soonest departure first. Never cached; pages read it after they are shown.',
  params: z.object({ id: slugParam('The trip’s id, slug or SKU.', 'inca-trail-to-machu-picchu') }),
  query: z.object({}),
  answer: z.object({ data: z.array(departureSpotsResource) }),
  example: {
    data: [
      {
        type: 'departure_spots',
        id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69',
        attributes: { start_date: '2027-03-06', availability: 'limited', spots_left: 3, sold_count: 9, min_to_run: 4 },
      },
    ],
  },
  cacheControl: 'no-store',
  async handle(ctx, { params }) {
    const departures = await departureSpots(ctx, { trip: params.id });
    return {
      data: departures.map(({ id, startDate, availability, spotsLeft, soldCount, minToRun }) => ({
        type: 'departure_spots' as const,
        id,
        attributes: {
          start_date: startDate,
          availability,
          spots_left: spotsLeft,
          sold_count: soldCount,
          min_to_run: minToRun,
        },
      })),
    };
  },
});
