import { defineArea, everyone, forAll } from '#kernel';
import { reviewedTrips } from '#search';
import { categoriesAreDue, followCategories } from './follow-categories.ts';
import { addReviews } from './graphql.ts';
import { reviewKind } from './import/reviews.ts';
import { memberData } from './member-data.ts';
import { deleteUnconfirmed } from './queries/written.ts';
import { reviewRoutes } from './rest.ts';
import { reviewsTag } from './reviews-tag.ts';

declare module '#kernel' {
  interface Topics {
    /** What the reviews of a category's trips say together has changed. */
    'category.reviewed': string;
  }
}

export const reviewsArea = defineArea({
  name: 'reviews',
  calls: ['accounts', 'catalogue', 'partners', 'search'],
  tables: ['reviews', 'review_stats', 'review_authors', 'review_decisions'],
  encrypted: { review_authors: ['content'] },
  news: { 'category.reviewed': (id: string) => [reviewsTag(id)] },
  routes: {
    'GET /v1/review_page/operators/{slug}': forAll.read,
    'POST /v1/write_review': { who: everyone, limit: 'FORM' },
    'GET /v1/staff/reviews': { who: ['staff'], limit: 'READ' },
    'POST /v1/staff/reviews/{id}/publish': { who: ['staff'], limit: 'WRITE' },
    'POST /v1/staff/reviews/{id}/reject': { who: ['staff'], limit: 'WRITE' },
    'POST /v1/review_confirmations': { who: everyone, limit: 'SIGNIN' },
  },
  fields: {
    operatorReviews: everyone,
    categoryReviews: everyone,
  },
  feed: [reviewKind],
  jobs: ({ ctx, log }) => [
    {
      queue: 'reviews.categories',
      work: (_payload, signal) => followCategories(ctx, signal),
      onlyOne: true,
      whenDue: () => categoriesAreDue(ctx),
    },
    {
      queue: 'reviews.empty',
      onlyOne: true,
      at: '25 4 * * *',
      async work() {
        log.info({ reviews: await deleteUnconfirmed(ctx.db, ctx.clock()) }, 'reviews that nobody confirmed deleted');
      },
    },
  ],
  members: memberData,
  rest: reviewRoutes,
  graphql: ({ builder, list, types, parts }) =>
    addReviews(builder, types.catalogue, list, (ctx, asked) => reviewedTrips(parts.search, ctx, asked)),
});
