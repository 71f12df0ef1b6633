import type { PaymentRow } from './queries/payments.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** PayPal gives an order up that nobody has approved for three hours. */
export const ORDER_LIVES_MS = 3 * HOUR;
/** Of a payment that was just begun: its traveler is at PayPal. */
export const FIRST_CHECK_MS = 2 * MINUTE;
/** Of a capture that wasn't answered. */
export const UNKNOWN_CHECK_MS = 10 * SECOND;
/** After so long, what was given up doesn't arrive any more. */
const WATCHED_MS = 3 * DAY;

type Checked = Pick<PaymentRow, 'status' | 'createdAt' | 'captureAskedAt' | 'method'>;

/** When PayPal is asked about a payment again; null when nothing is open. Its events ask sooner. */
export function nextCheck({ status, createdAt, captureAskedAt, method }: Checked, now: Date): Date | null {
  if (method !== 'paypal') return null;
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const sinceAsked = captureAskedAt ? now.getTime() - captureAskedAt.getTime() : Number.POSITIVE_INFINITY;
  if (status === 'voided') {
    if (sinceAsked > WATCHED_MS) return null;
    return later(sinceAsked < 10 * MINUTE ? MINUTE : HOUR);
  }
  if (status !== 'created' && status !== 'approved' && status !== 'pending') return null;
  if (status !== 'pending' && sinceAsked < FIRST_CHECK_MS) return later(UNKNOWN_CHECK_MS);
  const age = now.getTime() - createdAt.getTime();
  if (age < HOUR) return later(FIRST_CHECK_MS);
  return later(age < DAY ? 15 * MINUTE : 6 * HOUR);
}
