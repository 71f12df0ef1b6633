import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, deletion, resource } from '#kernel/http';
import { endOtherSessions, endOwnSession, ownSessions } from '../own-sessions.ts';

const TAG = 'Members';
const SESSION = '019a9f6e-6f00-7a3a-9a51-1f2d3c4b5a70';

const session = resource(
  'sessions',
  z.object({
    opened_by: z.enum(['password', 'magic_link', 'google', 'confirmation']).nullable(),
    user_agent: z.string().nullable().meta({ description: 'As the browser or program called itself.' }),
    opened_at: z.iso.datetime(),
    is_this: z.boolean().meta({ description: 'Whether it is the one that asks.' }),
  }),
).meta({ id: 'Session', description: 'Somewhere that a member is signed in.' });

export const listing = (parts: Parts) =>
  defineRoute({
    key: 'GET /v1/me/sessions',
    tag: TAG,
    summary: 'Where you are signed in',
    description: 'The newest first.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: z.array(session) }),
    example: {
      data: [
        {
          type: 'sessions',
          id: SESSION,
          attributes: {
            opened_by: 'magic_link',
            user_agent: 'Mozilla/5.0',
            opened_at: '2026-11-24T08:30:00.000Z',
            is_this: true,
          },
        },
      ],
    },
    cacheControl: 'private, no-store',
    async handle(ctx, { headers }) {
      const sessions = await ownSessions(ctx, parts, headers);
      return {
        data: sessions.map(({ id, openedBy, userAgent, openedAt, isThis }) => ({
          type: 'sessions' as const,
          id,
          attributes: {
            opened_by: openedBy,
            user_agent: userAgent,
            opened_at: openedAt.toISOString(),
            is_this: isThis,
          },
        })),
      };
    },
  });

const ended = deletion('sessions', 'EndedSession', 'A session that opens nothing any more.');

export const ending = defineRoute({
  key: 'DELETE /v1/me/sessions/{id}',
  tag: TAG,
  summary: 'Sign out of one session',
  description: 'Of your own.',
  params: z.object({ id: z.uuid().meta({ description: 'Of GET /v1/me/sessions.' }) }),
  query: z.object({}),
  answer: z.object({ data: ended.shape }),
  example: { data: ended.of(SESSION) },
  cacheControl: 'no-store',
  async handle(ctx, { params }) {
    await endOwnSession(ctx, params.id);
    return { data: ended.of(params.id) };
  },
});

const endedOthers = resource(
  'ended_sessions',
  z.object({ count: z.int().min(0).meta({ description: 'How many there were.' }) }),
).meta({ id: 'EndedSessions', description: 'Every session but the one that asks.' });

export const endingOthers = (parts: Parts) =>
  defineRoute({
    key: 'DELETE /v1/me/sessions',
    tag: TAG,
    summary: 'Sign out everywhere else',
    description: 'The session that asks stays.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: endedOthers }),
    example: { data: { type: 'ended_sessions', id: 'this-one', attributes: { count: 2 } } },
    cacheControl: 'no-store',
    async handle(ctx, { headers }) {
      const count = await endOtherSessions(ctx, parts, headers);
      return { data: { type: 'ended_sessions' as const, id: 'this-one', attributes: { count } } };
    },
  });
