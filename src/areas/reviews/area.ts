import { defineArea, everyone, forAll } from '#kernel';
import { reviewedTrips } from '#search';
import { categoriesAreDue, followCategories } from './follow-categories.ts';
import { addReviews } from './graphql.ts';
import { reviewKind } from './import/reviews.ts';
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
  calls: ['catalogue', 'partners', 'search'],
  tables: ['reviews', 'review_stats'],
  news: { 'category.reviewed': (id: string) => [reviewsTag(id)] },
  routes: {
    'GET /v1/review_page/operators/{slug}': forAll.read,
  },
  fields: {
    operatorReviews: everyone,
    categoryReviews: everyone,
  },
  feed: [reviewKind],
  jobs: ({ ctx }) => [
    {
      queue: 'reviews.categories',
      work: (_payload, signal) => followCategories(ctx, signal),
      onlyOne: true,
      whenDue: () => categoriesAreDue(ctx),
    },
  ],
  rest: () => reviewRoutes,
  graphql: ({ builder, list, types, parts }) =>
    addReviews(builder, types.catalogue, list, (ctx, asked) => reviewedTrips(parts.search, ctx, asked)),
});
