import { defineTasks } from '#kernel/team';

/** Of which places tell the team. */
export const placeTasks = defineTasks({
  capacity_below_bookings: {
    about: 'departure',
    title: 'A feed has fewer places than are taken here',
    todo: 'Nobody has lost a place. Ask the company whether all of them can travel; cancel or move the date if not.',
    facts: { capacity_of_feed: 'Places by the feed', held_and_sold: 'Held and sold here' },
  },
});
