import { z } from 'zod';
import { forgottenSession, memberById } from '#accounts';
import type { Parts } from '#kernel';
import { defineRoute, resource } from '#kernel/http';
import { memberState } from '../member-state.ts';

const USER = '019a9f6e-6f00-7a3a-9a51-1f2d3c4b5a69';
const LIST = '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69';
const TRIP = '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a70';
/** There is one for a caller. */
const ID = 'this-one';

const state = resource(
  'member_states',
  z.object({
    user: z
      .object({
        id: z.string(),
        first_name: z.string().nullable(),
        last_name: z.string().nullable(),
        email: z.string(),
        image: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'Null: nobody is signed in, and the rest is empty.' }),
    wishlists: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'The one used last first.' }),
    saved: z
      .array(z.object({ trip_id: z.string(), trip_wishlist_id: z.string() }))
      .meta({ description: 'Which trips stand in which lists.' }),
    followed_operator_ids: z.array(z.string()).meta({ description: 'Companies, the one followed last first.' }),
  }),
).meta({ id: 'MemberState', description: 'What pages show of who is signed in.' });

const nobody = { user: null, wishlists: [], saved: [], followed_operator_ids: [] };

export const memberStateRoute = (parts: Parts) =>
  defineRoute({
    key: 'GET /v1/member_state',
    tag: 'Members',
    summary: 'Who is signed in, and what they saved',
    description:
      'For pages, which are the same for all and ask this afterwards. A session that has ended is forgotten.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: state }),
    example: {
      data: {
        type: 'member_states',
        id: ID,
        attributes: {
          user: { id: USER, first_name: 'Ada', last_name: 'Lovelace', email: 'lovelace@example.com', image: null },
          wishlists: [{ id: LIST, name: 'Andes next spring' }],
          saved: [{ trip_id: TRIP, trip_wishlist_id: LIST }],
          followed_operator_ids: [],
        },
      },
    },
    cacheControl: 'private, no-store',
    async handle(ctx, { headers, keep }) {
      const id = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
      const user = id && (await memberById(ctx, id));
      if (!id || !user) {
        for (const cookie of forgottenSession(parts.accounts, headers)) keep(cookie);
        return { data: { type: 'member_states' as const, id: ID, attributes: nobody } };
      }
      const { wishlists, saved, followed } = await memberState(ctx);
      return {
        data: {
          type: 'member_states' as const,
          id: ID,
          attributes: {
            user: {
              id,
              first_name: user.firstName,
              last_name: user.lastName,
              email: user.email,
              image: user.image,
            },
            wishlists,
            saved: saved.map(({ tripId, wishlistId }) => ({ trip_id: tripId, trip_wishlist_id: wishlistId })),
            followed_operator_ids: followed,
          },
        },
      };
    },
  });
