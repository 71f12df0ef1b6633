import { botChallenges } from './bot-challenges.ts';
import { botCheckOf } from './bot-check.ts';
import { defineArea } from './define-area.ts';
import { nightly } from './nightly.ts';
import { forAll } from './policy.ts';
import { forgetRates } from './rates.ts';

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
  encrypted: { idempotency_keys: ['answer'] },
  routes: { 'GET /v1/bot_challenges': forAll.read },
  rest: ({ botCheck }) => [botChallenges(botCheck)],
  news: { 'rates.changed': () => null },
  start: async ({ config }) => ({ parts: { botCheck: botCheckOf(config) }, hear: { 'rates.changed': forgetRates } }),
  jobs: nightly,
});
