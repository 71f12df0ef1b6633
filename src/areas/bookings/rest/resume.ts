import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, formFields, REQUIRED, resource } from '#kernel/http';
import { comeBack, mailWayBack } from '../come-back.ts';
import { reservationOf } from '../reservation.ts';
import { orderNumber } from './fields.ts';
import { begun, begunExample, handedOver } from './handed-over.ts';

const TAG = 'Reserving';
const NAMED = 'this-one';

const link = resource(
  'resume_links',
  z.object({ status: z.literal('sent').meta({ description: 'If there is such an order, a link is on its way.' }) }),
).meta({ id: 'ResumeLink', description: 'A link by which a guest comes back.' });

const sent = { data: { type: 'resume_links' as const, id: NAMED, attributes: { status: 'sent' as const } } };

export const resumeLinkRoute = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/reserve/resume_links',
    tag: TAG,
    summary: 'Mail a link to a reservation',
    description:
      'To whoever reserved or booked, at the address that they gave. The answer is the same whether there is such an order or not; three an order in a quarter of an hour.',
    params: z.object({}),
    query: z.object({}),
    status: 202,
    body: {
      root: 'resume',
      rootOptional: true,
      type: 'resume_links',
      fields: z
        .object({ order_number: orderNumber, email: formFields.email.meta({ description: 'As it was given.' }) })
        .meta({ description: 'Which order.' }),
      example: { order_number: 'SJ7Q4M2K9XBWT', email: 'lovelace@example.com' },
    },
    answer: z.object({ data: link }),
    example: sent,
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      await mailWayBack(ctx, parts, { orderNumber: body.order_number, email: body.email });
      return sent;
    },
  });

export const resumeRoute = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/reserve/resume',
    tag: TAG,
    summary: 'Come back by a link',
    description: 'Opens a reservation or a booking made without an account, in one more browser or program.',
    params: z.object({}),
    query: z.object({}),
    body: {
      root: 'resume',
      rootOptional: true,
      type: 'reservations',
      fields: z
        .object({ token: z.string(REQUIRED).min(1, REQUIRED).max(500).meta({ description: 'Of the mailed link.' }) })
        .meta({ description: 'What the link holds.' }),
      example: { token: 'AZqebm8AfHeb' },
    },
    answer: begun,
    example: begunExample,
    cacheControl: 'no-store',
    async handle(ctx, { body, headers, keep }) {
      const { booking, token } = await comeBack(ctx, parts, body.token);
      return handedOver({ ...(await reservationOf(ctx, parts, booking)), token }, headers, keep);
    },
  });
