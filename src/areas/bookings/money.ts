import { leftOf, type PaymentState } from '#payments';
import type { Booking } from './queries/bookings.ts';

/** What is paid for a booking: captured, less what goes back. */
export function paidOf(payments: readonly PaymentState[]): number {
  return payments.reduce((sum, payment) => sum + leftOf(payment), 0);
}

/** Whether a payment of it was asked for and isn’t settled. */
export const isProcessing = ({
  depositStatus,
  finalPaymentStatus,
}: Pick<Booking, 'depositStatus' | 'finalPaymentStatus'>) =>
  depositStatus === 'processing' || finalPaymentStatus === 'processing';

/** What such a payment is for: of any other one no money was asked for. */
export function processedPurpose({
  depositStatus,
  placedAt,
}: Pick<Booking, 'depositStatus' | 'placedAt'>): PaymentState['purpose'] {
  if (depositStatus === 'processing') return 'deposit';
  return placedAt === null ? 'full' : 'balance';
}

/**
 * What is left to pay here, in minor units; nothing where its company takes the payment itself. Once all was paid, what is
 * given back of it isn’t asked for again, but for a payment of which all was taken back.
 */
export function openCentsOf(
  { priceCents, finalPaymentStatus }: Pick<Booking, 'priceCents' | 'finalPaymentStatus'>,
  payments: readonly PaymentState[],
): number {
  if (finalPaymentStatus === 'collected_by_operator') return 0;
  if (finalPaymentStatus === 'paid' && !payments.some(isTakenBack)) return 0;
  return (priceCents ?? 0) - paidOf(payments);
}

/** One that came twice was given back as too much. */
const isTakenBack = ({ status, late }: PaymentState) => status === 'refunded' && !late;

/**
 * Money of it is on its way: nothing is decided about it until that is settled. What was approved at PayPal and that nobody
 * came back from to have it taken isn’t: no money moves by that.
 */
export function isPaying(
  booking: Pick<Booking, 'depositStatus' | 'finalPaymentStatus'>,
  payments: readonly PaymentState[],
): boolean {
  return isProcessing(booking) || payments.some(({ status }) => status === 'pending');
}
