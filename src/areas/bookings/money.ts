import { goneOf, leftOf, type PaymentState } from '#payments';
import type { Booking } from './queries/bookings.ts';

/** What is paid for a booking: captured, less what goes back. */
export function paidOf(payments: readonly PaymentState[]): number {
  return payments.reduce((sum, payment) => sum + leftOf(payment), 0);
}

/** What of it went back without us: PayPal took it back, or somebody refunded it there. */
export function goneIn(payments: readonly PaymentState[]): number {
  return payments.reduce((sum, payment) => sum + goneOf(payment), 0);
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

/** What of a booking's payments is here, and what went back without us. */
type Here = { paidCents: number; goneCents: number };

const hereOf = (payments: readonly PaymentState[]): Here => ({
  paidCents: paidOf(payments),
  goneCents: goneIn(payments),
});

type Priced = Pick<Booking, 'priceCents' | 'finalPaymentStatus'>;

/**
 * What is left to pay here, in minor units; nothing where its company takes the payment itself, and once all was paid. What
 * went back without us is asked for by nobody but the team, which finds out why it did (0111).
 */
export function openOf({ priceCents, finalPaymentStatus }: Priced, { paidCents, goneCents }: Here): number {
  if (finalPaymentStatus === 'collected_by_operator' || finalPaymentStatus === 'paid') return 0;
  return (priceCents ?? 0) - paidCents - goneCents;
}

export const openCentsOf = (booking: Priced, payments: readonly PaymentState[]): number =>
  openOf(booking, hereOf(payments));

type Standing = Pick<Booking, 'status' | 'priceCents'>;

const STANDING: readonly Booking['status'][] = ['pending_operator', 'confirmed', 'completed'];

/** What is missing of the price of a booking that stands since it went back without us. */
export function takenBackOf({ status, priceCents }: Standing, { paidCents, goneCents }: Here): number {
  return STANDING.includes(status) ? Math.max(0, Math.min(goneCents, (priceCents ?? 0) - paidCents)) : 0;
}

export const takenBackIn = (booking: Standing, payments: readonly PaymentState[]): number =>
  takenBackOf(booking, hereOf(payments));

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
