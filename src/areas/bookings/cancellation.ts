import { payableShare } from '#kernel/payable';
import { daysBetween } from '#kernel/shared';
import type { Booking } from './queries/bookings.ts';

export type CancellationTerms = { daysBefore: number; refundBps: number; refundCents: number; penaltyCents: number };

/**
 * What comes back when a paid booking is canceled on a day: (paid − deposit) × the share of the first tier that holds,
 * rounded down to what can be paid; the deposit too, where the company gives it back (domain-and-api 3.5).
 * @param today where the trip starts
 */
export function cancellationTerms(
  { policy, startDate, depositCents, currency }: Pick<Booking, 'policy' | 'startDate' | 'depositCents' | 'currency'>,
  paidCents: number,
  today: string,
): CancellationTerms {
  const daysBefore = startDate === null ? 0 : daysBetween(today, startDate);
  const tiers = [...(policy?.tiers ?? [])].sort((a, b) => b.minDays - a.minDays);
  const refundBps = tiers.find(({ minDays }) => daysBefore >= minDays)?.refundBps ?? 0;
  const kept = policy?.depositRefundable ? 0 : Math.min(depositCents, paidCents);
  const refundCents = payableShare(paidCents - kept, refundBps, currency ?? '');
  return { daysBefore, refundBps, refundCents, penaltyCents: paidCents - refundCents };
}

type Refundable = { id: string; method: 'paypal' | 'gift_card'; leftCents: number; capturedAt: Date | null };

/** Takes a refund out of payments, the newest first: what was paid by gift card goes back to the card before the rest. */
export function refundParts<Payment extends Refundable>(
  payments: readonly Payment[],
  cents: number,
): { payment: Payment; cents: number }[] {
  const order = [...payments].sort(
    (a, b) =>
      Number(b.method === 'gift_card') - Number(a.method === 'gift_card') ||
      (b.capturedAt?.getTime() ?? 0) - (a.capturedAt?.getTime() ?? 0) ||
      (a.id < b.id ? 1 : -1),
  );
  let left = cents;
  return order.flatMap((payment) => {
    const part = Math.min(left, payment.leftCents);
    left -= part;
    return part > 0 ? [{ payment, cents: part }] : [];
  });
}
