import type { CalendarDate } from '#kernel/shared';
import { toCalendarDate } from '#kernel/shared';
import { hasMoney, type PaymentState } from '#payments';
import { goneIn, paidOf } from './money.ts';
import type { Booking } from './queries/bookings.ts';

/**
 * open, overdue: to be paid here. asked: the company collects it itself. kept: the company keeps it of what was canceled.
 * dropped: it isn’t due any more. taken_back, partly_taken_back: it was paid, and PayPal gave it back, or a part of it.
 */
export type DueState =
  | 'open'
  | 'overdue'
  | 'processing'
  | 'paid'
  | 'refunded'
  | 'partially_refunded'
  | 'taken_back'
  | 'partly_taken_back'
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

/** By which payments each part is paid. */
const PURPOSES: Readonly<Record<Exclude<BookingDue['what'], 'local'>, PaymentState['purpose']>> = {
  deposit: 'deposit',
  balance: 'balance',
  price: 'full',
};

/** Of a booking that stands: a part that was paid, and that isn’t here whole since PayPal gave money of it back. */
function stateNow(part: Part, payments: readonly PaymentState[]): DueState {
  const own = payments.filter(({ purpose }) => purpose === PURPOSES[part.what]);
  const hereCents = paidOf(own);
  if (part.state !== 'paid' || hereCents >= part.cents || goneIn(own) === 0) return part.state;
  return hereCents > 0 ? 'partly_taken_back' : 'taken_back';
}

const WERE_PAID: readonly DueState[] = ['paid', 'refunded', 'partially_refunded', 'kept'];

/**
 * Of a booking that has ended: what the company keeps, whatever way the rest went back, it keeps of the part that was paid
 * first.
 */
function comeBack(parts: readonly Part[], payments: readonly PaymentState[]): Part[] {
  let keptCents = payments.reduce((sum, payment) => sum + keptOf(payment), 0);
  return parts.map((part) => {
    if (!WERE_PAID.includes(part.state)) return part;
    const kept = Math.min(keptCents, part.cents);
    keptCents -= kept;
    return { ...part, state: kept === 0 ? 'refunded' : kept === part.cents ? 'kept' : 'partially_refunded' };
  });
}

/** What failed to go back is paid back by hand. */
function keptOf({ status, amountCents, refunds }: PaymentState): number {
  if (!hasMoney(status)) return 0;
  return Math.max(0, amountCents - refunds.reduce((sum, refund) => sum + refund.amountCents, 0));
}

const ENDED: readonly Booking['status'][] = ['cancelled', 'declined', 'expired'];

type Part = BookingDue & { what: keyof typeof PURPOSES };

/** What is paid for a booking, when, and how each part of it stands; nothing while there is no price. */
export function duesOf(booking: Booking, payments: readonly PaymentState[]): BookingDue[] {
  const { priceCents, localLines } = booking;
  if (priceCents === null) return [];
  const isOver = ENDED.includes(booking.status);
  const parts = partsOf(booking, priceCents, payments);
  const local = localLines.map(
    ({ label, cents }): BookingDue => ({
      what: 'local',
      label,
      cents,
      on: null,
      state: isOver ? 'dropped' : 'on_the_spot',
    }),
  );
  const now = isOver
    ? comeBack(parts.map(dropped), payments)
    : parts.map((part) => ({ ...part, state: stateNow(part, payments) }));
  return [...now, ...local];
}

const dropped = (part: Part): Part =>
  part.state === 'open' || part.state === 'asked' ? { ...part, state: 'dropped' } : part;

function partsOf(booking: Booking, priceCents: number, payments: readonly PaymentState[]): Part[] {
  const { depositStatus, finalPaymentStatus, dueNowCents, depositDueOn, paymentDueOn } = booking;
  const paidOn = (what: Part['what']) => {
    const paid = payments.find(({ purpose, status }) => purpose === PURPOSES[what] && hasMoney(status));
    return paid?.capturedAt ? toCalendarDate(paid.capturedAt) : null;
  };
  const partOf = (what: Part['what'], cents: number, dueOn: CalendarDate | null, state: DueState): Part => ({
    ...{ what, label: null, cents, state },
    on: paidOn(what) ?? dueOn,
  });
  const final = FINAL[finalPaymentStatus];
  if (depositDueOn === null) return [partOf('price', priceCents, paymentDueOn, final)];
  const depositCents = dueNowCents ?? 0;
  return [
    partOf('deposit', depositCents, depositDueOn, DEPOSIT[depositStatus]),
    partOf('balance', priceCents - depositCents, paymentDueOn, final),
  ];
}
