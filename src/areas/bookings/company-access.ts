import { AppError, type Context, notFound, orNotFound } from '#kernel';
import { type Booking, lockBooking, readIdByOrderNumber } from './queries/bookings.ts';

/** What a company is told of: not what somebody has only begun. */
const TOLD: readonly Booking['status'][] = [
  'requested',
  'pending_operator',
  'confirmed',
  'declined',
  'cancelled',
  'completed',
];

/** In whose name somebody decides about what is a company’s. */
export type Decider = 'operator' | 'staff';

/**
 * The one who asks, for a company: somebody who speaks for it, or one of the team.
 * @throws AppError unauthenticated; second_factor_required for one of the team without it; not_found alike for what isn’t
 * there and what is another company’s
 */
export function deciderFor({ actor }: Context, operatorId: string | null): Decider {
  if (actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  if (operatorId !== null && actor.operatorIds.includes(operatorId)) return 'operator';
  if (operatorId !== null && actor.staff) return 'staff';
  if (operatorId !== null && actor.awaitsSecondFactor) assertProved({ actor });
  throw notFound();
}

/** Whether its company was told of a booking. */
export function isToldTo(booking: Booking | null): booking is Booking {
  return booking !== null && TOLD.includes(booking.status) && booking.placedAt !== null;
}

/** @throws AppError second_factor_required for who hasn’t shown it lately */
export function assertProved({ actor }: Pick<Context, 'actor'>): void {
  if (actor.kind === 'member' && actor.secondFactor) return;
  throw new AppError('second_factor_required', 'Enter a code of your authenticator first, at /second-factor.');
}

/** A booking of one’s own company, locked for this transaction. @throws AppError as deciderFor */
export async function lockForCompany(
  ctx: Context,
  orderNumber: string,
): Promise<{ booking: Booking; decider: Decider }> {
  const id = await readIdByOrderNumber(ctx.db, orderNumber);
  const booking = id === null ? null : await lockBooking(ctx.db, id);
  const decider = deciderFor(ctx, isToldTo(booking) ? booking.operatorId : null);
  return { booking: orNotFound(booking), decider };
}
