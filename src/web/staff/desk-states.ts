import type { DeskState } from '#bookings/shared';
import { STATUS } from '../booking/booking-words.ts';

const { draft, awaiting_payment, requested, pending_operator, confirmed, declined, cancelled, expired, completed } =
  STATUS;

/** By what the desk finds bookings: what somebody has to do with first, then each state. */
export const DESK_STATES: Readonly<Record<DeskState, string>> = {
  unanswered: 'Waits for its company',
  overdue: 'Balance overdue',
  draft: draft.words,
  awaiting_payment: awaiting_payment.words,
  requested: requested.words,
  pending_operator: pending_operator.words,
  confirmed: confirmed.words,
  declined: declined.words,
  cancelled: cancelled.words,
  expired: expired.words,
  completed: completed.words,
};
