import { z } from 'zod';
import { resource } from '#kernel/http';
import { REVIEW_BADGES } from '../badge.ts';
import type { Review, ReviewStats, SixScores } from '../review-list.ts';

const score = z.number().min(1).max(5).nullable();
const sixScores = {
  value_score: score,
  guide_score: score,
  activities_score: score,
  lodging_score: score,
  transport_score: score,
  meals_score: score,
};

/** The figures of all published reviews; null where nobody gave a score. */
export const reviewsDetails = z
  .object({
    count: z.int().min(0),
    overall_score: score,
    ...sixScores,
    histogram: z.array(z.int().min(0)).length(5).meta({ description: 'Reviews per whole star, one to five.' }),
  })
  .meta({ id: 'ReviewsDetails', description: 'The figures of all published reviews; null where nobody gave a score.' });

/** A published review: never its author's address. */
export const reviewResource = resource(
  'reviews',
  z.object({
    author_name: z.string(),
    author_place: z.string().nullable(),
    summary: z.string().nullable(),
    content: z.string().nullable(),
    rating: z.number().min(1).max(5),
    ...sixScores,
    review_badge: z
      .enum(['none', 'verified_traveler', 'expert', 'company_verified', 'company_expert'])
      .meta({ description: REVIEW_BADGES }),
    source: z.enum(['site', 'invitation', 'partner_import']),
    traveled_on: z.string().nullable(),
    reviewed_at: z.string(),
    reply: z.string().nullable().meta({ description: 'The company’s answer.' }),
    replied_at: z.string().nullable(),
    trip_name: z.string().nullable(),
    trip_slug: z.string().nullable(),
  }),
).meta({ id: 'Review', description: 'A published review.' });

export function toReviewsDetails({ count, overall, averages, histogram }: ReviewStats) {
  return { count, overall_score: overall, ...toSixScores(averages), histogram };
}

export function toReviewResource(
  review: Review,
  trip: { name: string; slug: string } | null,
): z.output<typeof reviewResource> {
  return {
    type: 'reviews',
    id: review.id,
    attributes: {
      author_name: review.authorName,
      author_place: review.authorPlace,
      summary: review.summary,
      content: review.content,
      rating: review.rating,
      ...toSixScores(review.scores),
      review_badge: review.badge,
      source: review.source,
      traveled_on: review.traveledOn,
      reviewed_at: review.reviewedAt,
      reply: review.reply,
      replied_at: review.repliedAt,
      trip_name: trip?.name ?? null,
      trip_slug: trip?.slug ?? null,
    },
  };
}

function toSixScores(scores: SixScores) {
  return {
    value_score: scores.value,
    guide_score: scores.guide,
    activities_score: scores.activities,
    lodging_score: scores.lodging,
    transport_score: scores.transport,
    meals_score: scores.meals,
  };
}
