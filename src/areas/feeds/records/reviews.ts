import { z } from 'zod';
import * as f from './fields.ts';

export const reviewRecord = z
  .object({
    kind: z.literal('review'),
    /** The feed's own id, unique within the company. */
    id: f.sourceId,
    operator: f.sourceId,
    trip: f.sourceId.optional(),
    author_name: f.line.optional(),
    author_place: f.line.optional(),
    email: z.email().optional(),
    summary: f.line.optional(),
    content: f.prose.optional(),
    /** Absent: the mean of the six. */
    overall_score: z.number().min(1).max(5).optional(),
    value_score: f.score.optional(),
    guide_score: f.score.optional(),
    activities_score: f.score.optional(),
    lodging_score: f.score.optional(),
    transport_score: f.score.optional(),
    meals_score: f.score.optional(),
    /** Without "company_" it means the same: a feed is the company's word. */
    review_badge: z.enum(['none', 'verified_traveler', 'expert', 'company_verified', 'company_expert']).default('none'),
    traveled_on: f.date.optional(),
    reviewed_at: f.instant,
    reply: f.prose.optional(),
    replied_at: f.instant.optional(),
  })
  .refine(
    (r) =>
      [
        r.overall_score,
        r.value_score,
        r.guide_score,
        r.activities_score,
        r.lodging_score,
        r.transport_score,
        r.meals_score,
      ].some((score) => score !== undefined),
    { path: ['overall_score'], message: 'at least one score is needed' },
  );

export const articleRecord = z.object({
  kind: z.literal('article'),
  slug: f.slug,
  name: f.name,
  topic: f.line.optional(),
  summary: f.prose.optional(),
  body: f.prose,
  image: f.image.optional(),
  poster: f.poster.optional(),
  author: f.name.optional(),
  reading_minutes: f.positive.optional(),
  published_at: f.instant.optional(),
  meta_seo: f.metaSeo.optional(),
});
