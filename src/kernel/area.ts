import { defineArea } from './define-area.ts';

/** The ground, which owns tables and has news as areas do. */
export const kernelArea = defineArea({
  name: 'kernel',
  tables: [
    'outbox_events',
    'outbox_cursors',
    'rate_limits',
    'idempotency_keys',
    'fx_rates',
    'staff_tasks',
    'audit_entries',
  ],
  news: { 'rates.changed': () => null },
});
