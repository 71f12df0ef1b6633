import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isPayableCurrency, payableDigits, payableStep, payableWithin } from '#kernel/payable';
import { minorDigits } from '#kernel/shared';
import { captureBody, disputeBody, orderBody, refundBody, refusals, type Said } from './answers.ts';
import type { Card } from './cards.ts';
import { type Amount, captureId, type OrderRecord, refundId } from './record.ts';
import type { Settings } from './settings.ts';

/** What the simulator knows while it changes an order. */
export type World = {
  now: number;
  settings: Settings;
  api: string;
  pagesOf: (order: OrderRecord) => string;
};

const amount = z.object({ currency_code: z.string().length(3), value: z.string().max(32) });
const newOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({ custom_id: z.string().max(127).optional(), description: z.string().max(127).default(''), amount }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }) }),
  }),
});
const newRefund = z.object({ amount: amount.optional(), custom_id: z.string().max(127).optional() });

const DAY = 86_400_000;
const REFUNDABLE = 180 * DAY;

/** A new order; a refusal when it isn't one that PayPal takes. */
export function createOrder(core: string, given: unknown, { now }: World): OrderRecord | Said {
  const read = newOrder.safeParse(given);
  if (!read.success) {
    const at = read.error.issues[0]?.path.join('/') ?? '';
    return refusals.invalidRequest('INVALID_PARAMETER_VALUE', `The value of /${at} isn’t one.`);
  }
  const [unit] = read.data.purchase_units;
  if (!unit) return refusals.invalidRequest('MISSING_REQUIRED_PARAMETER', 'There is no purchase unit.');
  const fault = amountFault(unit.amount);
  if (fault) return fault;
  const { return_url: returnUrl, cancel_url: cancelUrl } = read.data.payment_source.paypal.experience_context;
  return {
    core,
    at: now,
    status: 'PAYER_ACTION_REQUIRED',
    amount: unit.amount,
    customId: unit.custom_id ?? null,
    description: unit.description,
    returnUrl,
    cancelUrl,
    card: null,
    capture: null,
    refunds: [],
    dispute: null,
    later: null,
    events: [],
    answers: {},
  };
}

function amountFault({ currency_code: currency, value }: Amount): Said | null {
  if (!isPayableCurrency(currency)) return refusals.currency();
  const fraction = value.split('.')[1];
  if (payableDigits(currency) === 0 && fraction !== undefined) return refusals.decimals();
  if (fraction !== undefined && fraction.length > 2) return refusals.precision();
  if (!/^\d+(\.\d+)?$/.test(value) || Number(value) <= 0) {
    return refusals.invalidRequest('INVALID_PARAMETER_VALUE', 'The amount must be above zero.');
  }
  return null;
}

export function approve(order: OrderRecord, card: Card, world: World): void {
  order.card = card;
  order.status = 'APPROVED';
  tell(order, 'CHECKOUT.ORDER.APPROVED', orderBody(order, world.api, world.pagesOf(order)), world);
}

/** Takes the money as the card has it. A refusal leaves the order as it is. */
export function capture(order: OrderRecord, world: World): Said {
  const { now, settings } = world;
  if (order.capture) return refusals.alreadyCaptured();
  if (order.status !== 'APPROVED') return refusals.notApproved();
  if (order.card === 'decline') return refusals.declined();
  const waits = order.card === 'pending_captured' || order.card === 'pending_denied';
  const to = order.card === 'pending_denied' ? 'DECLINED' : 'COMPLETED';
  order.capture = {
    id: captureId(order),
    status: waits ? 'PENDING' : 'COMPLETED',
    at: now,
    settles: waits ? { at: now + settings.pendingMs, to } : null,
  };
  order.status = 'COMPLETED';
  tellCapture(order, world);
  const at = now + settings.afterwardsMs;
  if (order.card === 'partial_refund') order.later = { at, does: 'refund_half' };
  if (order.card === 'dispute') order.later = { at, does: 'dispute' };
  return { status: 201, body: orderBody(order, world.api, world.pagesOf(order)) };
}

/** What time has decided meanwhile. */
export function passTime(order: OrderRecord, world: World): void {
  const { capture: held, later } = order;
  if (held?.settles && held.settles.at <= world.now) {
    held.status = held.settles.to;
    held.settles = null;
    tellCapture(order, world);
  }
  if (later && later.at <= world.now) {
    order.later = null;
    if (later.does === 'dispute') openDispute(order, world);
    else refundHalf(order, world);
  }
}

/** Whether time will decide something. */
export const isWaiting = ({ capture: held, later, events }: OrderRecord): boolean =>
  Boolean(held?.settles ?? later) || events.some(({ due }) => due !== null);

const TOLD = { COMPLETED: 'COMPLETED', PENDING: 'PENDING', DECLINED: 'DENIED' } as const;

function tellCapture(order: OrderRecord, world: World): void {
  const status = order.capture?.status;
  if (status !== 'COMPLETED' && status !== 'PENDING' && status !== 'DECLINED') return;
  tell(order, `PAYMENT.CAPTURE.${TOLD[status]}`, captureBody(order, world.api) ?? {}, world);
}

export function refund(order: OrderRecord, given: unknown, world: World): Said {
  const { capture: taken } = order;
  const read = newRefund.safeParse(given);
  if (!read.success) return refusals.invalidRequest('INVALID_PARAMETER_VALUE', 'The refund isn’t one.');
  if (!taken || taken.status === 'PENDING' || taken.status === 'DECLINED') return refusals.notCaptured();
  if (world.now - taken.at > REFUNDABLE) return refusals.refundTooLate();
  if (taken.status === 'REFUNDED') return refusals.fullyRefunded();
  const { currency_code: currency } = order.amount;
  // What failed is there still.
  const gone = order.refunds.filter(({ status }) => status !== 'FAILED');
  const left = minor(order.amount) - gone.reduce((sum, one) => sum + minor(one.amount), 0);
  const wanted = read.data.amount ?? { currency_code: currency, value: major(left, currency) };
  if (wanted.currency_code !== currency) return refusals.currencyMismatch();
  const fault = amountFault(wanted);
  if (fault) return fault;
  if (minor(wanted) > left) return refusals.refundTooLarge();
  const made = {
    id: refundId(order),
    status: world.settings.refunds,
    amount: wanted,
    customId: read.data.custom_id ?? null,
    at: world.now,
  };
  order.refunds.push(made);
  if (made.status === 'COMPLETED') taken.status = minor(wanted) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const body = refundBody(order, made, world.api);
  if (made.status === 'COMPLETED') tell(order, 'PAYMENT.CAPTURE.REFUNDED', body, world);
  return { status: 201, body };
}

function refundHalf(order: OrderRecord, world: World): void {
  const { currency_code: currency } = order.amount;
  const half = Math.max(payableStep(currency), payableWithin(minor(order.amount) / 2, currency));
  refund(order, { amount: { currency_code: currency, value: major(half, currency) } }, world);
}

export function openDispute(order: OrderRecord, world: World): void {
  if (!order.capture || order.dispute) return;
  order.dispute = { id: `PP-D-${randomBytes(4).readUInt32BE()}`, over: false };
  tell(order, 'CUSTOMER.DISPUTE.CREATED', disputeBody(order, 'OPEN'), world);
}

export function endDispute(order: OrderRecord, world: World): void {
  if (!order.dispute || order.dispute.over) return;
  order.dispute.over = true;
  tell(order, 'CUSTOMER.DISPUTE.RESOLVED', disputeBody(order, 'RESOLVED'), world);
}

function tell(order: OrderRecord, type: string, resource: object, { now, settings }: World): void {
  order.events.push({
    id: `WH-${randomBytes(9).toString('hex').toUpperCase()}`,
    type,
    resource,
    at: now,
    due: now + settings.webhookMs,
    tries: 0,
  });
}

/** In the smallest unit that PayPal writes. */
function minor({ value, currency_code: currency }: Amount): number {
  return Math.round(Number(value) * 10 ** minorDigits(currency));
}

function major(cents: number, currency: string): string {
  return (cents / 10 ** minorDigits(currency)).toFixed(payableDigits(currency));
}
