import { z } from 'zod';
import { defineRoute, deletion, REQUIRED, resource } from '#kernel/http';
import { followOperator, unfollowOperator } from '../follow.ts';

const TAG = 'Following';
const COMPANY = '019a9f6e-6f00-7d11-8c0b-5e6f7a8b9c0d';

const followableType = z.literal('Operator', 'must be Operator').meta({ description: 'What is followed: Operator.' });
const followable = z
  .string(REQUIRED)
  .min(1, 'must be the id or slug of a company')
  .max(200, 'must be the id or slug of a company')
  .meta({ description: 'The id or slug of a company.', example: 'andeo-expeditions' });

const following = resource(
  'followings',
  z.object({
    followable_id: z.string().meta({ description: 'The company.' }),
    followable_type: z.literal('Operator'),
  }),
).meta({ id: 'Following', description: 'A company that a member follows.' });

export const followRoute = defineRoute({
  key: 'POST /v1/followings',
  tag: TAG,
  summary: 'Follow a company',
  description: 'Answered with 200 by who follows it already.',
  params: z.object({}),
  query: z.object({ followable_type: followableType, followable_id: followable }),
  mayRepeat: true,
  refusals: [404],
  status: 201,
  answer: z.object({ data: following }),
  example: {
    data: { type: 'followings', id: COMPANY, attributes: { followable_id: COMPANY, followable_type: 'Operator' } },
  },
  cacheControl: 'no-store',
  async handle(ctx, { query, again }) {
    const { id, isNew } = await followOperator(ctx, query.followable_id);
    if (!isNew) again();
    return {
      data: {
        type: 'followings' as const,
        id,
        attributes: { followable_id: id, followable_type: 'Operator' as const },
      },
    };
  },
});

const stopped = deletion('followings', 'StoppedFollowing', 'A company that isn’t followed any more.');

export const unfollowRoute = defineRoute({
  key: 'DELETE /v1/followings/{id}',
  tag: TAG,
  summary: 'Stop following a company',
  description: 'By its id or slug.',
  params: z.object({ id: followable }),
  query: z.object({ followable_type: followableType.optional() }),
  answer: z.object({ data: stopped.shape }),
  example: { data: stopped.of(COMPANY) },
  cacheControl: 'no-store',
  handle: async (ctx, { params }) => ({ data: stopped.of(await unfollowOperator(ctx, params.id)) }),
});
