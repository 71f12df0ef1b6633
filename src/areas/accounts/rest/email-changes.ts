import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, REQUIRED, resource } from '#kernel/http';
import { confirmEmailChange, undoEmailChange } from '../change-email.ts';

const TAG = 'Members';
const ID = '019a9f6e-6f00-7a3a-9a51-1f2d3c4b5a71';

const change = resource(
  'email_changes',
  z.object({ state: z.enum(['confirmed', 'undone']).meta({ description: 'What became of it.' }) }),
).meta({ id: 'EmailChange', description: 'A change of the address of an account.' });

const body = {
  root: 'email_change',
  rootOptional: true,
  type: 'email_changes',
  fields: z
    .object({ token: z.string(REQUIRED).min(1).max(200).meta({ description: 'Of the link in the mail.' }) })
    .meta({ description: 'Which change.' }),
  example: { token: '5f2b…' },
} as const;

const shared = {
  tag: TAG,
  params: z.object({}),
  query: z.object({}),
  body,
  answer: z.object({ data: change }),
  cacheControl: 'no-store',
} as const;

export const confirmingChange = (parts: Pick<Parts, 'mail'>) =>
  defineRoute({
    ...shared,
    key: 'POST /v1/email_changes/confirm',
    summary: 'Confirm another address',
    description: 'With the link that was mailed to the new address. Sent again, it says the same while it holds.',
    example: { data: { type: 'email_changes', id: ID, attributes: { state: 'confirmed' } } },
    async handle(ctx, { body: { token } }) {
      const id = await confirmEmailChange(ctx, parts, token);
      return { data: { type: 'email_changes' as const, id, attributes: { state: 'confirmed' as const } } };
    },
  });

export const undoingChange = (parts: Pick<Parts, 'mail'>) =>
  defineRoute({
    ...shared,
    key: 'POST /v1/email_changes/undo',
    summary: 'Take another address back',
    description:
      'With the link that was mailed to the old address. If the change counted already, every session ends, and the account is opened by a link to the old address alone.',
    example: { data: { type: 'email_changes', id: ID, attributes: { state: 'undone' } } },
    async handle(ctx, { body: { token } }) {
      const id = await undoEmailChange(ctx, parts, token);
      return { data: { type: 'email_changes' as const, id, attributes: { state: 'undone' as const } } };
    },
  });
