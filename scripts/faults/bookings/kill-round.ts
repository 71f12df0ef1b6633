import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Buyer, brokenInvariants, buyersAt, leavePlaces, type Offer } from '#bookings/testing';
import { createDb } from '#kernel/db';
import type { Failpoint } from '#kernel/running';
import { orderId } from '#payments/testing';
import type { PaypalProcess } from '../paypal-process.ts';
import { type Product, until } from '../product.ts';

/** Where a server that reserves, takes money and cancels can be killed. */
export const killPoints = [
  'hold-inserted',
  'hold-committed',
  'before-order-create',
  'after-order-create',
  'before-capture',
  'after-capture',
  'capture-committed',
  'during-webhook',
  'refund-sent',
  'during-cancellation',
  'during-hold-sweep',
  'during-reconcile',
] as const satisfies readonly Failpoint[];
export type KillPoint = (typeof killPoints)[number];

export type Shop = {
  pool: pg.Pool;
  paypal: PaypalProcess;
  /** A server on the same database, with more in its environment. */
  start(environment?: Record<string, string>): Promise<Product>;
};

/** What a round came to; `faults` should be empty. */
export type Round = { faults: string[]; readyMs: number; calm: Product };

const CONFIRMED_SECONDS = 60;
const KILLED_SECONDS = 30;
const PLACES = 8;

/**
 * One traveler has a booking, another is on the way to one; the server is killed at this point and started again. Then
 * both go on as travelers do, and the second cancels.
 * @param calm the server that is there before; whoever calls ends the one that is there afterwards
 */
export async function killRound(point: KillPoint, shop: Shop, offer: Offer, calm: Product): Promise<Round> {
  const { pool, paypal } = shop;
  let server = calm;
  const buyer = buyersAt({
    ask: (path, init) => fetch(server.url + path, { ...init, signal: AbortSignal.timeout(60_000) }),
    approve: paypal.approve,
  });
  await leavePlaces(pool, offer, PLACES);
  const kept = buyer();
  await kept.upToConfirmed(offer, { type: 'full' });
  const acknowledged = await kept.payBy('approve');
  if (acknowledged.data?.attributes.booking_status !== 'confirmed') throw new Error('Nothing can be booked there.');
  const other = buyer();
  const way = await lead(point, { other, offer, shop });
  await calm.end('SIGKILL');

  // What it is killed by may be due before it is ready.
  const armed = await shop.start({ FAILPOINT: point }).catch(() => null);
  if (armed) {
    server = armed;
    const done = way(buyer, (path, init) => fetch(server.url + path, init)).catch(() => {});
    await until(`killed at ${point}`, KILLED_SECONDS, () => armed.ended() !== null);
    await done;
  }
  const began = performance.now();
  server = await shop.start();
  const readyMs = performance.now() - began;

  const faults: string[] = [];
  await finish(point, { other, offer, shop }).catch((error) => faults.push(String(error)));
  const { rows } = await pool.query('select status from bookings where id = $1', [kept.id()]);
  if (rows[0]?.status !== 'confirmed') faults.push(`a booking that was acknowledged is ${rows[0]?.status}`);
  faults.push(...(await onceAtPaypal(shop, other)), ...(await brokenInvariants(createDb(pool))));
  return { faults: faults.map((fault) => `${point}: ${fault}`), readyMs, calm: server };
}

type Scene = { other: Buyer; offer: Offer; shop: Shop };
type Ask = (path: string, init: RequestInit) => Promise<unknown>;
/** What is done to the server that is killed by it. */
type Way = (buyer: () => Buyer, ask: Ask) => Promise<unknown>;

const nothing: Way = async () => {};

/** Leads the traveler to where the point is met next. */
async function lead(point: KillPoint, { other, offer, shop }: Scene): Promise<Way> {
  const { pool, paypal } = shop;
  if (point === 'hold-inserted' || point === 'hold-committed') {
    await other.begin(offer);
    return () => other.hold(offer);
  }
  if (point === 'during-hold-sweep') {
    await other.begin(offer);
    await other.hold(offer);
    await pool.query(`update seat_holds set expires_at = now() - interval '2 hours' where booking_id = $1`, [
      other.id(),
    ]);
    return async (buyer) => {
      const third = buyer();
      await third.begin(offer);
      await third.hold(offer);
    };
  }
  await other.upToConfirmed(offer, { type: 'full' });
  if (point === 'before-order-create' || point === 'after-order-create') return () => other.pay({ action: 'create' });
  const order = (await other.pay({ action: 'create' })).data.attributes.paypal_order_id as string;
  const capture = () => other.pay({ action: 'capture', paypal_order_id: order });
  await paypal.approve(order, point === 'during-reconcile' ? 'server_error' : 'approve');
  if (point === 'before-capture' || point === 'after-capture' || point === 'capture-committed') return capture;
  await capture();
  if (point === 'during-webhook') {
    const [event] = await paypal.eventsOf(order);
    if (!event) throw new Error('PayPal tells nothing of an order that was paid.');
    const { text, headers } = event.signed;
    return (_buyer, ask) => ask('/v1/paypal/webhook', { method: 'POST', body: text, headers });
  }
  if (point === 'during-reconcile') {
    await hasten(shop, other);
    return nothing;
  }
  const quoted = await quote(other);
  return () => cancel(other, quoted);
}

/** Everything that waits for minutes is due. */
async function hasten({ pool }: Shop, { id }: Buyer): Promise<void> {
  await pool.query(
    `update payments set check_at = now() - interval '1 second', capture_asked_at = capture_asked_at - interval '5 minutes'
     where subject_id = $1 and check_at is not null`,
    [id()],
  );
}

const order = async ({ look }: Buyer) => (await look()).data?.attributes.order_number as string;

async function quote(one: Buyer): Promise<{ orderNumber: string; quoteId: string }> {
  const orderNumber = await order(one);
  const { data } = await one.ask('POST', '/v1/me/booking_cancel_quote', { order_number: orderNumber });
  return { orderNumber, quoteId: data?.id };
}

const cancel = (one: Buyer, { orderNumber, quoteId }: Awaited<ReturnType<typeof quote>>) =>
  one.ask('POST', '/v1/me/booking_cancel_update', { order_number: orderNumber, quote_id: quoteId });

/** Buys what was on the way, if it isn't bought, and cancels it, if it isn't cancelled. */
async function finish(point: KillPoint, { other, offer, shop }: Scene): Promise<void> {
  if (point === 'during-hold-sweep') return;
  const status = async () => (await other.look()).data?.attributes.booking_status as string;
  await until('booked', CONFIRMED_SECONDS, async () => {
    const now = await status();
    if (now === 'confirmed' || now === 'cancelled') return true;
    await hasten(shop, other);
    if (now === 'draft') await upToPayment(other, offer);
    else await payOnce(other, shop);
    await pause(250);
    return false;
  });
  if ((await status()) === 'confirmed') await cancel(other, await quote(other));
  await until('refunded', CONFIRMED_SECONDS, async () => {
    const { rows } = await shop.pool.query(
      `select r.status from refunds r join payments p on p.id = r.payment_id where p.subject_id = $1`,
      [other.id()],
    );
    return rows.length > 0 && rows.every((row) => row.status === 'completed');
  });
}

async function upToPayment(one: Buyer, offer: Offer): Promise<void> {
  await one.hold(offer);
  await one.step('accommodation', { accommodation_level: offer.level });
  await one.step('payment_type', { payment_type: 'full' });
  await one.named(2);
  const { data } = await one.look();
  await one.step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote });
}

async function payOnce(one: Buyer, { paypal }: Shop): Promise<void> {
  const created = await one.pay({ action: 'create' });
  const id = created.data?.attributes.paypal_order_id as string | undefined;
  const known = id ? (await paypal.orders()).find((order) => orderId(order) === id) : undefined;
  if (id && !known?.capture) await paypal.approve(id, 'approve');
  await one.pay({ action: 'capture', ...(id && { paypal_order_id: id }) });
}

/** What PayPal has of a traveler who paid once and cancelled once. */
async function onceAtPaypal({ pool, paypal }: Shop, { id }: Buyer): Promise<string[]> {
  const { rows } = await pool.query('select id from payments where subject_id = $1', [id()]);
  if (rows.length === 0) return [];
  const mine = (await paypal.orders()).filter(({ customId }) => rows.some(({ id }) => customId?.endsWith(id)));
  const captures = mine.filter(({ capture }) => capture).length;
  const refunds = mine.flatMap((one) => one.refunds).length;
  return [
    ...(captures === 1 ? [] : [`${captures} captures at PayPal of ${rows.length} payments`]),
    ...(refunds === 1 ? [] : [`${refunds} refunds at PayPal`]),
  ];
}
