import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, REQUIRED, type RestRoute, resource } from '#kernel/http';
import { type ReportReason, reportReasons } from '../report-reasons.ts';
import { keepReported, reportReview } from '../report-review.ts';
import { reviewFields } from '../review-fields.ts';

const REVIEW = '019a9f6e-6f00-7f10-9b2c-3d4e5f6a7b8c';
const REPORT = '019a9f6e-6f00-7f10-9b2c-3d4e5f6a7b90';
const reasons = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];
const params = z.object({ id: z.string().meta({ description: 'Of the review.', example: REVIEW }) });

const reporting = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/reviews/{id}/reports',
    tag: 'Reviews',
    summary: 'Report a review',
    description: 'A moderator looks at it once more. Of a member one report of it stands open at a time.',
    params,
    query: z.object({}),
    botCheck: true,
    refusals: [404],
    status: 201,
    body: {
      root: 'report',
      rootOptional: true,
      type: 'review_reports',
      fields: z
        .object({
          reason: z
            .enum(reasons, {
              error: (given) => (given.input === undefined ? REQUIRED : `must be one of ${reasons.join(', ')}`),
            })
            .meta({ description: 'What is wrong with it.' }),
          text: reviewFields.report.nullish().meta({ description: 'What else there is to say; needed with other.' }),
        })
        .meta({ description: 'What somebody has against it.' }),
      example: { reason: 'personal_data', text: 'It names my daughter.' },
    },
    answer: z.object({
      data: resource('review_reports', z.object({ state: z.literal('open') })).meta({
        id: 'ReviewReport',
        description: 'What somebody has against a review, until a moderator has looked at it.',
      }),
    }),
    example: { data: { type: 'review_reports', id: REVIEW, attributes: { state: 'open' } } },
    cacheControl: 'no-store',
    async handle(ctx, { params: { id }, body: { reason, text } }) {
      await reportReview(ctx, parts, { id, reason, text: text ?? null });
      return { data: { type: 'review_reports' as const, id, attributes: { state: 'open' as const } } };
    },
  });

const keeping = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/staff/reviews/{id}/keep',
    tag: 'Staff',
    summary: 'Leave a reported review where it is',
    description: 'What was reported until then is settled. To take it back instead, refuse it.',
    params,
    query: z.object({}),
    refusals: [403, 404],
    body: {
      root: 'review',
      rootOptional: true,
      type: 'review_decisions',
      fields: z
        .object({
          up_to: z.string(REQUIRED).meta({ description: 'The newest report that was read.', example: REPORT }),
        })
        .meta({ description: 'What was read.' }),
      example: { up_to: REPORT },
    },
    answer: z.object({
      data: resource('review_decisions', z.object({ state: z.literal('published') })).meta({
        id: 'KeptReview',
        description: 'A review that stands, whatever was reported.',
      }),
    }),
    example: { data: { type: 'review_decisions', id: REVIEW, attributes: { state: 'published' } } },
    cacheControl: 'no-store',
    async handle(ctx, { params: { id }, body: { up_to: upTo } }) {
      await keepReported(ctx, parts, { id, upTo });
      return { data: { type: 'review_decisions' as const, id, attributes: { state: 'published' as const } } };
    },
  });

/** What readers have against a review, and what becomes of it. */
export const reportRoutes = (parts: Parts): RestRoute[] => [reporting(parts), keeping(parts)];
