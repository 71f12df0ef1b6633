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

/** Parts that were paid, of a booking that has ended: what the company keeps, it keeps of the deposit first. */
function comeBack(parts: readonly BookingDue[], payments: readonly PaymentState[]): BookingDue[] {
  const paid = payments.filter(({ status }) => hasMoney(status));
  const backCents = paid.flatMap(({ refunds }) => refunds).reduce((sum, { amountCents }) => sum + amountCents, 0);
  let keptCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0) - backCents;
  return parts.map((part) => {
    const kept = Math.min(keptCents, part.cents);
    keptCents -= kept;
    return { ...part, state: kept === 0 ? 'refunded' : kept === part.cents ? 'kept' : 'partially_refunded' };
  });
}

const WENT: readonly DueState[] = ['refunded', 'partially_refunded', 'kept'];

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
  const parts: BookingDue[] = [
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
  ];
  const isShared = isOver && parts.every(({ state }) => WENT.includes(state));
  return [...(isShared ? comeBack(parts, payments) : parts), ...local];
}
