import { defineMachine } from '#kernel/states';

export const refundStates = ['queued', 'sent', 'completed', 'failed', 'manual_payout'] as const;

export type RefundStatus = (typeof refundStates)[number];

export const refundMachine = defineMachine({
  of: 'refund',
  states: refundStates,
  // What goes back to a gift card, or was refunded at PayPal itself, is done when it is noted.
  first: ['queued', 'manual_payout', 'completed'],
  transitions: {
    send: { from: ['queued'], to: 'sent' },
    complete: { from: ['sent'], to: 'completed' },
    fail: { from: ['sent'], to: 'failed' },
    try_again: { from: ['failed'], to: 'queued' },
    leave_to_the_team: { from: ['queued', 'sent'], to: 'manual_payout' },
    pay_out_by_hand: { from: ['manual_payout', 'failed'], to: 'completed' },
  },
});

/** Times without an answer from PayPal after which somebody should look. */
export const TOLD_AFTER = 8;

/** It counts against what may still be refunded. */
export const countsAgainst: readonly RefundStatus[] = ['queued', 'sent', 'completed', 'manual_payout'];
