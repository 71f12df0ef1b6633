import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, formFields, resource } from '#kernel/http';
import { invite } from '../invite.ts';

const ID = 'this-one';

const invitation = resource(
  'invitations',
  z.object({ status: z.literal('sent').meta({ description: 'A mail with a link to join is on its way.' }) }),
).meta({ id: 'Invitation', description: 'A friend who was invited.' });

const sent = { data: { type: 'invitations' as const, id: ID, attributes: { status: 'sent' as const } } };

export const inviting = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/invitations',
    tag: 'Members',
    summary: 'Invite a friend',
    description:
      'Mails a link to join, once to each address; the answer is the same whether it was mailed before, wants no such mail, or has an account. Ten a day, lists that are shared among them, for who has confirmed an address.',
    params: z.object({}),
    query: z.object({}),
    repeatable: 'with a key',
    status: 202,
    body: {
      root: 'invitation',
      rootOptional: true,
      type: 'invitations',
      fields: z
        .object({ email: formFields.email.meta({ description: 'Of somebody who knows who asks.' }) })
        .meta({ description: 'Whom to invite.' }),
      example: { email: 'babbage@example.com' },
    },
    answer: z.object({ data: invitation }),
    example: sent,
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      await invite(ctx, parts, body.email);
      return sent;
    },
  });
