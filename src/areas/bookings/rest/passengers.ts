import { z } from 'zod';
import { orNotFound, type Parts } from '#kernel';
import { defineRoute, resource } from '#kernel/http';
import { type OwnPassenger, ownPassengers } from '../own-passengers.ts';
import { type PassengerKey, passengerKeys } from '../passenger-fields.ts';
import { readIdByOrderNumber } from '../queries/bookings.ts';

const ORDER = 'SJ7Q4M2K9XBWT';
const PASSENGER = '019a9f6e-6f00-7b4c-8d2e-5a6b7c8d9e0f';

const told = Object.fromEntries(passengerKeys.map((key) => [key, z.string().nullable()])) as Record<
  PassengerKey,
  z.ZodNullable<z.ZodString>
>;

const passenger = resource(
  'passengers',
  z.object({
    position: z.int().min(1).meta({ description: 'Of the party: 1 is who comes first.' }),
    room: z.int().min(1).meta({ description: 'Number of the room.' }),
    ...told,
  }),
).meta({ id: 'Passenger', description: 'Somebody who travels, in full; null: it wasn’t told.' });

const toPassenger = ({ id, room, fields }: OwnPassenger): z.output<typeof passenger> => {
  const attributes = Object.fromEntries(passengerKeys.map((key) => [key, fields[key] ?? null]));
  return {
    type: 'passengers',
    id,
    attributes: { position: fields.position, room, ...(attributes as Record<PassengerKey, string | null>) },
  };
};

export const ownPassengersRoute = (parts: Parts) =>
  defineRoute({
    key: 'GET /v1/me/bookings/{order_number}/passengers',
    tag: 'Reserving',
    summary: 'See who travels on your booking, in full',
    description:
      'What is masked elsewhere, for the member whose booking it is, within 15 minutes of signing in. Those who have been named, by position; nobody once they were deleted after the trip. Each look is noted.',
    params: z.object({
      order_number: z.string().max(20).meta({ description: 'Of one’s own booking.', example: ORDER }),
    }),
    query: z.object({}),
    refusals: [404],
    answer: z.object({ data: z.array(passenger) }),
    example: {
      data: [
        toPassenger({
          id: PASSENGER,
          room: 1,
          fields: {
            position: 1,
            first_name: 'Ada',
            last_name: 'Lovelace',
            dob: '1985-12-10',
            passport_number: '533380006',
          },
        }),
      ],
    },
    cacheControl: 'private, no-store',
    async handle(ctx, { params }) {
      const id = orNotFound(await readIdByOrderNumber(ctx.db, params.order_number));
      return { data: (await ownPassengers(ctx, parts, id)).map(toPassenger) };
    },
  });
