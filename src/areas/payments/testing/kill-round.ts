import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { type Context, newId, system } from '#kernel';
import { createDb } from '#kernel/db';
import type { Failpoint } from '#kernel/running';
import type { OrderRecord } from '../simulator/record.ts';
import { reachSimulator } from '../testing.ts';
import { newPayment } from './new-payment.ts';
import { doStep, type Step } from './steps.ts';

/** Where a process that pays can be killed, around what it says to PayPal and what it writes. */
export const killPoints = [
  'before-order-create',
  'after-order-create',
  'before-capture',
  'after-capture',
  'during-webhook',
  'refund-sent',
  'during-reconcile',
] as const satisfies readonly Failpoint[];
export type KillPoint = (typeof killPoints)[number];

/** What a round came to; every list of faults should be empty. */
export type Round = { status: string; faults: string[] };

/** Claims and waits of whoever was killed are over then. */
const CLAIMED_MS = 125_000;
const REFUND_CENTS = 5_000;

type Simulator = { url: string };

/**
 * Pays once and refunds a part, with a process killed at this point and started again, then goes on as travelers, PayPal
 * and jobs do. What isn't killed is done by another server, which is this process. The simulator lives on.
 */
export async function killRound(point: KillPoint, pool: pg.Pool, url: string, simulator: Simulator): Promise<Round> {
  const payment = newPayment();
  const causeId = newId();
  let laterMs = 0;
  const clock = () => new Date(Date.now() + laterMs);
  const ctx: Context = { db: createDb(pool), actor: system, partner: null, clock };
  const paypal = reachSimulator(ctx, simulator, { connectMs: 10_000, totalMs: 30_000 });
  let killed = false;
  const step = async <Answer>(name: Step, input: object, where: readonly KillPoint[]): Promise<Answer> => {
    if (killed || !where.includes(point)) return (await doStep(ctx, paypal, name, input)) as Answer;
    const first = await run(url, simulator.url, name, input, laterMs, point);
    if (first.signal !== 'SIGKILL') throw new Error(`It ended before it could be killed: ${point}.`);
    killed = true;
    laterMs += CLAIMED_MS;
    return (await run(url, simulator.url, name, input, laterMs, null)).answer as Answer;
  };

  const started = await step<{ paymentId: string; processorOrderId: string }>('start', payment, [
    'before-order-create',
    'after-order-create',
  ]);
  const order = started.processorOrderId;
  await tell(simulator, `approve?order=${order}`, { card: point === 'during-reconcile' ? 'server_error' : 'approve' });
  await step('capture', started, ['before-capture', 'after-capture']);
  for (const { signed } of await eventsOf(simulator, order)) await step('event', signed, ['during-webhook']);
  laterMs += CLAIMED_MS;
  await step('reconcile', {}, ['during-reconcile']);
  await step('refund', { paymentId: started.paymentId, causeId, amountCents: REFUND_CENTS }, ['refund-sent']);
  for (const { signed } of await eventsOf(simulator, order)) await step('event', signed, []);
  laterMs += CLAIMED_MS;
  await step('reconcile', {}, []);
  if (!killed) throw new Error(`Nothing was killed at ${point}.`);
  return judge(pool, payment.subject.id, started.paymentId, await ordersOf(simulator));
}

async function judge(pool: pg.Pool, subjectId: string, paymentId: string, orders: OrderRecord[]): Promise<Round> {
  const { rows } = await pool.query(`select * from payments where subject_id = $1`, [subjectId]);
  const { rows: refunds } = await pool.query('select * from refunds where payment_id = $1', [paymentId]);
  const { rows: events } = await pool.query(
    'select count(*) as told from outbox_events where topic = $2 and subject_id = $1',
    [paymentId, 'payment.changed'],
  );
  const { rows: open } = await pool.query(
    'select 1 from paypal_events where payment_id = $1 and processed_at is null',
    [paymentId],
  );
  const mine = orders.filter(({ customId }) => customId?.endsWith(paymentId));
  const captures = mine.flatMap(({ capture }) => capture?.id ?? []);
  const [row] = rows;
  const found: [boolean, string][] = [
    [rows.length !== 1, `${rows.length} payments`],
    [mine.length !== 1, `${mine.length} orders at PayPal`],
    [captures.length !== 1, `${captures.length} captures at PayPal`],
    [row?.processor_ref !== captures[0], 'the payment names another capture'],
    [row?.status !== 'partially_refunded', `the payment is ${row?.status}`],
    [row?.refunded_cents !== REFUND_CENTS, `${row?.refunded_cents} cents refunded`],
    [mine[0]?.refunds.length !== 1, `${mine[0]?.refunds.length} refunds at PayPal`],
    [refunds.length !== 1 || refunds[0].status !== 'completed', `refunds ${refunds.map(({ status }) => status)}`],
    [refunds[0]?.processor_ref !== mine[0]?.refunds[0]?.id, 'the refund names another one'],
    // Created, perhaps approved, captured, refunded in part: once each.
    [events[0].told < 3 || events[0].told > 4, `told ${events[0].told} times`],
    [open.length > 0, `${open.length} events left open`],
  ];
  return { status: row?.status, faults: found.flatMap(([is, fault]) => (is ? [fault] : [])) };
}

async function run(
  url: string,
  simulatorUrl: string,
  step: Step,
  input: object,
  laterMs: number,
  point: Failpoint | null,
): Promise<{ answer: unknown; signal: string | null }> {
  // No more of this process; files that were compiled before aren't compiled anew.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(
    process.execPath,
    [
      new URL('./pay.child.ts', import.meta.url).pathname,
      url,
      simulatorUrl,
      step,
      JSON.stringify(input),
      String(laterMs),
      point ?? '',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { PATH, NODE_COMPILE_CACHE } },
  );
  let said = '';
  child.stdout.on('data', (piece) => {
    said += piece;
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal === null && code !== 0) throw new Error(`The step ${step} failed.`);
  return { answer: said ? JSON.parse(said) : null, signal };
}

async function tell({ url }: Simulator, path: string, body: object): Promise<void> {
  await fetch(`${url}/simulator/${path}`, { method: 'POST', body: JSON.stringify(body) });
}

async function eventsOf({ url }: Simulator, order: string): Promise<{ signed: object }[]> {
  return (await (await fetch(`${url}/simulator/events?order=${order}`)).json()) as { signed: object }[];
}

async function ordersOf({ url }: Simulator): Promise<OrderRecord[]> {
  return (await (await fetch(`${url}/simulator/orders`)).json()) as OrderRecord[];
}
