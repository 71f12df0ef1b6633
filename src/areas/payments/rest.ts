import { z } from 'zod';
import { notFound, type Parts } from '#kernel';
import { defineRoute, REQUIRED, type RestRoute, resource } from '#kernel/http';
import { receiveEvent } from './webhooks/receive.ts';

const TAG = 'Payments';

const eventResource = resource(
  'paypal_events',
  z.object({ status: z.literal('received').meta({ description: 'It is kept, and PayPal is asked what is true.' }) }),
).meta({ id: 'PaypalEvent', description: 'That an event of PayPal is kept.' });

const webhook = ({ paypal }: Pick<Parts, 'paypal'>) =>
  defineRoute({
    key: 'POST /v1/paypal/webhook',
    tag: TAG,
    summary: 'Tell of a payment at PayPal',
    description:
      'For PayPal alone, which signs what it sends (`PAYPAL-TRANSMISSION-ID`, `-TIME`, `-SIG`, `PAYPAL-CERT-URL`, `PAYPAL-AUTH-ALGO`). An event is a hint: PayPal is asked about the payment before anything changes. Sent again, it has no further effect.',
    params: z.object({}),
    query: z.object({}),
    body: {
      root: null,
      type: 'paypal_events',
      fields: z
        .looseObject({
          id: z
            .string(REQUIRED)
            .min(1, REQUIRED)
            .max(100)
            .meta({ description: 'Of the event: the same twice is one.' }),
          event_type: z.string(REQUIRED).min(1, REQUIRED).max(100).meta({ description: 'What happened.' }),
          resource: z.looseObject({}).meta({ description: 'What it happened to.' }),
        })
        .meta({ description: 'An event as PayPal describes it.' }),
      example: {
        id: 'WH-9UG43882HX7271132-6E0871324L7949614',
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource: { id: '42311647XV020574X' },
      },
    },
    signed: 400,
    refusals: [404],
    answer: z.object({ data: eventResource }),
    example: {
      data: {
        type: 'paypal_events',
        id: 'WH-9UG43882HX7271132-6E0871324L7949614',
        attributes: { status: 'received' },
      },
    },
    cacheControl: 'no-store',
    async handle(ctx, { headers, text }) {
      if (!paypal) throw notFound();
      const id = await receiveEvent(ctx, paypal.verifier, { text, headers });
      return { data: { type: 'paypal_events' as const, id, attributes: { status: 'received' as const } } };
    },
  });

export const paymentRoutes = (parts: Parts): RestRoute[] => [webhook(parts)];
