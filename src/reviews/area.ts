import { defineArea } from '#kernel';

export const reviewsArea = defineArea({
  name: 'reviews',
  calls: ['catalogue', 'partners'],
  tables: ['reviews', 'review_stats'],
});
