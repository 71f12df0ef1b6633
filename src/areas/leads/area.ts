import { defineArea, everyone, forAll } from '#kernel';
import { emptyOldRequests } from './queries.ts';
import { leadRoutes } from './rest.ts';

/** Kept for whoever comes back to it, as the privacy policy says. */
const KEPT_MONTHS = 24;

export const leadsArea = defineArea({
  name: 'leads',
  calls: ['attribution', 'accounts'],
  tables: ['contact_request_topics', 'contact_requests', 'contact_request_log'],
  encrypted: { contact_requests: ['content'] },
  routes: {
    'GET /v1/contact_request_topics': forAll.read,
    'POST /v1/contact_requests': { who: everyone, limit: 'FORM' },
  },
  rest: leadRoutes,
  jobs: ({ ctx, log }) => [
    {
      queue: 'leads.empty',
      onlyOne: true,
      at: '10 4 * * *',
      async work() {
        const before = new Date(ctx.clock());
        before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
        log.info({ requests: await emptyOldRequests(ctx.db, before) }, 'old messages emptied');
      },
    },
  ],
});
