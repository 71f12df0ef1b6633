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

/** What is left to pay here, in minor units; nothing where its company takes the payment itself. */
export const openCentsOf = (
  { priceCents, finalPaymentStatus }: Pick<Booking, 'priceCents' | 'finalPaymentStatus'>,
  payments: readonly PaymentState[],
): number => (finalPaymentStatus === 'collected_by_operator' ? 0 : (priceCents ?? 0) - paidOf(payments));

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
