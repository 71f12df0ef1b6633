import { z } from 'zod';
import { defineRoute, resource } from '#kernel/http';
import { bookingStates } from '../booking-states.ts';
import { cancelBooking, quoteCancellation } from '../cancel-booking.ts';
import type { MailParts } from '../tell-of-booking.ts';
import { orderNumber } from './fields.ts';
import { RESERVATION_ID } from './reservation-resource.ts';

const TAG = 'Reserving';
const QUOTE = '019a9f6e-6f00-7c88-9b2c-3d4e5f6a7b8c';

const quoted = resource(
  'booking_cancel_quotes',
  z.object({
    order_number: z.string(),
    quote_id: z.string(),
    days_before: z.int().meta({ description: 'Until the trip starts, where it starts.' }),
    refund_bps: z.int().meta({ description: 'Hundredths of a percent of what is paid beyond a deposit that is kept.' }),
    refund_cents: z.int().min(0),
    penalty_cents: z.int().min(0),
    expires_at: z.iso.datetime(),
  }),
).meta({ id: 'CancellationQuote', description: 'What comes back when one cancels now.' });

export const cancelQuoteRoute = () =>
  defineRoute({
    key: 'POST /v1/me/booking_cancel_quote',
    tag: TAG,
    summary: 'See what comes back',
    description: 'By the terms as they were when it was booked; good for fifteen minutes.',
    params: z.object({}),
    query: z.object({}),
    refusals: [404, 409],
    status: 201,
    body: {
      root: 'booking',
      rootOptional: true,
      type: 'bookings',
      fields: z.object({ order_number: orderNumber }).meta({ description: 'Which booking.' }),
      example: { order_number: 'SJ7Q4M2K9XBWT' },
    },
    answer: z.object({ data: quoted }),
    example: {
      data: {
        type: 'booking_cancel_quotes',
        id: QUOTE,
        attributes: {
          order_number: 'SJ7Q4M2K9XBWT',
          quote_id: QUOTE,
          days_before: 99,
          refund_bps: 10_000,
          refund_cents: 309_000,
          penalty_cents: 70_000,
          expires_at: '2026-11-25T09:45:00.000Z',
        },
      },
    },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      const quote = await quoteCancellation(ctx, body.order_number);
      return {
        data: {
          type: 'booking_cancel_quotes' as const,
          id: quote.id,
          attributes: {
            order_number: body.order_number,
            quote_id: quote.id,
            days_before: quote.daysBefore,
            refund_bps: quote.refundBps,
            refund_cents: quote.refundCents,
            penalty_cents: quote.penaltyCents,
            expires_at: quote.expiresAt.toISOString(),
          },
        },
      };
    },
  });

const cancelled = resource(
  'bookings',
  z.object({ order_number: z.string(), booking_status: z.enum(bookingStates.states), refund_cents: z.int().min(0) }),
).meta({ id: 'CancelledBooking', description: 'A booking that was canceled.' });

export const cancelRoute = (parts: MailParts) =>
  defineRoute({
    key: 'POST /v1/me/booking_cancel_update',
    tag: TAG,
    summary: 'Cancel a booking',
    description:
      'By a quote. Without one, or with one whose time is over, it is refused, and `meta` of the refusal has a fresh one. The same quote again is the same cancellation.',
    params: z.object({}),
    query: z.object({}),
    refusals: [404, 409],
    body: {
      root: 'booking',
      rootOptional: true,
      type: 'bookings',
      fields: z
        .object({
          order_number: orderNumber,
          quote_id: z
            .uuid('must be the id of a quote')
            .optional()
            .meta({ description: 'Of what was seen; without it a fresh one is handed over.' }),
          reason: z
            .string()
            .trim()
            .max(500, 'must be 500 characters or fewer')
            .optional()
            .meta({ description: 'Why, in own words.' }),
        })
        .meta({ description: 'Which booking, and what was seen.' }),
      example: { order_number: 'SJ7Q4M2K9XBWT', quote_id: QUOTE },
    },
    answer: z.object({ data: cancelled }),
    example: {
      data: {
        type: 'bookings',
        id: RESERVATION_ID,
        attributes: { order_number: 'SJ7Q4M2K9XBWT', booking_status: 'cancelled', refund_cents: 309_000 },
      },
    },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      const { booking, refundCents } = await cancelBooking(ctx, parts, {
        orderNumber: body.order_number,
        quoteId: body.quote_id ?? null,
        reason: body.reason ?? null,
      });
      return {
        data: {
          type: 'bookings' as const,
          id: booking.id,
          attributes: {
            order_number: booking.orderNumber,
            booking_status: booking.status,
            refund_cents: refundCents,
          },
        },
      };
    },
  });
