import { defineTasks } from '#kernel/team';

/** Of which reviews tell the team. */
export const reviewTasks = defineTasks({
  'review.reported': {
    about: 'review',
    title: 'A review was reported',
    todo: 'Read it at the desk of reviews, with what readers have against it: leave it there, or take it back.',
    facts: {},
  },
});
