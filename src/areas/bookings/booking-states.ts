import { defineMachine } from '#kernel/states';

/** What becomes of a booking (domain-and-api 3.2). */
export const bookingStates = defineMachine({
  of: 'booking',
  states: [
    'draft',
    'awaiting_payment',
    'requested',
    'pending_operator',
    'confirmed',
    'declined',
    'cancelled',
    'expired',
    'completed',
  ],
  first: ['draft'],
  transitions: {
    confirm: { from: ['draft'], to: 'awaiting_payment' },
    reopen: { from: ['awaiting_payment'], to: 'draft' },
    expire: { from: ['draft', 'awaiting_payment'], to: 'expired' },
    // Money that comes late still buys the seats, while there are some.
    place: { from: ['awaiting_payment', 'expired'], to: 'confirmed' },
    place_on_request: { from: ['awaiting_payment', 'expired'], to: 'pending_operator' },
    request: { from: ['draft'], to: 'requested' },
    accept: { from: ['pending_operator', 'requested'], to: 'confirmed' },
    decline: { from: ['pending_operator', 'requested'], to: 'declined' },
    cancel: { from: ['draft', 'awaiting_payment', 'requested', 'pending_operator', 'confirmed'], to: 'cancelled' },
    complete: { from: ['confirmed'], to: 'completed' },
  },
});

export const depositStates = defineMachine({
  of: 'deposit',
  states: [
    'not_required',
    'due',
    'processing',
    'paid',
    'refunded',
    'partially_refunded',
    'forfeited',
    'collected_by_operator',
  ],
  first: ['not_required'],
  transitions: {
    ask: { from: ['not_required'], to: 'due' },
    drop: { from: ['due', 'processing'], to: 'not_required' },
    start: { from: ['due'], to: 'processing' },
    fail: { from: ['processing'], to: 'due' },
    pay: { from: ['processing', 'due', 'not_required'], to: 'paid' },
    refund: { from: ['paid'], to: 'refunded' },
    refund_part: { from: ['paid'], to: 'partially_refunded' },
    forfeit: { from: ['paid'], to: 'forfeited' },
    collect: { from: ['not_required'], to: 'collected_by_operator' },
  },
});

export const finalPaymentStates = defineMachine({
  of: 'final payment',
  states: [
    'not_due',
    'due',
    'processing',
    'paid',
    'overdue',
    'refunded',
    'partially_refunded',
    'collected_by_operator',
  ],
  first: ['not_due'],
  transitions: {
    ask: { from: ['not_due'], to: 'due' },
    drop: { from: ['due', 'processing', 'overdue'], to: 'not_due' },
    start: { from: ['not_due', 'due', 'overdue'], to: 'processing' },
    fail: { from: ['processing'], to: 'due' },
    pay: { from: ['processing', 'not_due', 'due', 'overdue'], to: 'paid' },
    lapse: { from: ['due'], to: 'overdue' },
    refund: { from: ['paid'], to: 'refunded' },
    refund_part: { from: ['paid'], to: 'partially_refunded' },
    collect: { from: ['not_due'], to: 'collected_by_operator' },
  },
});

export type BookingStatus = (typeof bookingStates.states)[number];
export type StatusEvent = keyof typeof bookingStates.transitions;
export type DepositEvent = keyof typeof depositStates.transitions;
export type FinalPaymentEvent = keyof typeof finalPaymentStates.transitions;

/** What becomes of a departure’s change, for one who reserved or booked it. */
export const changeStates = defineMachine({
  of: 'change of a booking',
  states: ['offered', 'accepted', 'refused', 'expired', 'withdrawn', 'informed'],
  first: ['offered', 'informed'],
  transitions: {
    accept: { from: ['offered'], to: 'accepted' },
    refuse: { from: ['offered'], to: 'refused' },
    /** Nobody answered in time. */
    expire: { from: ['offered'], to: 'expired' },
    /** The company took it back: the departure is where it was, doesn’t run, or has moved once more. */
    withdraw: { from: ['offered'], to: 'withdrawn' },
  },
});

export type ChangeState = (typeof changeStates.states)[number];
export type ChangeEvent = keyof typeof changeStates.transitions;
