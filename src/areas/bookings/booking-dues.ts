import type { CalendarDate } from '#kernel/shared';
import { toCalendarDate } from '#kernel/shared';
import { hasMoney, type PaymentState } from '#payments';
import type { Booking } from './queries/bookings.ts';

/**
 * open, overdue: to be paid here. asked: the company collects it itself. kept: the company keeps it of what was canceled.
 * dropped: it isn’t due any more.
 */
export type DueState =
  | 'open'
  | 'overdue'
  | 'processing'
  | 'paid'
  | 'refunded'
  | 'partially_refunded'
  | 'kept'
  | 'asked'
  | 'on_the_spot'
  | 'dropped';

export type BookingDue = {
  what: 'deposit' | 'balance' | 'price' | 'local';
  /** Of what is paid on the spot. */
  label: string | null;
  cents: number;
  /** The day by which it is paid; once it is, the day on which it was. */
  on: CalendarDate | null;
  state: DueState;
};

const DEPOSIT: Readonly<Record<Booking['depositStatus'], DueState>> = {
  not_required: 'dropped',
  due: 'open',
  processing: 'processing',
  paid: 'paid',
  refunded: 'refunded',
  partially_refunded: 'partially_refunded',
  forfeited: 'kept',
  collected_by_operator: 'asked',
};

const FINAL: Readonly<Record<Booking['finalPaymentStatus'], DueState>> = {
  not_due: 'open',
  due: 'open',
  processing: 'processing',
  paid: 'paid',
  overdue: 'overdue',
  refunded: 'refunded',
  partially_refunded: 'partially_refunded',
  collected_by_operator: 'asked',
};

const ENDED: readonly Booking['status'][] = ['cancelled', 'declined', 'expired'];

/** What is paid for a booking, when, and how each part of it stands; nothing while there is no price. */
export function duesOf(booking: Booking, payments: readonly PaymentState[]): BookingDue[] {
  const { priceCents, dueNowCents, depositDueOn, paymentDueOn, localLines } = booking;
  if (priceCents === null) return [];
  const isOver = ENDED.includes(booking.status);
  const standing = (state: DueState): DueState =>
    isOver && (state === 'open' || state === 'asked') ? 'dropped' : state;
  const paidOn = (purposes: readonly PaymentState['purpose'][]) => {
    const paid = payments.find(({ purpose, status }) => purposes.includes(purpose) && hasMoney(status));
    return paid?.capturedAt ? toCalendarDate(paid.capturedAt) : null;
  };
  const finalState = standing(FINAL[booking.finalPaymentStatus]);
  const local = localLines.map(
    ({ label, cents }): BookingDue => ({
      what: 'local',
      label,
      cents,
      on: null,
      state: isOver ? 'dropped' : 'on_the_spot',
    }),
  );
  if (depositDueOn === null) {
    const on = paidOn(['full']) ?? paymentDueOn;
    return [{ what: 'price', label: null, cents: priceCents, on, state: finalState }, ...local];
  }
  const depositCents = dueNowCents ?? 0;
  return [
    {
      what: 'deposit',
      label: null,
      cents: depositCents,
      on: paidOn(['deposit']) ?? depositDueOn,
      state: standing(DEPOSIT[booking.depositStatus]),
    },
    {
      what: 'balance',
      label: null,
      cents: priceCents - depositCents,
      on: paidOn(['balance']) ?? paymentDueOn,
      state: finalState,
    },
    ...local,
  ];
}
