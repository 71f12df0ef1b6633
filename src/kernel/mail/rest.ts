import { z } from 'zod';
import { AppError, notFound } from '../errors.ts';
import { resource } from '../http/json-api.ts';
import { defineRoute } from '../http/rest-route.ts';
import { newId } from '../ids.ts';
import type { Mail } from './mail.ts';

const TAG = 'Mail';

const stoppedResource = resource(
  'unsubscriptions',
  z.object({ status: z.literal('stopped').meta({ description: 'No marketing is sent to the address any more.' }) }),
).meta({ id: 'Unsubscription', description: 'That an address gets no marketing mail any more.' });

const unsubscribe = (mail: Mail) =>
  defineRoute({
    key: 'POST /v1/unsubscribe/{token}',
    tag: TAG,
    summary: 'Stop marketing mail',
    description:
      'By the token in a mail’s own link. What is sent along isn’t looked at, so that mail programs may send their `List-Unsubscribe=One-Click`.',
    params: z.object({ token: z.string().max(200).meta({ description: 'The token of the link in the mail.' }) }),
    query: z.object({}),
    answer: z.object({ data: stoppedResource }),
    example: { data: { type: 'unsubscriptions', id: 'this-address', attributes: { status: 'stopped' } } },
    cacheControl: 'no-store',
    async handle(ctx, { params }) {
      if (!(await mail.unsubscribe(ctx, params.token))) throw notFound();
      return {
        data: { type: 'unsubscriptions' as const, id: 'this-address', attributes: { status: 'stopped' as const } },
      };
    },
  });

const bounceResource = resource(
  'mail_bounces',
  z.object({ status: z.literal('noted').meta({ description: 'It is taken into account from the next mail on.' }) }),
).meta({ id: 'MailBounce', description: 'That a mail came back.' });

const mailBounces = (mail: Mail) =>
  defineRoute({
    key: 'POST /v1/mail_bounces',
    tag: TAG,
    summary: 'Tell of mail that came back',
    description:
      'For the provider that sends our mail, signed as Standard Webhooks has it (`webhook-id`, `webhook-timestamp`, `webhook-signature`). A bounced address gets no mail any more, one that complained no marketing. Told twice, it is noted once.',
    params: z.object({}),
    query: z.object({}),
    body: {
      root: null,
      type: 'mail_bounces',
      fields: z
        .object({
          email: z.email('Invalid email address').max(320).meta({ description: 'The address that it was sent to.' }),
          kind: z.enum(['bounced', 'delayed', 'complained']).meta({
            description:
              'That there is no such mailbox, that it takes nothing for now, or that somebody called it unwanted.',
          }),
        })
        .meta({ description: 'One mail that came back.' }),
      example: { email: 'ada@example.com', kind: 'bounced' },
    },
    signed: 401,
    refusals: [404],
    answer: z.object({ data: bounceResource }),
    example: {
      data: { type: 'mail_bounces', id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69', attributes: { status: 'noted' } },
    },
    cacheControl: 'no-store',
    async handle(ctx, { body, headers, text }) {
      const signed = mail.isSigned(text, headers);
      if (signed === null) throw notFound();
      if (!signed) {
        throw new AppError('unauthenticated', 'The signature doesn’t fit the body, or is older than five minutes.');
      }
      await mail.cameBack(ctx, body.email, body.kind);
      return { data: { type: 'mail_bounces' as const, id: newId(), attributes: { status: 'noted' as const } } };
    },
  });

export const mailRoutes = (mail: Mail) => [unsubscribe(mail), mailBounces(mail)];
