import { AppError, type Context, newId } from '#kernel';
import { failpoint } from '#kernel/running';
import { moved } from '#kernel/states';
import { type Hold, insertHold, type NewHold, readHeldBy, readHold, renewRow, setHoldState } from './hold-rows.ts';
import { holdStates } from './hold-states.ts';
import { leftOf, lockPlaces, moveSeats } from './locked-places.ts';

/** Seats that one may hold at once, over all departures and on one (domain-and-api, limit HOLD). */
const MOST = { byCaller: 40, byEmail: 20, byCallerHere: 20 };
const HOUR_MS = 3_600_000;

export type Wish = Pick<NewHold, 'bookingId' | 'departureId' | 'seats' | 'emailHash' | 'ipHash' | 'minutes'>;

/**
 * Holds seats for a booking, within the transaction of the caller, who has locked the booking. A live hold of it is
 * changed: renewed, made larger or smaller, or moved to another departure; it never lasts longer than an hour.
 * @param known its hold as it was read in this transaction; null: it never had one
 * @throws AppError sold_out with the places left, hold_limit with when it can be tried again, departure_closed where
 * places are on request only, payment_started
 */
export async function holdSeats(ctx: Context, wish: Wish, known: Hold | null): Promise<Hold> {
  const { db } = ctx;
  const others = await readHeldBy(db, wish);
  const places = await lockPlaces(ctx, [...new Set([known?.departureId ?? wish.departureId, wish.departureId])]);
  // What was read before the lock may have expired with it.
  const hold = known && (await readHold(db, wish.bookingId));
  if (hold?.state === 'capturing') {
    throw new AppError('payment_started', 'A payment for these places is under way. Wait until it is settled.');
  }
  const live = hold?.state === 'active' && hold.isLive ? hold : null;
  const here = places.get(wish.departureId);
  const own = live?.departureId === wish.departureId ? live.seats : 0;
  const left = here ? leftOf(here) : null;
  if (!here || left === null) {
    throw new AppError('departure_closed', 'Places on this date are on request only: ask the company.');
  }
  assertWithin(wish, others, own > 0);
  if (wish.seats > left + own) {
    const now = left + own;
    throw new AppError('sold_out', now === 0 ? 'This date is sold out.' : `Only ${now} of these places are left.`, {
      meta: { spots_left: now },
    });
  }
  if (live && own > 0) {
    await moveSeats(db, places, wish.departureId, { held: wish.seats - own });
    return renewRow(db, live.id, wish.seats, wish.minutes);
  }
  if (live) {
    await setHoldState(db, live.id, moved(holdStates, live.state, 'release'));
    await moveSeats(db, places, live.departureId, { held: -live.seats });
  }
  await moveSeats(db, places, wish.departureId, { held: wish.seats });
  const held = await insertHold(db, {
    ...wish,
    id: newId(),
    operatorId: here.operatorId,
    atMostUntil: live?.atMostUntil ?? null,
  });
  failpoint('hold-inserted');
  return held;
}

function assertWithin({ seats }: Wish, held: Awaited<ReturnType<typeof readHeldBy>>, holdsHere: boolean): void {
  const refuse = (detail: string, againAt: Date | null = null) => {
    throw new AppError('hold_limit', detail, { meta: { again_at: againAt?.toISOString() ?? null } });
  };
  if (held.expiredHereAt && !holdsHere) {
    const againAt = new Date(held.expiredHereAt.getTime() + HOUR_MS);
    refuse('Places that you held here have been given back. They can be held again an hour later.', againAt);
  }
  if (held.byEmailHere > 0) refuse('You hold places on this date already, in another reservation.');
  if (held.byCallerHere + seats > MOST.byCallerHere) {
    refuse(`At most ${MOST.byCallerHere} places on one date can be held at once from one network.`);
  }
  if (held.byEmail + seats > MOST.byEmail) refuse(`At most ${MOST.byEmail} places can be held at once.`);
  if (held.byCaller + seats > MOST.byCaller) {
    refuse(`At most ${MOST.byCaller} places can be held at once from one network.`);
  }
}
