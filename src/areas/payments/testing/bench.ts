import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Context } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { capturePayment } from '../capture-payment.ts';
import type { Paypal } from '../paypal/access.ts';
import type { Card } from '../simulator/cards.ts';
import { usualSettings } from '../simulator/settings.ts';
import { type NewPaypalPayment, type StartedPayment, startPayment } from '../start-payment.ts';
import { reachSimulator, type ServedSimulator, startSimulator } from '../testing.ts';
import { newPayment } from './new-payment.ts';

export { newPayment } from './new-payment.ts';

/** A database and a simulator whose clocks are turned together; call at the top of a describe. */
export type Bench = {
  ctx: Context;
  pool: ReturnType<typeof testDatabase>['pool'];
  url: string;
  simulator: ServedSimulator;
  paypal: Paypal;
  /** Lets so much time pass, here and at PayPal. */
  pass(milliseconds: number): void;
  start(changes?: Partial<NewPaypalPayment>): Promise<StartedPayment>;
  /** A payment that its traveler approved with this card and that was captured then. */
  paid(card?: Card, changes?: Partial<NewPaypalPayment>): Promise<StartedPayment>;
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  tasks(): Promise<string[]>;
};

export const MINUTE = 60_000;
export const DAY = 86_400_000;

export function paymentsBench(): Bench {
  const { db, pool, url } = testDatabase();
  const began = Date.now();
  let passed = 0;
  const clock = () => new Date(began + passed);
  const ctx = testContext(db, { clock });
  const bench = { ctx, pool, url } as Bench;
  beforeAll(async () => {
    bench.simulator = await startSimulator({ clock });
    bench.paypal = reachSimulator(ctx, bench.simulator);
  });
  beforeEach(async () => {
    Object.assign(bench.simulator.settings, usualSettings, { webhooks: 'held' });
    await pool.query('truncate paypal_events, refunds, payments, staff_tasks, outbox_events');
  });
  afterAll(() => bench.simulator.stop());
  bench.pass = (milliseconds) => {
    passed += milliseconds;
  };
  bench.start = (changes = {}) => startPayment(ctx, { ...newPayment(), ...changes });
  bench.paid = async (card = 'approve', changes = {}) => {
    const started = await bench.start(changes);
    bench.simulator.approve(started.processorOrderId, card);
    await capturePayment(ctx, started);
    return started;
  };
  bench.rows = async (text, values = []) => (await pool.query(text, values)).rows;
  bench.tasks = async () =>
    (await bench.rows('select kind from staff_tasks order by kind')).map(({ kind }) => String(kind));
  return bench;
}
