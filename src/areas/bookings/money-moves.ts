import type { Booking } from './queries/bookings.ts';
import type { Moves } from './save-booking.ts';

/**
 * What becomes of deposit and final payment when so much of what is paid comes back. Where nothing of it is here any more,
 * all of it went back before.
 */
export function moneyMoves(booking: Booking, refundCents: number, paidCents: number): Moves {
  const isAll = refundCents >= paidCents;
  const back = isAll ? 'refund' : 'refund_part';
  const depositBack = refundCents === 0 && paidCents > 0 ? 'forfeit' : back;
  return {
    deposit: booking.depositStatus === 'paid' ? depositBack : booking.depositStatus === 'due' ? 'drop' : undefined,
    finalPayment:
      booking.finalPaymentStatus === 'paid' && (refundCents > 0 || paidCents === 0)
        ? back
        : booking.finalPaymentStatus === 'due' || booking.finalPaymentStatus === 'overdue'
          ? 'drop'
          : undefined,
  };
}

/** What goes along when a reservation that waits for its payment is a draft again. */
export function reopening({ depositStatus, finalPaymentStatus }: Booking): Moves {
  return {
    status: 'reopen',
    deposit: depositStatus === 'due' ? 'drop' : undefined,
    finalPayment: finalPaymentStatus === 'due' ? 'drop' : undefined,
  };
}

/** What goes along when a reservation ends for which nothing is due any more. */
export function expiring({ depositStatus, finalPaymentStatus }: Booking): Moves {
  const isOpen = (status: string) => status === 'due' || status === 'processing';
  return {
    status: 'expire',
    deposit: isOpen(depositStatus) ? 'drop' : undefined,
    finalPayment: isOpen(finalPaymentStatus) ? 'drop' : undefined,
  };
}
