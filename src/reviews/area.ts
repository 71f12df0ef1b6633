import { defineArea, everyone, forAll } from '#kernel';

export const reviewsArea = defineArea({
  name: 'reviews',
  calls: ['catalogue', 'partners'],
  tables: ['reviews', 'review_stats'],
  routes: {
    'GET /v1/review_page/operators/{slug}': forAll.read,
  },
  fields: {
    operatorReviews: everyone,
    categoryReviews: everyone,
  },
});
