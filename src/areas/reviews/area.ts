import { defineArea, everyone, forAll } from '#kernel';
import { reviewedTrips } from '#search';
import { addReviews } from './graphql.ts';
import { reviewKind } from './import/reviews.ts';
import { reviewRoutes } from './rest.ts';

export const reviewsArea = defineArea({
  name: 'reviews',
  calls: ['catalogue', 'partners', 'search'],
  tables: ['reviews', 'review_stats'],
  routes: {
    'GET /v1/review_page/operators/{slug}': forAll.read,
  },
  fields: {
    operatorReviews: everyone,
    categoryReviews: everyone,
  },
  feed: [reviewKind],
  rest: () => reviewRoutes,
  graphql: ({ builder, list, types, parts }) =>
    addReviews(builder, types.catalogue, list, (ctx, asked) => reviewedTrips(parts.search, ctx, asked)),
});
