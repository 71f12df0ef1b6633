import type { CatalogueGraphql } from '#catalogue';
import type { ApiBuilder, ApiObject } from '#kernel/graphql';
import type { Review } from '../review-list.ts';
import type { RatingShape } from './rating-type.ts';

/** A published review: never its author's address. */
export function addReviewType(
  builder: ApiBuilder,
  { trip, operator, tripNames, operatorNames }: CatalogueGraphql,
  rating: ApiObject<RatingShape>,
) {
  return builder.objectRef<Review>('Review').implement({
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
        description: 'verified_traveler: wrote about a booking made here; expert; none.',
      }),
      source: t.exposeString('source', { description: 'site, invitation or partner_import.' }),
      reply: t.exposeString('reply', { nullable: true, description: 'The company’s answer.' }),
      repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true }),
      operator: t.field({ type: operator, resolve: ({ operatorId }) => ({ key: operatorId, known: {} }) }),
      trip: t.field({
        type: trip,
        nullable: true,
        description: 'Null where the review is of the company as such.',
        resolve: ({ tripId }) => (tripId === null ? null : { id: tripId, card: null, page: null }),
      }),
      operatorName: t.string({
        resolve: async ({ operatorId }, _args, request) => (await operatorNames(operatorId, request)).name,
      }),
      operatorSlug: t.string({
        resolve: async ({ operatorId }, _args, request) => (await operatorNames(operatorId, request)).slug,
      }),
      tripName: t.string({
        nullable: true,
        resolve: async ({ tripId }, _args, request) =>
          tripId === null ? null : (await tripNames(tripId, request)).name,
      }),
      tripSlug: t.string({
        nullable: true,
        resolve: async ({ tripId }, _args, request) =>
          tripId === null ? null : (await tripNames(tripId, request)).slug,
      }),
    }),
  });
}
