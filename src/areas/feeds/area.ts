import { defineArea } from '#kernel';

export const feedsArea = defineArea({
  name: 'feeds',
  tables: ['feed_runs', 'feed_problems'],
});
