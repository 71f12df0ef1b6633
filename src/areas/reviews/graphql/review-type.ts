import { tripNames } from '#catalogue';
import type { CatalogueGraphql } from '#catalogue/doors';
import { type ApiBuilder, type ApiObject, batched, type GraphqlContext } from '#kernel/graphql';
import { REVIEW_BADGES } from '../badge.ts';
import type { Review } from '../review-list.ts';
import type { RatingShape } from './rating-type.ts';

/** A review, and the request through whose partner's site it was found. */
export type ReviewNode = Review & { request: GraphqlContext };

const loadTripName = batched(tripNames);

export function reviewNodes(request: GraphqlContext, reviews: readonly Review[]): ReviewNode[] {
  return reviews.map((review) => ({ ...review, request }));
}

/** The trip that a review is of, where it has a page that is shown. */
async function tripOf({ request, tripId }: ReviewNode) {
  return tripId === null ? null : loadTripName(request, tripId);
}

/** A published review: never its author's address. */
export function addReviewType(
  builder: ApiBuilder,
  { trip, operator, operatorNames }: CatalogueGraphql,
  rating: ApiObject<RatingShape>,
) {
  return builder.objectRef<ReviewNode>('Review').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      authorName: t.exposeString('authorName', { description: '"Anonymous" without a name.' }),
      authorPlace: t.exposeString('authorPlace', { nullable: true }),
      summary: t.exposeString('summary', { nullable: true }),
      content: t.exposeString('content', { nullable: true }),
      rating: t.field({ type: rating, resolve: ({ rating: overall, scores }) => ({ overall, scores }) }),
      reviewedAt: t.expose('reviewedAt', { type: 'DateTime' }),
      traveledOn: t.expose('traveledOn', { type: 'Date', nullable: true }),
      reviewBadge: t.exposeString('badge', {
        description: REVIEW_BADGES,
      }),
      source: t.exposeString('source', { description: 'site, invitation or partner_import.' }),
      reply: t.exposeString('reply', { nullable: true, description: 'The company’s answer.' }),
      repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true }),
      operator: t.field({
        type: operator,
        resolve: ({ request, operatorId }) => ({ request, key: operatorId, known: { id: operatorId } }),
      }),
      trip: t.field({
        type: trip,
        nullable: true,
        description: 'Null where the review is of the company as such, or the trip isn’t shown.',
        resolve: async (review) =>
          review.tripId !== null && (await tripOf(review))
            ? { request: review.request, id: review.tripId, card: null, core: null }
            : null,
      }),
      operatorName: t.string({
        resolve: async ({ request, operatorId }) => (await operatorNames(operatorId, request)).name,
      }),
      operatorSlug: t.string({
        resolve: async ({ request, operatorId }) => (await operatorNames(operatorId, request)).slug,
      }),
      tripName: t.string({ nullable: true, resolve: async (review) => (await tripOf(review))?.name ?? null }),
      tripSlug: t.string({ nullable: true, resolve: async (review) => (await tripOf(review))?.slug ?? null }),
    }),
  });
}
