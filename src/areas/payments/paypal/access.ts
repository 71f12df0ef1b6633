import { AppError, type Context, type Log } from '#kernel';
import type { Db } from '#kernel/db';
import type { Verifier } from '../webhooks/verify.ts';
import type { PaypalClient } from './client.ts';

/** PayPal as this process reaches it. */
export type Paypal = { client: PaypalClient; verifier: Verifier; log: Log };

/** By the connections of whoever asks: verbs take a context and nothing else, and several servers may run in a process. */
const reached = new WeakMap<Db, Paypal>();

export function reachPaypal(dbs: readonly Db[], paypal: Paypal): void {
  for (const db of dbs) reached.set(db, paypal);
}

/**
 * PayPal, for somebody who holds no transaction open: it would stand open as long as the answer takes.
 * @throws AppError processor_unavailable where nothing was agreed with PayPal
 */
export function paypalOf({ db }: Pick<Context, 'db'>): Paypal {
  if (db.isTransaction) throw new Error('PayPal is asked within a transaction.');
  const paypal = reached.get(db);
  if (paypal) return paypal;
  throw new AppError('processor_unavailable', 'Nothing can be paid by PayPal here at the moment.');
}

export function isPaypalReachable({ db }: Pick<Context, 'db'>): boolean {
  return reached.has(db);
}
