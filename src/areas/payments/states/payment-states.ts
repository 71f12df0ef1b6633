import { defineMachine } from '#kernel/states';

export const paymentStates = [
  'created',
  'approved',
  'pending',
  'captured',
  'denied',
  'voided',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;

export type PaymentStatus = (typeof paymentStates)[number];

/** What PayPal says counts, also when it comes late: money that arrives for a voided payment is there all the same. */
export const paymentMachine = defineMachine({
  of: 'payment',
  states: paymentStates,
  // What a gift card pays is there at once.
  first: ['created', 'captured'],
  transitions: {
    approve: { from: ['created'], to: 'approved' },
    capture: { from: ['created', 'approved', 'pending'], to: 'captured' },
    wait: { from: ['created', 'approved'], to: 'pending' },
    deny: { from: ['created', 'approved', 'pending'], to: 'denied' },
    void: { from: ['created', 'approved'], to: 'voided' },
    arrive_late: { from: ['voided', 'denied'], to: 'captured' },
    wait_late: { from: ['voided', 'denied'], to: 'pending' },
    refund: { from: ['captured', 'partially_refunded', 'disputed'], to: 'refunded' },
    refund_in_part: { from: ['captured', 'disputed'], to: 'partially_refunded' },
    dispute: { from: ['captured', 'partially_refunded'], to: 'disputed' },
    win_dispute: { from: ['disputed'], to: 'captured' },
  },
});

/** Nobody has paid yet, and it isn't given up. */
export const isOpen = (status: PaymentStatus): boolean => status === 'created' || status === 'approved';

/** Money may still come by it. */
export const mayStillCome = (status: PaymentStatus): boolean => isOpen(status) || status === 'pending';

/** Money is there, or was. */
export const hasMoney = (status: PaymentStatus): boolean =>
  status === 'captured' || status === 'partially_refunded' || status === 'refunded' || status === 'disputed';
