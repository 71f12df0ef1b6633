import { z } from 'zod';
import { defineRoute, resource, slugParam } from '#kernel/http';
import { merchantModel } from '../trips/merchant-model.ts';

const days = z.int().min(0).meta({ description: 'Days before the start.' });
const daysIfKnown = z
  .int()
  .min(0)
  .nullable()
  .meta({ description: 'Days before the start; null: the company doesn’t say.' });

const merchantModelResource = resource(
  'merchant_models',
  z.object({
    is_merchant_model: z
      .boolean()
      .meta({ description: 'Whether one reserves and pays here; if not, with the company.' }),
    business_process_type: z.enum(['instant', 'on_request', 'lead_only']).meta({
      description: 'Whether places are confirmed at once, by the company, or only asked about.',
    }),
    currency: z.string().nullable().meta({ description: 'ISO 4217; null while no date has a price.' }),
    price_tiers: z
      .array(
        z.object({
          tier: z.int().min(1).max(5),
          label: z.string(),
          occupancy: z.int().min(1).meta({ description: 'People in the room.' }),
        }),
      )
      .max(5),
    deposit: z
      .object({
        kind: z.enum(['fixed', 'share']),
        value: z.int().min(0).meta({
          description: 'fixed: per traveler, in minor units of the currency. share: hundredths of a percent.',
        }),
      })
      .nullable()
      .meta({ description: 'Null: the company doesn’t say, or asks for the whole price; see payment_types.' }),
    final_payment_days: daysIfKnown,
    passenger_info_days: daysIfKnown,
    payment_types: z.array(z.enum(['deposit', 'full'])).meta({
      description: 'Empty while the company doesn’t say whether it asks for a deposit.',
    }),
    methods: z.array(z.enum(['paypal', 'gift_card'])).meta({
      description:
        'What one pays with here. Empty where the company collects, and where its deposit, due dates or cancellation terms aren’t known: then a trip can be asked for, never charged.',
    }),
    cancellation_tiers: z
      .array(
        z.object({
          min_days: days,
          refund_bps: z.int().min(0).max(10_000).meta({ description: 'Hundredths of a percent given back.' }),
        }),
      )
      .nullable()
      .meta({
        description: 'Most days first; below the last nothing is given back. Null: the company doesn’t say.',
      }),
    deposit_refundable: z.boolean().nullable().meta({
      description:
        'Whether the deposit comes back by the same tiers; if not, they are of the rest. Null: the company doesn’t say what comes back.',
    }),
    hold_minutes: z.int().min(1).nullable().meta({
      description: 'How long places are held; null where one doesn’t pay here.',
    }),
  }),
).meta({ id: 'MerchantModel', description: 'How one pays for a trip; the id is the trip’s.' });

export const merchantModelRoute = defineRoute({
  key: 'GET /v1/trips/{id}/merchant_model',
  tag: 'Trips',
  summary: 'How one pays for a trip',
  description: 'Deposit, due dates, methods, and what is given back when one cancels.',
  params: z.object({ id: slugParam('The trip’s id, slug or SKU.', 'inca-trail-to-machu-picchu') }),
  query: z.object({}),
  answer: z.object({ data: merchantModelResource }),
  example: {
    data: {
      type: 'merchant_models',
      id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69',
      attributes: {
        is_merchant_model: true,
        business_process_type: 'instant',
        currency: 'USD',
        price_tiers: [{ tier: 1, label: 'Sharing a twin room', occupancy: 2 }],
        deposit: { kind: 'fixed', value: 40_000 },
        final_payment_days: 60,
        passenger_info_days: 45,
        payment_types: ['deposit', 'full'],
        methods: ['paypal', 'gift_card'],
        cancellation_tiers: [
          { min_days: 60, refund_bps: 10_000 },
          { min_days: 30, refund_bps: 5000 },
        ],
        deposit_refundable: false,
        hold_minutes: 20,
      },
    },
  },
  cacheControl: 'public, max-age=0, s-maxage=60',
  async handle(ctx, { params }) {
    const model = await merchantModel(ctx, { trip: params.id });
    const { deposit } = model;
    return {
      data: {
        type: 'merchant_models' as const,
        id: model.id,
        attributes: {
          is_merchant_model: model.isMerchantModel,
          business_process_type: model.businessProcessType,
          currency: model.currency,
          price_tiers: model.tiers,
          deposit: deposit && { kind: deposit.kind, value: deposit.kind === 'fixed' ? deposit.cents : deposit.bps },
          final_payment_days: model.finalPaymentDays,
          passenger_info_days: model.passengerInfoDays,
          payment_types: model.paymentTypes,
          methods: model.methods,
          cancellation_tiers:
            model.cancellationTiers?.map(({ minDays, refundBps }) => ({ min_days: minDays, refund_bps: refundBps })) ??
            null,
          deposit_refundable: model.depositRefundable,
          hold_minutes: model.holdMinutes,
        },
      },
    };
  },
});
