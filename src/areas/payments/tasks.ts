import { defineTasks } from '#kernel/team';

const payment = { about: 'payment' } as const;
const refund = { about: 'refund' } as const;

/** Of which payments tell the team. */
export const paymentTasks = defineTasks({
  'payment.amount_differs': {
    ...payment,
    title: 'PayPal took another amount than was asked for',
    todo: 'Compare both in PayPal’s account. Refund there what is too much, or ask the traveler for what is missing.',
    facts: { asked: 'Asked for, in minor units', captured: 'Taken, in minor units' },
  },
  'payment.came_late': {
    ...payment,
    title: 'Money came for a payment that was given up',
    todo: 'Look whether it was paid twice. What nothing is given for goes back by itself: see that it does.',
    facts: { was: 'State before', capture: 'Capture at PayPal' },
  },
  'payment.disputed': {
    ...payment,
    title: 'A payer disputes a payment at PayPal',
    todo: 'Answer at PayPal before its deadline, with the booking and what was delivered.',
    facts: { dispute: 'Dispute at PayPal' },
  },
  'payment.dispute_ended': {
    ...payment,
    title: 'A dispute at PayPal has ended',
    todo: 'Read at PayPal who was right. Where the payer was, see that the booking is canceled or paid otherwise.',
    facts: { dispute: 'Dispute at PayPal' },
  },
  'refund.made_elsewhere': {
    ...payment,
    title: 'Money went back that nobody refunded here',
    todo: 'Find out in PayPal’s account who sent it back and why. Nothing of it is asked for again by itself: write to the traveler, and cancel the booking where it isn’t paid otherwise.',
    facts: { amount: 'Went back', refund: 'Refund at PayPal' },
  },
  'refund.failed': {
    ...refund,
    title: 'A refund failed',
    todo: 'Try it again where the cause is gone, or pay the traveler by hand and note that it is paid out. If you refund the same amount at PayPal itself, it is noted without you.',
    facts: { amount: 'To go back', failure: 'Why' },
  },
  'refund.manual_payout': {
    ...refund,
    title: 'A refund has to be paid by hand',
    todo: 'PayPal doesn’t refund it any more. Ask the traveler where to, pay it, and note that it is paid out.',
    facts: { amount: 'To go back', capture: 'Capture at PayPal' },
  },
  'refund.unanswered': {
    ...refund,
    title: 'PayPal doesn’t answer about a refund',
    todo: 'It goes on being tried. Look in PayPal’s account whether it is there before you do anything else about it.',
    facts: { amount: 'To go back', tried: 'Tries so far' },
  },
});

/** What waits about a refund as long as it isn’t settled. */
export const refundTasks = ['refund.failed', 'refund.manual_payout', 'refund.unanswered'] as const;
