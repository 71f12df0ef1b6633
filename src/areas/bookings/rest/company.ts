import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, REQUIRED, resource } from '#kernel/http';
import { bookingStates } from '../booking-states.ts';
import { acceptBooking, declineBooking } from '../decide-booking.ts';
import { cancelDeparture, type DecidedDeparture, moveDeparture } from '../decide-departure.ts';
import { manifestOf } from '../manifest.ts';
import { type PassengerFields, passengerFields } from '../passenger-fields.ts';
import { bookingExample, bookingResource, toBookingResource } from './booking-resource.ts';
import { DEPARTURE_ID, RESERVATION_ID } from './reservation-resource.ts';

const TAG = 'Companies’ own';
const ORDER = 'SJ7Q4M2K9XBWT';

/** What a company writes to travelers. */
export const reasonField = z
  .string(REQUIRED)
  .trim()
  .min(2, 'must be 2 characters or more')
  .max(1000, 'must be 1,000 characters or fewer')
  .meta({ description: 'In own words: travelers read it.' });

const ofBooking = {
  tag: TAG,
  params: z.object({
    order_number: z.string().max(20).meta({ description: 'Of a booking of one’s own company.', example: ORDER }),
  }),
  query: z.object({}),
} as const;

const decided = {
  ...ofBooking,
  refusals: [404, 409],
  answer: z.object({ data: bookingResource }),
  cacheControl: 'no-store',
} as const;

const accepting = (parts: Parts) =>
  defineRoute({
    ...decided,
    key: 'POST /v1/operator/bookings/{order_number}/accept',
    summary: 'Accept a booking',
    description: 'One that waits for the company: it is confirmed, and the traveler told. Again, it stays so.',
    example: { data: bookingExample('confirmed') },
    async handle(ctx, { params }) {
      return { data: toBookingResource(await acceptBooking(ctx, parts, params.order_number)) };
    },
  });

const declining = (parts: Parts) =>
  defineRoute({
    ...decided,
    key: 'POST /v1/operator/bookings/{order_number}/decline',
    summary: 'Decline a booking',
    description:
      'One that waits for the company: places are free, everything that was paid goes back, and the traveler is told why. Again, it stays so.',
    body: {
      root: 'booking',
      rootOptional: true,
      type: 'bookings',
      fields: z.object({ reason: reasonField }).meta({ description: 'Why.' }),
      example: { reason: 'The huts are full that week.' },
    },
    example: { data: bookingExample('declined') },
    async handle(ctx, { params, body }) {
      const asked = { orderNumber: params.order_number, reason: body.reason };
      return { data: toBookingResource(await declineBooking(ctx, parts, asked)) };
    },
  });

// Who travels is described where it is taken; here it is told as it stands.
const passenger = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const manifest = resource(
  'manifests',
  z.object({
    order_number: z.string(),
    booking_status: z.enum(bookingStates.states),
    trip_name: z.string(),
    trip_date: z.iso.date().nullable(),
    trip_end_date: z.iso.date().nullable(),
    number_of_travelers: z.int().min(1).max(20),
    rooms: z.array(z.object({ number: z.int(), positions: z.array(z.int()) })),
    contact: z.object({
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string().nullable(),
      country_code: z.string().nullable(),
      booking_comment: z.string().nullable(),
    }),
    passengers: z.array(passenger).meta({ description: 'By position, in full, as they were told.' }),
    missing_fields: z.array(z.object({ position: z.int(), fields: z.array(z.string()) })),
  }),
).meta({ id: 'Manifest', description: 'Who travels on a booking, in full.' });

const toPassenger = (given: PassengerFields): z.output<typeof passenger> =>
  Object.fromEntries(
    Object.keys(passengerFields.shape).map((key) => [key, given[key as keyof PassengerFields] ?? null]),
  );

const listing = (parts: Parts) =>
  defineRoute({
    ...ofBooking,
    key: 'GET /v1/operator/bookings/{order_number}/manifest',
    summary: 'See who travels',
    description: 'In full, after the second factor. Each look is noted.',
    refusals: [404, 409],
    answer: z.object({ data: manifest }),
    cacheControl: 'private, no-store',
    example: {
      data: {
        type: 'manifests',
        id: RESERVATION_ID,
        attributes: {
          order_number: ORDER,
          booking_status: 'confirmed',
          trip_name: 'Inca Trail to Machu Picchu',
          trip_date: '2027-03-04',
          trip_end_date: '2027-03-10',
          number_of_travelers: 1,
          rooms: [{ number: 1, positions: [1] }],
          contact: {
            email: 'lovelace@example.com',
            first_name: 'Ada',
            last_name: 'Lovelace',
            phone: null,
            country_code: 'GB',
            booking_comment: null,
          },
          passengers: [{ position: 1, first_name: 'Ada', last_name: 'Lovelace', dob: '1985-12-10' }],
          missing_fields: [{ position: 1, fields: ['passport_number'] }],
        },
      },
    },
    async handle(ctx, { params }) {
      const { contact, passengers, missing, ...booking } = await manifestOf(ctx, parts, params.order_number);
      return {
        data: {
          type: 'manifests' as const,
          id: booking.id,
          attributes: {
            order_number: booking.orderNumber,
            booking_status: booking.status,
            trip_name: booking.tripName,
            trip_date: booking.startDate,
            trip_end_date: booking.endDate,
            number_of_travelers: booking.travelers,
            rooms: booking.rooms,
            contact: {
              email: contact.email,
              first_name: contact.firstName,
              last_name: contact.lastName,
              phone: contact.phone,
              country_code: contact.countryCode,
              booking_comment: contact.comment,
            },
            passengers: passengers.map(toPassenger),
            missing_fields: missing,
          },
        },
      };
    },
  });

const departure = resource(
  'departures',
  z.object({
    trip_name: z.string(),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
    availability: z.enum(['open', 'limited', 'on_request', 'sold_out', 'closed', 'cancelled']),
    bookings: z.int().min(0).meta({ description: 'Those that it concerns; they follow within moments.' }),
    travelers: z.int().min(0).meta({ description: 'People on them.' }),
    reservations: z.int().min(0).meta({ description: 'Begun, and not booked yet.' }),
  }),
).meta({ id: 'DecidedDeparture', description: 'A departure after something was decided about it.' });

const toDeparture = (decided: DecidedDeparture): z.output<typeof departure> => ({
  type: 'departures',
  id: decided.id,
  attributes: {
    trip_name: decided.tripName,
    start_date: decided.startDate,
    end_date: decided.endDate,
    availability: decided.availability,
    bookings: decided.bookings,
    travelers: decided.travelers,
    reservations: decided.reservations,
  },
});

const departureExample = (availability: 'open' | 'cancelled') => ({
  data: {
    type: 'departures' as const,
    id: DEPARTURE_ID,
    attributes: {
      trip_name: 'Inca Trail to Machu Picchu',
      start_date: '2027-03-11',
      end_date: '2027-03-17',
      availability,
      bookings: 3,
      travelers: 7,
      reservations: 1,
    },
  },
});

const ofDeparture = {
  tag: TAG,
  params: z.object({
    id: z.uuid('must be the id of a departure').meta({ description: 'Of one’s own company.', example: DEPARTURE_ID }),
  }),
  query: z.object({}),
  repeatable: 'with a key',
  refusals: [404, 409],
  answer: z.object({ data: departure }),
  cacheControl: 'no-store',
} as const;

const cancelling = () =>
  defineRoute({
    ...ofDeparture,
    key: 'POST /v1/operator/departures/{id}/cancel',
    summary: 'Cancel a departure',
    description:
      'Bookings on it are canceled, and everything that was paid for them goes back; reservations end. Again, it stays so.',
    body: {
      root: 'departure',
      rootOptional: true,
      type: 'departures',
      fields: z.object({ reason: reasonField }).meta({ description: 'Why.' }),
      example: { reason: 'Too few travelers.' },
    },
    example: departureExample('cancelled'),
    async handle(ctx, { params, body }) {
      return { data: toDeparture(await cancelDeparture(ctx, { id: params.id, reason: body.reason })) };
    },
  });

const date = z.iso.date('must be a date, YYYY-MM-DD');

const moving = () =>
  defineRoute({
    ...ofDeparture,
    key: 'POST /v1/operator/departures/{id}/move',
    summary: 'Move a departure',
    description:
      'Each booking on it is offered the new dates: accepted, or everything that was paid goes back. There already, it stays so.',
    body: {
      root: 'departure',
      rootOptional: true,
      type: 'departures',
      fields: z
        .object({
          start_date: date.meta({ description: 'After today, where the trip starts.' }),
          end_date: date.meta({ description: 'Of the last day.' }),
          reason: reasonField,
        })
        .meta({ description: 'Where to, and why.' }),
      example: { start_date: '2027-03-11', end_date: '2027-03-17', reason: 'The pass opens a week later.' },
    },
    example: departureExample('open'),
    async handle(ctx, { params, body }) {
      const { start_date: startDate, end_date: endDate, reason } = body;
      return { data: toDeparture(await moveDeparture(ctx, { id: params.id, startDate, endDate, reason })) };
    },
  });

export const companyRoutes = (parts: Parts) => [
  accepting(parts),
  declining(parts),
  listing(parts),
  cancelling(),
  moving(),
];
