import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, formFields, REQUIRED, type RestRoute, resource } from '#kernel/http';
import { hasMoney } from '#payments';
import { LEAST_CENTS, MOST_CENTS, orderGiftCard } from './order-card.ts';
import { captureGiftCardPayment, startGiftCardPayment } from './pay-for-card.ts';
import { giftCardByCode } from './pay-with-card.ts';
import { giftCardStates } from './states.ts';

const TAG = 'Gift cards';
const CARD = '019a9f6e-6f00-7d55-9b2c-3d4e5f6a7b8c';

export const cardFields = {
  amount_cents: z
    .int(`must be ${LEAST_CENTS} to ${MOST_CENTS}`)
    .min(LEAST_CENTS, `must be ${LEAST_CENTS} or more`)
    .max(MOST_CENTS, `must be ${MOST_CENTS} or less`)
    .meta({ description: 'What it is worth, in minor units.', example: 10_000 }),
  currency: z
    .string(REQUIRED)
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code of three letters')
    .meta({ description: 'ISO 4217; it pays trips of this currency.', example: 'USD' }),
  message: z
    .string()
    .trim()
    .max(1000, 'must be 1,000 characters or fewer')
    .refine((text) => !text.includes('\0'), 'must be text'),
  deliver_on: z.iso.date('must be a date, YYYY-MM-DD'),
};

const person = (who: string, description: string) =>
  z.object({
    name: formFields.name.meta({ description: `Of whom ${who}.` }),
    email: formFields.email.meta({ description }),
  });

const ordered = resource(
  'gift_cards',
  z.object({
    paypal_order_id: z.string(),
    approval_url: z.string().meta({ description: 'Where its buyer approves the payment.' }),
    amount_cents: z.int().min(0),
    currency: z.string(),
  }),
).meta({ id: 'OrderedGiftCard', description: 'A gift card that waits for its payment.' });

const ordering = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/gift_cards',
    tag: TAG,
    summary: 'Buy a gift card',
    description:
      'An order over the amount, which is approved at approval_url and then captured. The card goes to its recipient by mail, with a code that nobody else is told. What isn’t paid for a day is given up.',
    params: z.object({}),
    query: z.object({}),
    repeatable: 'only with a key',
    botCheck: true,
    refusals: [409, 502],
    status: 201,
    body: {
      root: 'gift_card',
      rootOptional: true,
      type: 'gift_cards',
      fields: z
        .object({
          amount_cents: cardFields.amount_cents,
          currency: cardFields.currency,
          sender: person('it is from', 'Where the receipt goes.').meta({ description: 'Who buys it.' }),
          recipient: person('it is for', 'Where the card goes.').meta({ description: 'Who gets it.' }),
          message: cardFields.message.nullish().meta({ description: 'What the mail says beside it.' }),
          deliver_on: cardFields.deliver_on
            .nullish()
            .meta({ description: 'By the calendar of UTC, within a year; left out: as soon as it is paid.' }),
        })
        .meta({ description: 'For whom, and how much.' }),
      example: {
        amount_cents: 10_000,
        currency: 'USD',
        sender: { name: 'Ada Lovelace', email: 'ada@example.com' },
        recipient: { name: 'Mary Somerville', email: 'mary@example.com' },
        message: 'Go south!',
      },
    },
    answer: z.object({ data: ordered }),
    example: {
      data: {
        type: 'gift_cards',
        id: CARD,
        attributes: {
          paypal_order_id: '5O190127TN364715T',
          approval_url: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
          amount_cents: 10_000,
          currency: 'USD',
        },
      },
    },
    cacheControl: 'no-store',
    async begin(ctx, { body }) {
      const { id } = await orderGiftCard(ctx, parts, {
        amountCents: body.amount_cents,
        currency: body.currency,
        purchaser: body.sender,
        recipient: body.recipient,
        message: body.message ?? '',
        deliverOn: body.deliver_on ?? null,
      });
      return id;
    },
    async handle(ctx, { begun }) {
      const order = await startGiftCardPayment(ctx, parts, begun);
      return {
        data: {
          type: 'gift_cards' as const,
          id: begun,
          attributes: {
            paypal_order_id: order.processorOrderId,
            approval_url: order.approvalUrl,
            amount_cents: order.amountCents,
            currency: order.currency,
          },
        },
      };
    },
  });

const taken = resource(
  'gift_card_captures',
  z.object({
    payment_status: z.enum(['captured', 'pending', 'unknown']).meta({
      description:
        'captured: the money is here. pending, unknown: PayPal hasn’t said so yet; it is asked until it does.',
    }),
    gift_card_status: z.enum(giftCardStates).meta({ description: 'active: it is paid, and goes out on its day.' }),
    amount_cents: z.int().min(0),
    currency: z.string(),
  }),
).meta({ id: 'GiftCardCapture', description: 'What became of the payment of a gift card.' });

const capturing = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/gift_cards/{id}/capture',
    tag: TAG,
    summary: 'Take the payment of a gift card',
    description: 'Takes what was approved, once. The code isn’t told: the recipient gets it by mail.',
    params: z.object({ id: z.uuid().meta({ description: 'Of the card that was ordered.', example: CARD }) }),
    query: z.object({}),
    repeatable: 'only with a key',
    refusals: [402, 404, 502],
    answer: z.object({ data: taken }),
    example: {
      data: {
        type: 'gift_card_captures',
        id: CARD,
        attributes: { payment_status: 'captured', gift_card_status: 'active', amount_cents: 10_000, currency: 'USD' },
      },
    },
    cacheControl: 'no-store',
    begin: async (_ctx, { params }) => params.id,
    async handle(ctx, { params }) {
      const { card, payment } = await captureGiftCardPayment(ctx, parts, params.id);
      const isHere = payment.status !== 'unknown' && hasMoney(payment.status);
      const notHere = payment.status === 'pending' ? ('pending' as const) : ('unknown' as const);
      return {
        data: {
          type: 'gift_card_captures' as const,
          id: params.id,
          attributes: {
            payment_status: isHere ? ('captured' as const) : notHere,
            gift_card_status: card.state,
            amount_cents: payment.amountCents,
            currency: payment.currency,
          },
        },
      };
    },
  });

const balanceResource = resource(
  'gift_card_balances',
  z.object({
    balance_cents: z.int().min(0).meta({ description: 'What isn’t used or set aside for a reservation.' }),
    currency: z.string().meta({ description: 'It pays trips of this currency.' }),
    expires_on: z.iso.date().nullable(),
  }),
).meta({ id: 'GiftCardBalance', description: 'What a gift card has left.' });

const balance = defineRoute({
  key: 'POST /v1/gift_cards/balance',
  tag: TAG,
  summary: 'Look at the balance of a gift card',
  description: 'To whoever has its code. A code that isn’t one, was used up, has ended or is blocked is refused alike.',
  params: z.object({}),
  query: z.object({}),
  body: {
    root: 'gift_card',
    rootOptional: true,
    type: 'gift_cards',
    fields: z
      .object({
        code: z.string(REQUIRED).max(100, 'must be a code').meta({ description: 'As it stands in the mail.' }),
      })
      .meta({ description: 'Which card.' }),
    example: { code: '7K2M-9XQ4-0WTB-31FH-6PZC-8RDV-5NJS' },
  },
  answer: z.object({ data: balanceResource }),
  example: {
    data: {
      type: 'gift_card_balances',
      id: '5NJS',
      attributes: { balance_cents: 10_000, currency: 'USD', expires_on: '2031-12-24' },
    },
  },
  cacheControl: 'no-store',
  async handle(ctx, { body }) {
    const { last4, balanceCents, currency, expiresOn } = await giftCardByCode(ctx, { code: body.code });
    return {
      data: {
        type: 'gift_card_balances' as const,
        id: last4 ?? '',
        attributes: { balance_cents: balanceCents, currency, expires_on: expiresOn },
      },
    };
  },
});

export const giftCardRoutes = (parts: Parts): RestRoute[] => [ordering(parts), capturing(parts), balance];
