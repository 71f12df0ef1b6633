import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, resource } from '#kernel/http';
import { hasMoney } from '#payments';
import { bookingStates } from '../booking-states.ts';
import { captureBookingPayment, startBookingPayment } from '../pay-booking.ts';
import { RESERVATION_ID } from './reservation-resource.ts';

const PAYMENT = '019a9f6e-6f00-7a77-9b2c-3d4e5f6a7b8c';

const begun = resource(
  'paypal_orders',
  z.object({
    paypal_order_id: z.string(),
    approval_url: z.string().meta({ description: 'Where the traveler approves it.' }),
    amount_cents: z.int().min(0),
    currency: z.string(),
  }),
).meta({ id: 'PaypalOrder', description: 'A payment that waits to be approved.' });

const taken = resource(
  'paypal_captures',
  z.object({
    payment_status: z.enum(['captured', 'pending', 'unknown']).meta({
      description:
        'captured: the money is here. pending, unknown: PayPal hasn’t said so yet; it is asked until it does.',
    }),
    booking_status: z.enum(bookingStates.states),
    order_number: z.string(),
    amount_cents: z.int().min(0),
    currency: z.string(),
  }),
).meta({ id: 'PaypalCapture', description: 'What became of a payment.' });

export const bookingDetailsRoute = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/paypal/booking-details',
    tag: 'Reserving',
    summary: 'Pay through PayPal',
    description:
      'create: an order over what is due, which the traveler approves at approval_url. capture: takes what was approved, and places the booking. Either may be sent again: there is one order and one capture.',
    params: z.object({}),
    query: z.object({}),
    refusals: [402, 404, 409, 502],
    body: {
      root: 'booking_details',
      rootOptional: true,
      type: 'booking_details',
      fields: z
        .object({
          reservation_id: z.uuid('must be the id of a reservation').meta({ description: 'One’s own.' }),
          action: z
            .enum(['create', 'capture'], 'must be create or capture')
            .meta({ description: 'create: an order; capture: its money.' }),
          purpose: z
            .enum(['deposit', 'full', 'balance'], 'must be deposit, full or balance')
            .optional()
            .meta({ description: 'Of what is due; another one is refused.' }),
          paypal_order_id: z
            .string()
            .max(64)
            .optional()
            .meta({ description: 'What is captured; the newest unless told.' }),
        })
        .meta({ description: 'What is paid.' }),
      example: { reservation_id: RESERVATION_ID, action: 'create' },
    },
    answer: z.object({ data: z.union([begun, taken]) }),
    example: {
      data: {
        type: 'paypal_orders',
        id: PAYMENT,
        attributes: {
          paypal_order_id: '5O190127TN364715T',
          approval_url: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
          amount_cents: 70_000,
          currency: 'USD',
        },
      },
    },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      const id = body.reservation_id;
      if (body.action === 'create') {
        const order = await startBookingPayment(ctx, parts, { id, purpose: body.purpose ?? null });
        return {
          data: {
            type: 'paypal_orders' as const,
            id: order.paymentId,
            attributes: {
              paypal_order_id: order.processorOrderId,
              approval_url: order.approvalUrl,
              amount_cents: order.amountCents,
              currency: order.currency,
            },
          },
        };
      }
      const { booking, payment } = await captureBookingPayment(ctx, parts, {
        id,
        processorOrderId: body.paypal_order_id ?? null,
      });
      const isHere = payment.status !== 'unknown' && hasMoney(payment.status);
      return {
        data: {
          type: 'paypal_captures' as const,
          id: payment.id,
          attributes: {
            payment_status: isHere
              ? ('captured' as const)
              : payment.status === 'pending'
                ? ('pending' as const)
                : ('unknown' as const),
            booking_status: booking.status,
            order_number: booking.orderNumber,
            amount_cents: payment.amountCents,
            currency: payment.currency,
          },
        },
      };
    },
  });
