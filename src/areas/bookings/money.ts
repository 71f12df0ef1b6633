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

/** Money of it is on its way: nothing is decided about it until that is settled. */
export function isPaying(booking: Booking, payments: readonly PaymentState[]): boolean {
  return isProcessing(booking) || payments.some(({ status }) => status === 'approved' || status === 'pending');
}
