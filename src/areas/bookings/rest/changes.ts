import { z } from 'zod';
import { defineRoute, REQUIRED, resource } from '#kernel/http';
import { acceptChange, refuseChange } from '../answer-change.ts';
import { requestChange } from '../request-change.ts';
import type { MailParts } from '../tell-of-booking.ts';
import { bookingExample, bookingResource, toBookingResource } from './booking-resource.ts';
import { orderNumber } from './fields.ts';

const TAG = 'Reserving';
const CHANGE_ID = '019a9f6e-6f00-7c11-9b2c-3d4e5f6a7b8c';

const ofChange = {
  tag: TAG,
  params: z.object({
    id: z.uuid('must be the id of a change').meta({ description: 'Of booking_changes.', example: CHANGE_ID }),
  }),
  query: z.object({}),
  refusals: [404, 409],
  answer: z.object({ data: bookingResource }),
  cacheControl: 'no-store',
} as const;

export const acceptChangeRoute = () =>
  defineRoute({
    ...ofChange,
    key: 'POST /v1/me/booking_changes/{id}/accept',
    summary: 'Accept new dates',
    description:
      'The company moved the departure: the booking stands for its new dates, and what is due moves along. Again, it stays so. A departure that moves once more is a change of its own: the one before is refused with `changed_meanwhile` and the dates of now.',
    example: { data: bookingExample('confirmed') },
    async handle(ctx, { params }) {
      return { data: toBookingResource(await acceptChange(ctx, params.id)) };
    },
  });

export const refuseChangeRoute = (parts: MailParts) =>
  defineRoute({
    ...ofChange,
    key: 'POST /v1/me/booking_changes/{id}/refuse',
    summary: 'Refuse new dates',
    description:
      'The booking is canceled, and everything that was paid goes back. Again, it stays so. `changed_meanwhile` as for accepting.',
    example: { data: bookingExample('cancelled') },
    async handle(ctx, { params }) {
      return { data: toBookingResource(await refuseChange(ctx, parts, params.id)) };
    },
  });

const asked = resource(
  'booking_change_requests',
  z.object({ order_number: z.string(), status: z.literal('new') }),
).meta({
  id: 'BookingChangeRequest',
  description: 'A wish that the company was told of.',
});

export const changeWish = z
  .string(REQUIRED)
  .trim()
  .min(10, 'must be 10 characters or more')
  .max(2000, 'must be 2,000 characters or fewer')
  .meta({ description: 'What should be otherwise, in own words.' });

export const changeRequestRoute = (parts: MailParts) =>
  defineRoute({
    key: 'POST /v1/me/booking_change_requests',
    tag: TAG,
    summary: 'Ask for a change',
    description: 'Of what is booked: the company is told, and decides. Nothing changes by itself.',
    params: z.object({}),
    query: z.object({}),
    repeatable: 'with a key',
    refusals: [404, 409],
    status: 201,
    body: {
      root: 'booking',
      rootOptional: true,
      type: 'bookings',
      fields: z
        .object({ order_number: orderNumber, message: changeWish })
        .meta({ description: 'Which booking, and the wish.' }),
      example: { order_number: 'SJ7Q4M2K9XBWT', message: 'Could we have a room on the ground floor?' },
    },
    answer: z.object({ data: asked }),
    example: {
      data: {
        type: 'booking_change_requests',
        id: CHANGE_ID,
        attributes: { order_number: 'SJ7Q4M2K9XBWT', status: 'new' },
      },
    },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      const { id, booking } = await requestChange(ctx, parts, {
        orderNumber: body.order_number,
        message: body.message,
      });
      return {
        data: {
          type: 'booking_change_requests' as const,
          id,
          attributes: { order_number: booking.orderNumber, status: 'new' as const },
        },
      };
    },
  });
