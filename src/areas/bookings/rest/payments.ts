import { z } from 'zod';
import { type Context, orNotFound, type Parts } from '#kernel';
import { defineRoute, resource } from '#kernel/http';
import { type CapturedPayment, hasMoney, paymentsOf } from '#payments';
import { chooseBalanceCard } from '../balance-card.ts';
import { bookingStates } from '../booking-states.ts';
import { captureBookingPayment, startBookingPayment } from '../pay-booking.ts';
import { type Booking, readBooking } from '../queries/bookings.ts';
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
      'create: an order over what is due, which the traveler approves at approval_url; where a gift card pays all of a balance, it is paid at once. capture: takes what was approved, and places the booking. Either may be sent again: there is one order and one capture.',
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
          gift_card_code: z.string().max(100, 'must be a code').nullish().meta({
            description:
              'Of create, for a balance: the code of a gift card that pays of it; PayPal is asked for the rest. Null: none does. Left out: as before.',
          }),
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
    async handle(ctx, { body, caller }) {
      const id = body.reservation_id;
      if (body.action === 'create') {
        const { gift_card_code: code } = body;
        if (code !== undefined) await chooseBalanceCard(ctx, parts, { id, code, caller });
        const order = await startBookingPayment(ctx, parts, { id, purpose: body.purpose ?? null });
        if (!order) return { data: await paidByCard(ctx, id) };
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
      return { data: captureOf(booking, payment) };
    },
  });

function captureOf(
  { status: booking_status, orderNumber: order_number }: Booking,
  { id, status, amountCents, currency }: Pick<CapturedPayment, 'id' | 'status' | 'amountCents' | 'currency'>,
) {
  const isHere = status !== 'unknown' && hasMoney(status);
  const payment_status = isHere ? 'captured' : status === 'pending' ? 'pending' : 'unknown';
  const attributes = { payment_status, booking_status, order_number, amount_cents: amountCents, currency } as const;
  return { type: 'paypal_captures' as const, id, attributes };
}

/** A gift card has paid all that was left: nothing is asked of PayPal. */
async function paidByCard(ctx: Context, id: string) {
  const booking = orNotFound(await readBooking(ctx.db, id));
  const payments = await paymentsOf(ctx, { kind: 'booking', id });
  return captureOf(booking, orNotFound(payments.findLast(({ method }) => method === 'gift_card')));
}
