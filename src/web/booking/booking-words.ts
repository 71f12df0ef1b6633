import type { BookingPage, DueState } from '#bookings/shared';
import { formatDate, formatMoney } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import type { BadgeProps } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';
import type { ShownBooking, ShownPayment } from './shown-booking.ts';

export const sumOf = ({ currency }: { currency: string | null }, cents: number) =>
  formatMoney({ cents, currency: currency ?? '' });

export const people = (count: number) => plural(count, 'person', 'people');

type Look = Omit<BadgeProps, 'children'> & { words: string };

export const STATUS: Readonly<Record<BookingPage['status'], Look>> = {
  draft: { icon: 'clock', tone: 'plain', words: 'Not finished' },
  awaiting_payment: { icon: 'clock', tone: 'info', words: 'Payment on its way' },
  requested: { icon: 'clock', tone: 'info', words: 'Requested' },
  pending_operator: { icon: 'clock', tone: 'info', words: 'Waits for the company' },
  confirmed: { icon: 'check', tone: 'pine', words: 'Confirmed' },
  declined: { icon: 'x', tone: 'plain', words: 'Declined' },
  cancelled: { icon: 'x', tone: 'plain', words: 'Canceled' },
  expired: { icon: 'minus', tone: 'plain', words: 'Not booked' },
  completed: { icon: 'check', tone: 'plain', words: 'Traveled' },
};

/** What stands below the name of the trip where its state alone doesn’t say it all. */
export function stateWords(booking: ShownBooking): string | null {
  const { takenBackCents: cents } = booking;
  if (cents === 0) return ofState(booking);
  return `${ofState(booking) ?? ''} PayPal gave ${sumOf(booking, cents)} back of what you paid for this trip. Nothing of it is asked for again here: unless that was agreed with us, we write to you about it.`.trim();
}

function ofState(booking: ShownBooking): string | null {
  const { status, operatorName, canceledOn, cancelledBy, payments } = booking;
  const hasPaid = payments.some(({ hasReceipt }) => hasReceipt);
  switch (status) {
    case 'awaiting_payment':
      return 'PayPal hasn’t settled the payment yet. Your places are kept meanwhile, and this page says when it is.';
    case 'requested':
      return `${operatorName} says yes or no. Nothing was charged; the company collects the price itself.`;
    case 'pending_operator':
      return `${operatorName} confirms each booking itself, and hasn’t said yes or no yet.`;
    case 'declined':
      return `${operatorName} said no.${reasonWords(booking)}${hasPaid ? declinedBack(booking) : ' Nothing was charged.'}`;
    case 'cancelled': {
      const by =
        cancelledBy === 'traveler'
          ? 'Canceled by you'
          : cancelledBy === 'departure'
            ? 'Canceled, as the date doesn’t run as you booked it,'
            : cancelledBy === 'staff'
              ? 'Canceled by us'
              : cancelledBy === 'operator'
                ? `Canceled by ${operatorName}`
                : 'Canceled';
      const on = canceledOn ? ` on ${formatDate(canceledOn)}` : '';
      return `${by}${on}.${reasonWords(booking)} ${hasPaid ? backWords(booking) : unpaidWords(booking)}`;
    }
    case 'expired':
      return hasPaid
        ? `${whyNotBooked(booking)} ${backWords(booking)}`
        : 'It ended before it was paid. Nothing was charged.';
    default:
      return null;
  }
}

/** What a company has collected itself isn’t known here. */
const unpaidWords = ({ leadType, operatorName }: ShownBooking) =>
  leadType === 'booking'
    ? `Nothing was charged here. If you have paid ${operatorName} already, ask there what comes back.`
    : 'Nothing was charged.';

/** Of a reservation for which money came. */
function whyNotBooked(booking: ShownBooking): string {
  if (booking.endedBy === 'departure') return `The company canceled this date.${reasonWords(booking)}`;
  if (booking.endedBy === 'no_places') return 'No places were left when the money came.';
  return 'It couldn’t be booked for the money that came.';
}

/** Why, as the company put it, or we did. */
const reasonWords = ({ operatorName, cancelledBy, reason }: ShownBooking) =>
  reason ? ` ${cancelledBy === 'staff' ? 'We write' : `${operatorName} writes`}: “${reason}”` : '';

const declinedBack = (booking: ShownBooking) =>
  refundsOf(booking).some(({ elsewhere }) => elsewhere) ? ` ${backWords(booking)}` : ' What comes back stands below.';

const refundsOf = ({ payments }: ShownBooking) => payments.flatMap(({ refunds }) => refunds);

function backWords(booking: ShownBooking): string {
  const refunds = refundsOf(booking);
  const sum = (isGone: boolean) =>
    refunds.reduce((all, { elsewhere, amountCents }) => all + (elsewhere === isGone ? amountCents : 0), 0);
  const [gone, ours] = [sum(true), sum(false)];
  if (gone === 0) return ours > 0 ? `${sumOf(booking, ours)} comes back.` : 'Nothing comes back.';
  const rest = ours > 0 ? `${sumOf(booking, ours)} comes back from us.` : 'Nothing more comes back.';
  return `PayPal gave ${sumOf(booking, gone)} back. ${rest}`;
}

export const DUE: Readonly<Record<DueState, { icon: IconName; words: string; good?: true }>> = {
  open: { icon: 'clock', words: 'Open' },
  overdue: { icon: 'circle-alert', words: 'Overdue' },
  processing: { icon: 'clock', words: 'On its way' },
  paid: { icon: 'check', words: 'Paid', good: true },
  refunded: { icon: 'check', words: 'Comes back in full', good: true },
  partially_refunded: { icon: 'check', words: 'Comes back in part', good: true },
  taken_back: { icon: 'circle-alert', words: 'PayPal gave it back' },
  partly_taken_back: { icon: 'circle-alert', words: 'Paid, a part given back' },
  kept: { icon: 'minus', words: 'Kept by the company' },
  asked: { icon: 'clock', words: 'The company collects it' },
  on_the_spot: { icon: 'clock', words: 'On the spot' },
  dropped: { icon: 'minus', words: 'Not due any more' },
};

export const PAYMENT: Readonly<Record<ShownPayment['status'], { icon: IconName; words: string; good?: true }>> = {
  created: { icon: 'clock', words: 'Begun' },
  approved: { icon: 'clock', words: 'On its way' },
  pending: { icon: 'clock', words: 'On its way' },
  captured: { icon: 'check', words: 'Paid', good: true },
  denied: { icon: 'x', words: 'Refused, nothing was charged' },
  voided: { icon: 'x', words: 'Given up' },
  partially_refunded: { icon: 'check', words: 'Paid', good: true },
  refunded: { icon: 'check', words: 'Paid', good: true },
  disputed: { icon: 'circle-alert', words: 'Disputed at PayPal' },
};

type Refund = ShownPayment['refunds'][number];

/** What became of money that goes back. */
export const refundWords = ({ status, elsewhere }: Refund) => (elsewhere ? 'given back by PayPal' : REFUND[status]);

const REFUND: Readonly<Record<Refund['status'], string>> = {
  queued: 'on its way back',
  sent: 'on its way back',
  completed: 'came back',
  failed: 'paid back by hand, as PayPal couldn’t',
  manual_payout: 'paid back by hand, as PayPal couldn’t',
};

export const PURPOSE: Readonly<Record<ShownPayment['purpose'], string>> = {
  deposit: 'Deposit',
  full: 'Whole price',
  balance: 'Balance',
};

export const METHOD: Readonly<Record<ShownPayment['method'], string>> = { paypal: 'PayPal', gift_card: 'Gift card' };

const MOMENTS: ReadonlySet<ShownBooking['status']> = new Set<ShownBooking['status']>([
  'awaiting_payment',
  'requested',
  'pending_operator',
  'confirmed',
]);

/** Whether there is something to say thank you for. */
export const isPlaced = ({ status }: ShownBooking) => MOMENTS.has(status);
