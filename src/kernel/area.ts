import { botChallenges } from './bot-challenges.ts';
import { defineArea } from './define-area.ts';
import { forAll } from './policy.ts';

/** The ground, which owns tables and has news as areas do. */
export const kernelArea = defineArea({
  name: 'kernel',
  tables: [
    'outbox_events',
    'outbox_cursors',
    'rate_limits',
    'idempotency_keys',
    'used_challenges',
    'fx_rates',
    'staff_tasks',
    'audit_entries',
  ],
  routes: { 'GET /v1/bot_challenges': forAll.read },
  rest: ({ botCheck }) => [botChallenges(botCheck)],
  news: { 'rates.changed': () => null },
});
