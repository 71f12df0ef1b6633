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
