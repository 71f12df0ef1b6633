import { z } from 'zod';
import type { Parts } from '#kernel';
import {
  checkDepth,
  defineRoute,
  deletion,
  pagingMeta,
  pagingMetaOf,
  pagingQueryUpTo,
  type RestRoute,
  resource,
} from '#kernel/http';
import { type CompanyReview, companyReviews } from '../company-reviews.ts';
import { changeReply, removeReviewReply, replyToReview } from '../reply-to-review.ts';
import { reviewFields } from '../review-fields.ts';

const TAG = 'Companies’ own';
const REVIEW = '019a9f6e-6f00-7f10-9b2c-3d4e5f6a7b8c';
const MOST = 50;

const companyReview = resource(
  'reviews',
  z.object({
    author_name: z.string(),
    summary: z.string().nullable(),
    content: z.string().nullable(),
    rating: z.number(),
    traveled_on: z.iso.date().nullable(),
    reviewed_at: z.iso.datetime(),
    reply: z.string().nullable(),
    replied_at: z.iso.datetime().nullable(),
    may_reply: z.boolean().meta({ description: 'It has none, and none was removed.' }),
    may_change_reply: z.boolean().meta({ description: 'Within 24 hours of it.' }),
    trip: z.object({ slug: z.string(), name: z.string() }).nullable(),
  }),
).meta({ id: 'CompanyReview', description: 'A published review, as its company sees it.' });

const toResource = ({ id, trip, ...review }: CompanyReview): z.output<typeof companyReview> => ({
  type: 'reviews',
  id,
  attributes: {
    author_name: review.authorName,
    summary: review.summary,
    content: review.content,
    rating: review.overallScore,
    traveled_on: review.traveledOn,
    reviewed_at: review.reviewedAt.toISOString(),
    reply: review.reply,
    replied_at: review.repliedAt?.toISOString() ?? null,
    may_reply: review.mayReply,
    may_change_reply: review.mayChangeReply,
    trip,
  },
});

const listing = defineRoute({
  key: 'GET /v1/operator/reviews',
  tag: TAG,
  summary: 'Published reviews of your company',
  description: 'The newest first. Who speaks for several names one.',
  params: z.object({}),
  query: pagingQueryUpTo(MOST).extend({
    operator: z.string().max(200).optional().meta({ description: 'The company’s slug.', example: 'andeo-expeditions' }),
    unanswered: z.enum(['true', 'false']).optional().meta({ description: 'true: without those that have a reply.' }),
  }),
  refusals: [404],
  answer: z.object({ data: z.array(companyReview), meta: pagingMeta }),
  example: {
    data: [
      {
        type: 'reviews',
        id: REVIEW,
        attributes: {
          author_name: 'Maren',
          summary: 'Slow in the best way',
          content: 'Two guides for nine of us, and a cook who knew every village.',
          rating: 5,
          traveled_on: '2026-09-14',
          reviewed_at: '2026-10-02T08:30:00.000Z',
          reply: null,
          replied_at: null,
          may_reply: true,
          may_change_reply: false,
          trip: { slug: 'inca-trail-to-machu-picchu', name: 'Inca Trail to Machu Picchu' },
        },
      },
    ],
    meta: { current_page: 1, total_pages: 1, total_count: 1, limit_value: 10 },
  },
  cacheControl: 'private, no-store',
  async handle(ctx, { query: { operator = null, unanswered, ...paging } }) {
    checkDepth(paging);
    const asked = { company: operator, unanswered: unanswered === 'true', ...paging };
    const { reviews, count } = await companyReviews(ctx, asked);
    return { data: reviews.map(toResource), meta: pagingMetaOf(paging, count) };
  },
});

const params = z.object({ id: z.string().meta({ description: 'Of the review.', example: REVIEW }) });
const body = {
  root: 'review',
  rootOptional: true,
  type: 'review_replies',
  fields: z
    .object({ reply: reviewFields.reply.meta({ description: 'Plain text.' }) })
    .meta({ description: 'What the company says to it.' }),
  example: { reply: 'Thank you, Maren. The cook blushed.' },
};
const replied = resource('review_replies', z.object({ reply: z.string() })).meta({
  id: 'ReviewReply',
  description: 'A company’s answer to a review.',
});
const example = { data: { type: 'review_replies' as const, id: REVIEW, attributes: { reply: body.example.reply } } };
const shared = {
  tag: TAG,
  params,
  query: z.object({}),
  body,
  refusals: [404, 409],
  answer: z.object({ data: replied }),
  example,
  cacheControl: 'no-store',
};
const answerOf = (id: string, reply: string) => ({
  data: { type: 'review_replies' as const, id, attributes: { reply } },
});

const replying = (parts: Parts) =>
  defineRoute({
    ...shared,
    key: 'POST /v1/reviews/{id}/reply',
    summary: 'Answer a review',
    description: 'For the company that it is about, once. It stands under it at once, and its author is told.',
    async handle(ctx, { params: { id }, body: { reply } }) {
      await replyToReview(ctx, parts, { id, reply });
      return answerOf(id, reply);
    },
  });

const changing = defineRoute({
  ...shared,
  key: 'PATCH /v1/reviews/{id}/reply',
  summary: 'Change an answer',
  description: 'Within 24 hours of it.',
  async handle(ctx, { params: { id }, body: { reply } }) {
    await changeReply(ctx, { id, reply });
    return answerOf(id, reply);
  },
});

const removed = deletion('review_replies', 'RemovedReply', 'An answer that the team has taken away.');
const removing = defineRoute({
  key: 'DELETE /v1/staff/reviews/{id}/reply',
  tag: 'Staff',
  summary: 'Remove a company’s answer',
  description: 'For good: there is no other.',
  params,
  query: z.object({}),
  refusals: [404],
  answer: z.object({ data: removed.shape }),
  example: { data: removed.of(REVIEW) },
  cacheControl: 'no-store',
  async handle(ctx, { params: { id } }) {
    await removeReviewReply(ctx, id);
    return { data: removed.of(id) };
  },
});

/** What companies say to reviews. */
export const replyRoutes = (parts: Parts): RestRoute[] => [listing, replying(parts), changing, removing];
