import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, resource } from '#kernel/http';
import { confirmReview } from '../confirm-review.ts';
import { reviewFields } from '../review-fields.ts';
import { type Scores, scoreNames } from '../score-names.ts';
import { writeReview } from '../write-review.ts';

const TAG = 'Reviews';
const REVIEW = '019a9f6e-6f00-7f10-9b2c-3d4e5f6a7b8d';

/** The six, each left out where somebody couldn’t judge. */
export const sixGiven = z.object({
  value_score: reviewFields.score.nullish().meta({ description: 'Worth its price, 1 to 5.' }),
  guide_score: reviewFields.score.nullish().meta({ description: 'The guides, 1 to 5.' }),
  activities_score: reviewFields.score.nullish().meta({ description: 'What was done, 1 to 5.' }),
  lodging_score: reviewFields.score.nullish().meta({ description: 'Where people slept, 1 to 5.' }),
  transport_score: reviewFields.score.nullish().meta({ description: 'How they got about, 1 to 5.' }),
  meals_score: reviewFields.score.nullish().meta({ description: 'What they ate, 1 to 5.' }),
});

export const scoresIn = (body: z.output<typeof sixGiven>): Scores =>
  Object.fromEntries(scoreNames.map((name) => [name, body[`${name}_score`] ?? undefined]));

const written = resource(
  'reviews',
  z.object({
    state: z.enum(['draft', 'in_moderation']).meta({
      description: 'draft: a link to confirm it is on its way. in_moderation: it is read before it is published.',
    }),
  }),
).meta({ id: 'WrittenReview', description: 'A review that isn’t published yet.' });

const slug = (description: string, example: string) =>
  z.string('is required').trim().min(1, 'is required').max(200, 'must be a slug').meta({ description, example });

export const writing = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/write_review',
    tag: TAG,
    summary: 'Write a review',
    description:
      'A visitor is mailed a link that confirms it. At least one score is needed; without one for the whole it is the mean of the others.',
    params: z.object({}),
    query: z.object({}),
    repeatable: 'with a key',
    botCheck: true,
    refusals: [409],
    status: 201,
    body: {
      root: 'review',
      rootOptional: true,
      type: 'reviews',
      fields: sixGiven
        .extend({
          operator_slug: slug('The company.', 'andeo-expeditions'),
          trip_slug: slug('The trip, one of this company.', 'inca-trail-to-machu-picchu').nullish(),
          author_name: reviewFields.authorName.meta({ description: 'As it is shown.' }),
          email: reviewFields.email.nullish().meta({ description: 'Never shown. Members may leave it out.' }),
          summary: reviewFields.summary.meta({ description: 'One line.' }),
          content: reviewFields.content.meta({ description: 'Plain text.' }),
          rating: reviewFields.score.nullish().meta({ description: 'The whole, 1 to 5.' }),
          traveled_on: reviewFields.traveledOn.nullish().meta({ description: 'A day of the journey.' }),
        })
        .meta({ description: 'What somebody says of a journey.' }),
      example: {
        operator_slug: 'andeo-expeditions',
        author_name: 'Ada L.',
        email: 'ada@example.com',
        summary: 'Slow in the best way',
        content: 'Two guides for nine of us, and a cook who knew every village on the way.',
        rating: 5,
      },
    },
    answer: z.object({ data: written }),
    example: { data: { type: 'reviews', id: REVIEW, attributes: { state: 'draft' } } },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      const { id, state } = await writeReview(ctx, parts, {
        operatorSlug: body.operator_slug,
        tripSlug: body.trip_slug ?? null,
        authorName: body.author_name,
        email: body.email ?? null,
        summary: body.summary,
        content: body.content,
        rating: body.rating ?? null,
        scores: scoresIn(body),
        traveledOn: body.traveled_on ?? null,
      });
      return { data: { type: 'reviews' as const, id, attributes: { state } } };
    },
  });

const confirmed = resource(
  'review_confirmations',
  z.object({ state: z.literal('in_moderation').meta({ description: 'It is read before it is published.' }) }),
).meta({ id: 'ReviewConfirmation', description: 'A review whose author is known.' });

export const confirming = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/review_confirmations',
    tag: TAG,
    summary: 'Confirm a review',
    description: 'By the token of the link that was mailed. A second time it is confirmed already, and answered alike.',
    params: z.object({}),
    query: z.object({}),
    refusals: [409],
    body: {
      root: 'review_confirmation',
      rootOptional: true,
      type: 'review_confirmations',
      fields: z
        .object({
          token: z
            .string('is required')
            .regex(/^[0-9a-f]{64}$/, 'must be the token of a link')
            .meta({ description: 'Of the link.' }),
        })
        .meta({ description: 'What confirms it.' }),
      example: { token: '5f'.repeat(32) },
    },
    answer: z.object({ data: confirmed }),
    example: { data: { type: 'review_confirmations', id: REVIEW, attributes: { state: 'in_moderation' } } },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      const { id } = await confirmReview(ctx, parts, body.token);
      return { data: { type: 'review_confirmations' as const, id, attributes: { state: 'in_moderation' as const } } };
    },
  });
