import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, REQUIRED, type RestRoute, resource } from '#kernel/http';
import { type Desk, moderateReview, moderationDesk } from '../moderation.ts';
import { type RejectionReason, rejectionReasons, scoreNames } from '../score-names.ts';

const TAG = 'Staff';
const REVIEW = '019a9f6e-6f00-7f10-9b2c-3d4e5f6a7b8c';
const reasons = Object.keys(rejectionReasons) as [RejectionReason, ...RejectionReason[]];

const named = z.object({ slug: z.string(), name: z.string() }).nullable();
const waiting = resource(
  'waiting_reviews',
  z.object({
    author_name: z.string(),
    summary: z.string(),
    content: z.string(),
    rating: z.number(),
    scores: z.partialRecord(z.enum(scoreNames), z.number()).meta({ description: 'Of 1 to 5; those that were given.' }),
    traveled_on: z.iso.date().nullable(),
    reviewed_at: z.iso.datetime(),
    is_change: z.boolean().meta({ description: 'It is published with other words, which stand until this was read.' }),
    revision: z
      .int()
      .meta({ description: 'Goes up with each change of its author and each decision about it; decisions name it.' }),
    operator: named.meta({ description: 'The company that it is about.' }),
    trip: named.meta({ description: 'Null: it is about the company as a whole.' }),
  }),
).meta({ id: 'WaitingReview', description: 'A review that nobody but its author and the team has read.' });

const toWaiting = ({ id, company, trip, ...review }: Desk['waiting'][number]) => ({
  type: 'waiting_reviews' as const,
  id,
  attributes: {
    author_name: review.authorName,
    summary: review.summary,
    content: review.content,
    rating: review.overallScore,
    scores: review.scores,
    traveled_on: review.traveledOn,
    reviewed_at: review.reviewedAt.toISOString(),
    is_change: review.isChange,
    revision: review.revision,
    operator: company,
    trip,
  },
});

const reported = resource(
  'reported_reviews',
  z.object({
    summary: z.string().nullable(),
    content: z.string().nullable(),
    operator: named,
    count: z.int().meta({ description: 'Reports that stand open.' }),
    reasons: z.array(z.string()),
    revision: z.int().meta({ description: 'As of waiting reviews; taking it back names it.' }),
    words: z.array(z.string()).meta({ description: 'What readers wrote, the first few.' }),
    up_to: z.string().meta({ description: 'The newest report of these; keeping the review names it.' }),
  }),
).meta({ id: 'ReportedReview', description: 'A published review against which readers have something.' });

const toReported = ({
  id,
  company,
  summary,
  content,
  count,
  reasons,
  revision,
  words,
  upTo,
}: Desk['reported'][number]) => ({
  type: 'reported_reviews' as const,
  id,
  attributes: { summary, content, operator: company, count, reasons, revision, words, up_to: upTo },
});

const listing = (parts: Parts) =>
  defineRoute({
    key: 'GET /v1/staff/reviews',
    tag: TAG,
    summary: 'Reviews that wait to be read',
    description: 'The oldest first, 20 at most; beside them published ones that readers reported.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: z.array(waiting), included: z.array(reported), meta: z.object({ total_count: z.int() }) }),
    example: {
      data: [
        {
          type: 'waiting_reviews',
          id: REVIEW,
          attributes: {
            author_name: 'Maren',
            summary: 'Slow in the best way',
            content: 'Two guides for nine of us, and a cook who knew every village.',
            rating: 5,
            scores: { value: 4, guide: 5 },
            traveled_on: '2026-09-14',
            reviewed_at: '2026-10-02T08:30:00.000Z',
            is_change: false,
            revision: 1,
            operator: { slug: 'andeo-expeditions', name: 'Andeo Expeditions' },
            trip: { slug: 'inca-trail-to-machu-picchu', name: 'Inca Trail to Machu Picchu' },
          },
        },
      ],
      included: [],
      meta: { total_count: 1 },
    },
    cacheControl: 'private, no-store',
    async handle(ctx) {
      const desk = await moderationDesk(ctx, parts);
      const included = desk.reported.map(toReported);
      return { data: desk.waiting.map(toWaiting), included, meta: { total_count: desk.waitingCount } };
    },
  });

const decided = resource(
  'review_decisions',
  z.object({ state: z.enum(['published', 'rejected']).meta({ description: 'What was decided.' }) }),
).meta({ id: 'ReviewDecision', description: 'What a moderator decided about a review.' });

const params = z.object({ id: z.string().meta({ description: 'Of the review.', example: REVIEW }) });

const revision = z
  .int()
  .min(1)
  .optional()
  .meta({ description: 'Of what was read: another is refused. Left out: as it stands.' });

const publishing = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/staff/reviews/{id}/publish',
    tag: TAG,
    summary: 'Publish a review',
    description:
      'Or a change of it. Its figures and pages follow, and its author is told. Nobody decides about a review of their own.',
    params,
    query: z.object({}),
    body: {
      root: 'review',
      rootOptional: true,
      type: 'review_decisions',
      fields: z.object({ revision }).meta({ description: 'What was read.' }),
      example: { revision: 1 },
    },
    refusals: [403, 404, 409],
    answer: z.object({ data: decided }),
    example: { data: { type: 'review_decisions', id: REVIEW, attributes: { state: 'published' } } },
    cacheControl: 'no-store',
    async handle(ctx, { params: { id }, body: { revision } }) {
      await moderateReview(ctx, parts, { id, revision, decision: { publish: true } });
      return { data: { type: 'review_decisions' as const, id, attributes: { state: 'published' as const } } };
    },
  });

const rejecting = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/staff/reviews/{id}/reject',
    tag: TAG,
    summary: 'Refuse a review, or take a published one back',
    description:
      'Of a published review whose change waits, that change, unless told otherwise. Its author is told why.',
    params,
    query: z.object({}),
    body: {
      root: 'review',
      rootOptional: true,
      type: 'review_decisions',
      fields: z
        .object({
          reason: z
            .enum(reasons, {
              error: (given) => (given.input === undefined ? REQUIRED : `must be one of ${reasons.join(', ')}`),
            })
            .meta({ description: 'Why.' }),
          revision,
          whole: z.boolean().optional().meta({
            description: 'Takes a published review back though a change of it waits; else that alone is refused.',
          }),
        })
        .meta({ description: 'The reason that its author is told.' }),
      example: { reason: 'spam' },
    },
    refusals: [403, 404, 409],
    answer: z.object({ data: decided }),
    example: { data: { type: 'review_decisions', id: REVIEW, attributes: { state: 'rejected' } } },
    cacheControl: 'no-store',
    async handle(ctx, { params: { id }, body: { reason, revision, whole = false } }) {
      await moderateReview(ctx, parts, { id, revision, decision: { publish: false, reason, whole } });
      return { data: { type: 'review_decisions' as const, id, attributes: { state: 'rejected' as const } } };
    },
  });

/** The desk of moderators, for programs of the team. */
export const staffRoutes = (parts: Parts): RestRoute[] => [listing(parts), publishing(parts), rejecting(parts)];
