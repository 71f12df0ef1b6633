import { defineArea } from '#kernel';

export const feedsArea = defineArea({
  name: 'feeds',
  calls: ['catalogue', 'inventory', 'reviews', 'content', 'partners'],
  tables: ['feed_runs', 'feed_problems'],
});
