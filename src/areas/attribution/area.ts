import { defineArea, forAll } from '#kernel';
import { memberData } from './member-data.ts';
import { deleteActionsBefore } from './queries/actions.ts';
import { deleteSnapshotsBefore } from './queries/snapshots.ts';
import { attributionRoutes } from './rest.ts';

/** As the privacy policy says. */
const ACTIONS_KEPT_MONTHS = 13;
/** As long as the message that one was noted beside. */
const SNAPSHOTS_KEPT_MONTHS = 24;

const writes = { who: ['member'], limit: 'WRITE' } as const;

export const attributionArea = defineArea({
  name: 'attribution',
  tables: ['attribution_channels', 'attribution_snapshots', 'user_actions'],
  routes: {
    'POST /v1/consents': forAll.write,
    'POST /v1/attribution/touches': forAll.write,
    'POST /v1/users/activities': writes,
    'POST /users/activities': writes,
  },
  rest: attributionRoutes,
  members: memberData,
  jobs: ({ ctx, log }) => [
    {
      queue: 'attribution.empty',
      onlyOne: true,
      at: '30 4 * * *',
      async work() {
        const monthsAgo = (months: number): Date => {
          const before = new Date(ctx.clock());
          before.setUTCMonth(before.getUTCMonth() - months);
          return before;
        };
        const actions = await deleteActionsBefore(ctx.db, monthsAgo(ACTIONS_KEPT_MONTHS));
        const snapshots = await deleteSnapshotsBefore(ctx.db, monthsAgo(SNAPSHOTS_KEPT_MONTHS));
        log.info({ actions, snapshots }, 'old visits, and old ways that led here, deleted');
      },
    },
  ],
});
