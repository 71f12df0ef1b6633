import type { Context } from '../context.ts';
import { AppError, notFound } from '../errors.ts';

/**
 * The one of the team who asks.
 * @throws AppError unauthenticated; second_factor_required for one of the team without it; not_found for others
 */
export function staffOf({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  if (actor.staff) return actor.userId;
  if (actor.awaitsSecondFactor) {
    throw new AppError('second_factor_required', 'Enter a code of your authenticator first, at /second-factor.');
  }
  throw notFound();
}
