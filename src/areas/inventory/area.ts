import { defineArea } from '#kernel';
import { sweepHolds } from './holds/settle-hold.ts';
import { memberData } from './member-data.ts';
import { placeTasks } from './tasks.ts';

declare module '#kernel' {
  interface Topics {
    /** A departure has so many places left now that it reads otherwise, or that lists asked for places find it or don’t. */
    'places.changed': string;
  }
}

export const inventoryArea = defineArea({
  name: 'inventory',
  tables: ['departure_inventory', 'seat_holds'],
  // Pages show what the catalogue says of the departure, which follows.
  news: { 'places.changed': () => [] },
  tasks: placeTasks,
  members: memberData,
  jobs: ({ ctx }) => [
    {
      queue: 'inventory.sweep',
      onlyOne: true,
      at: '* * * * *',
      async work(_payload, signal) {
        while (!signal.aborted && (await sweepHolds(ctx)) > 0);
      },
    },
  ],
});
