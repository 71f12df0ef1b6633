import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, deletion, resource } from '#kernel/http';
import { closeAccount } from '../close-account.ts';
import { exportMe } from '../export-me.ts';

const TAG = 'Members';
const USER = '019a9f6e-6f00-7a3a-9a51-1f2d3c4b5a69';

const exported = resource(
  'exports',
  z.object({
    made_at: z.iso.datetime(),
    data: z.record(z.string(), z.unknown()).meta({ description: 'By heading, as each part of the site holds it.' }),
  }),
).meta({ id: 'Export', description: 'Everything that is held of a member.' });

export const exporting = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/me/exports',
    tag: TAG,
    summary: 'Take your data with you',
    description:
      'Everything that is held of you, read as it stands; no copy is kept. You must have signed in within 15 minutes, and a mail tells you that it was taken.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: exported }),
    example: {
      data: {
        type: 'exports',
        id: USER,
        attributes: {
          made_at: '2026-11-24T08:30:00.000Z',
          data: { profile: { email: 'lovelace@example.com', firstName: 'Ada' }, lists: [] },
        },
      },
    },
    cacheControl: 'private, no-store',
    async handle(ctx) {
      const { madeAt, data } = await exportMe(ctx, parts);
      const id = ctx.actor.kind === 'member' ? ctx.actor.userId : '';
      return { data: { type: 'exports' as const, id, attributes: { made_at: madeAt.toISOString(), data } } };
    },
  });

const closed = deletion('users', 'ClosedAccount', 'An account that is gone, with what was held of its member.');

export const closing = (parts: Parts) =>
  defineRoute({
    key: 'DELETE /v1/me',
    tag: TAG,
    summary: 'Close your account',
    description:
      'Deletes the account and what is held of you at once; it can’t be undone. Published reviews stay, without your name. You must have signed in within 15 minutes.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: closed.shape }),
    example: { data: closed.of(USER) },
    cacheControl: 'no-store',
    handle: async (ctx) => ({ data: closed.of(await closeAccount(ctx, parts)) }),
  });
