import { type Accounts, actorReader } from '#accounts';
import { reservationReader } from '#bookings';
import type { Actor, Context, Parts } from '#kernel';

/** Finds out who sends a request: whose session it shows, and tokens of which reservations. */
export function actorOfRequest({
  accounts,
  hosts,
  ...ctx
}: Pick<Context, 'db' | 'clock'> & Pick<Parts, 'hosts'> & { accounts: Accounts }): (
  request: Request,
) => Promise<Actor> {
  const [readMember, readReservations] = [actorReader(ctx, accounts), reservationReader({ ...ctx, hosts })];
  return async (request) => {
    const [actor, bookingIds] = await Promise.all([readMember(request), readReservations(request)]);
    if (bookingIds.length === 0) return actor;
    if (actor.kind === 'member') return { ...actor, bookingIds };
    return actor.kind === 'visitor' ? { kind: 'reservation', bookingIds } : actor;
  };
}
