import { join } from 'node:path';
import { defineArea, forAll } from '#kernel';
import { checkoutHost, type PaymentsConfig, paymentsConfig } from './config.ts';
import { type Paypal, reachPaypal } from './paypal/access.ts';
import { connectPaypal } from './paypal/connect.ts';
import { deleteOldEvents } from './queries/events.ts';
import { readPaymentsDue } from './queries/payments.ts';
import { readRefundsDue } from './queries/refunds.ts';
import { PAYMENTS_CHANNEL } from './queries/wake.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { paymentRoutes } from './rest.ts';
import { sendRefunds } from './send-refunds.ts';
import { type MountedSimulator, mountSimulator } from './simulator/mounted.ts';
import { paymentTasks } from './tasks.ts';
import { warnWithoutPaypal } from './warn-without-paypal.ts';

declare module '#kernel' {
  interface AreaConfigs {
    payments: PaymentsConfig;
  }
  interface Parts {
    /** Null: nothing was agreed with PayPal. */
    paypal: Paypal | null;
    /** What stands in PayPal’s place in a demo; its pages are at /dev/paypal. */
    paypalSimulator: MountedSimulator | null;
  }
  interface Topics {
    /** Another state, or more of it went back. */
    'payment.changed': string;
    'refund.changed': string;
  }
}

/** Longer than a payment can be refunded or disputed. */
const EVENTS_KEPT_DAYS = 200;
const DAY_MS = 86_400_000;
const onNoPage = () => [];

export const paymentsArea = defineArea({
  name: 'payments',
  tables: ['payments', 'refunds', 'paypal_events'],
  news: { 'payment.changed': onNoPage, 'refund.changed': onNoPage },
  config: paymentsConfig,
  routes: { 'POST /v1/paypal/webhook': forAll.write },
  tasks: paymentTasks,
  rest: paymentRoutes,
  async start({ ctx, db, config, log, parts }) {
    const { env, dataDir, payments } = config;
    const isDemo = env === 'demo' && payments.paypal === null && !parts.paypal;
    const simulator = isDemo ? await mountSimulator({ ctx, log, folder: join(dataDir, 'paypal-simulator') }) : null;
    const agreed = payments.paypal && connectPaypal(payments.paypal, { log, clock: ctx.clock });
    const paypal = parts.paypal ?? simulator?.paypal ?? agreed;
    if (paypal) reachPaypal([ctx.db, db], paypal);
    else await warnWithoutPaypal(ctx, log);
    const awayHosts = [...parts.awayHosts, ...(payments.paypal ? [checkoutHost(payments.paypal.api)] : [])];
    return { parts: { paypal, paypalSimulator: simulator, awayHosts }, stop: () => simulator?.stop() };
  },
  jobs: ({ ctx, log, parts: { paypal } }) => [
    ...(paypal
      ? [
          {
            queue: 'payments.reconcile',
            work: (_payload: object, signal: AbortSignal) => reconcilePayments(ctx, signal),
            onlyOne: true,
            whenDue: () => readPaymentsDue(ctx),
            told: PAYMENTS_CHANNEL,
          },
          {
            queue: 'payments.refund',
            work: (_payload: object, signal: AbortSignal) => sendRefunds(ctx, signal),
            onlyOne: true,
            whenDue: () => readRefundsDue(ctx),
            told: PAYMENTS_CHANNEL,
          },
        ]
      : []),
    {
      queue: 'payments.empty',
      onlyOne: true,
      at: '35 4 * * *',
      async work() {
        const before = new Date(ctx.clock().getTime() - EVENTS_KEPT_DAYS * DAY_MS);
        log.info({ events: await deleteOldEvents(ctx.db, before) }, 'old events of PayPal deleted');
      },
    },
  ],
});
