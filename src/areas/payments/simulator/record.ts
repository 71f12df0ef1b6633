import { createHash, randomBytes } from 'node:crypto';
import type { Card } from './cards.ts';

export type Amount = { currency_code: string; value: string };

export type CaptureRecord = {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  at: number;
  /** When a pending one is decided, and how. */
  settles: { at: number; to: 'COMPLETED' | 'DECLINED' } | null;
};

export type RefundRecord = {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  amount: Amount;
  customId: string | null;
  at: number;
};

export type EventRecord = {
  id: string;
  type: string;
  resource: object;
  at: number;
  /** Null once it was taken. */
  due: number | null;
  tries: number;
};

/** One order with all that came of it: what one file of the simulator holds. */
export type OrderRecord = {
  /** Begins every id of it. */
  core: string;
  at: number;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  amount: Amount;
  customId: string | null;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  card: Card | null;
  capture: CaptureRecord | null;
  refunds: RefundRecord[];
  dispute: { id: string; over: boolean } | null;
  /** What PayPal does by itself after it took the money. */
  later: { at: number; does: 'refund_half' | 'dispute' } | null;
  events: EventRecord[];
  /** What was answered, by PayPal-Request-Id. */
  answers: Record<string, { status: number; body: object }>;
};

const CORE = 14;
const LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWX';

/** The same request is the same order, so that nobody has to look for it. */
export function coreOf(requestId: string | null): string {
  const bytes = requestId === null ? randomBytes(CORE) : createHash('sha256').update(requestId).digest();
  return Array.from(bytes.subarray(0, CORE), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Ids have 17 letters, as PayPal's have. */
export const orderId = ({ core }: Pick<OrderRecord, 'core'>): string => `${core}0RD`;
export const captureId = ({ core }: Pick<OrderRecord, 'core'>): string => `${core}CAP`;
export const refundId = ({ core, refunds }: OrderRecord): string =>
  `${core}R${String(refunds.length).padStart(2, '0')}`;
export const coreIn = (id: string): string => id.slice(0, CORE);
export const isIdOf = (id: string): boolean => /^[0-9A-X]{14}(0RD|CAP|R\d\d)$/.test(id);
