import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, type RestRoute, resource } from '#kernel/http';
import { changeReview, type OwnReview, ownReviews, withdrawReview } from '../own-reviews.ts';
import { reviewFields } from '../review-fields.ts';
import { rejectionReasons, type Scores, scoreNames } from '../score-names.ts';
import { scoresIn, sixGiven } from './write-review.ts';

const TAG = 'Reviews';
const REVIEW = '019a9f6e-6f00-7f10-9b2c-3d4e5f6a7b8d';

const named = z.object({ slug: z.string(), name: z.string() }).nullable();
const words = {
  author_name: z.string(),
  summary: z.string(),
  content: z.string(),
  rating: z.number(),
  scores: z.partialRecord(z.enum(scoreNames), z.number()).meta({ description: 'Of 1 to 5; those that were given.' }),
};
const ownReview = resource(
  'reviews',
  z.object({
    ...words,
    state: z.enum(['draft', 'in_moderation', 'published', 'rejected', 'withdrawn']),
    rejection_reason: z
      .enum(Object.keys(rejectionReasons) as [keyof typeof rejectionReasons])
      .nullable()
      .meta({ description: 'Why it isn’t published.' }),
    traveled_on: z.iso.date().nullable(),
    reviewed_at: z.iso.datetime(),
    reply: z.string().nullable().meta({ description: 'The company’s answer.' }),
    operator: named.meta({ description: 'The company that it is about; null: it isn’t here any more.' }),
    trip: named.meta({ description: 'Null: it is about the company as a whole.' }),
    change: z
      .object(words)
      .nullable()
      .meta({ description: 'What it becomes once the change was read; until then it stands as it is.' }),
  }),
).meta({ id: 'OwnReview', description: 'A review as its author sees it.' });

type Said = { authorName: string; summary: string; content: string; overallScore: number; scores: Scores };
const toWords = ({ authorName, summary, content, overallScore, scores }: Said) => ({
  author_name: authorName,
  summary,
  content,
  rating: overallScore,
  scores,
});

const toOwn = (review: OwnReview): z.output<typeof ownReview> => ({
  type: 'reviews',
  id: review.id,
  attributes: {
    ...toWords(review),
    state: review.state,
    rejection_reason: review.rejectionReason,
    traveled_on: review.traveledOn,
    reviewed_at: review.reviewedAt.toISOString(),
    reply: review.reply,
    operator: review.company,
    trip: review.trip,
    change: review.change && toWords(review.change),
  },
});

const listing = (parts: Parts) =>
  defineRoute({
    key: 'GET /v1/me/reviews',
    tag: TAG,
    summary: 'Reviews of your own',
    description: 'The newest first, with how each stands: what you wrote here, signed in or under your address.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: z.array(ownReview) }),
    example: {
      data: [
        {
          type: 'reviews',
          id: REVIEW,
          attributes: {
            author_name: 'Ada L.',
            summary: 'Slow in the best way',
            content: 'Two guides for nine of us, and a cook who knew every village on the way.',
            rating: 5,
            scores: { value: 4, guide: 5 },
            state: 'published',
            rejection_reason: null,
            traveled_on: '2026-09-14',
            reviewed_at: '2026-10-02T08:30:00.000Z',
            reply: null,
            operator: { slug: 'andeo-expeditions', name: 'Andeo Expeditions' },
            trip: { slug: 'inca-trail-to-machu-picchu', name: 'Inca Trail to Machu Picchu' },
            change: null,
          },
        },
      ],
    },
    cacheControl: 'private, no-store',
    handle: async (ctx) => ({ data: (await ownReviews(ctx, parts)).map(toOwn) }),
  });

const params = z.object({ id: z.string().meta({ description: 'Of the review.', example: REVIEW }) });
const stands = <State extends 'in_moderation' | 'published' | 'withdrawn'>(states: readonly [State, ...State[]]) =>
  resource('reviews', z.object({ state: z.enum(states).meta({ description: 'How it stands now.' }) }));

const changing = (parts: Parts) =>
  defineRoute({
    key: 'PATCH /v1/me/reviews/{id}',
    tag: TAG,
    summary: 'Change a review of your own',
    description:
      'Its words and scores, whole; what it is about stays. One that is published stays as it is until the change was read.',
    params,
    query: z.object({}),
    refusals: [404],
    body: {
      root: 'review',
      rootOptional: true,
      type: 'reviews',
      fields: sixGiven
        .extend({
          author_name: reviewFields.authorName.meta({ description: 'As it is shown.' }),
          summary: reviewFields.summary.meta({ description: 'One line.' }),
          content: reviewFields.content.meta({ description: 'Plain text.' }),
          rating: reviewFields.score
            .nullish()
            .meta({ description: 'The whole, 1 to 5; left out: the mean of the others.' }),
        })
        .meta({ description: 'What it says from now on.' }),
      example: {
        author_name: 'Ada L.',
        summary: 'Slow in the best way',
        content: 'Two guides for nine of us, and a cook who knew every village on the way.',
        rating: 4,
      },
    },
    answer: z.object({
      data: stands(['in_moderation', 'published']).meta({
        id: 'ChangedReview',
        description: 'A review whose author has changed it.',
      }),
    }),
    example: { data: { type: 'reviews', id: REVIEW, attributes: { state: 'published' } } },
    cacheControl: 'no-store',
    async handle(ctx, { params: { id }, body }) {
      const { author_name: authorName, summary, content } = body;
      const change = { authorName, summary, content, rating: body.rating ?? null, scores: scoresIn(body) };
      const state = await changeReview(ctx, parts, { id, ...change });
      return { data: { type: 'reviews' as const, id, attributes: { state } } };
    },
  });

const withdrawing = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/me/reviews/{id}/withdraw',
    tag: TAG,
    summary: 'Withdraw a review of your own',
    description:
      'It stands nowhere any more and counts in no figure. It can’t be brought back; another may be written.',
    params,
    query: z.object({}),
    refusals: [404],
    answer: z.object({
      data: stands(['withdrawn']).meta({ id: 'WithdrawnReview', description: 'A review that its author took back.' }),
    }),
    example: { data: { type: 'reviews', id: REVIEW, attributes: { state: 'withdrawn' } } },
    cacheControl: 'no-store',
    async handle(ctx, { params: { id } }) {
      await withdrawReview(ctx, parts, id);
      return { data: { type: 'reviews' as const, id, attributes: { state: 'withdrawn' as const } } };
    },
  });

/** What members do with reviews of their own. */
export const ownRoutes = (parts: Parts): RestRoute[] => [listing(parts), changing(parts), withdrawing(parts)];
