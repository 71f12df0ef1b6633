import { type Context, newId, transaction } from '#kernel';
import { moved } from '#kernel/states';
import {
  extendRow,
  type Hold,
  insertHold,
  type NewHold,
  readHold,
  readStaleDepartures,
  renewLive,
  setHoldState,
} from './hold-rows.ts';
import { holdStates } from './hold-states.ts';
import { leftOf, lockPlaces, moveSeats } from './locked-places.ts';

/** All of these work within the transaction of the caller, who has locked the booking. */
type Seats = Pick<NewHold, 'bookingId' | 'departureId' | 'seats' | 'emailHash' | 'ipHash'>;

/** The hold of a booking as it stands; null: it never had one. */
export function holdOf({ db }: Context, bookingId: string): Promise<Hold | null> {
  return readHold(db, bookingId);
}

/** Gives a live hold its time again. @returns null when it has ended */
export async function renewHold(ctx: Context, bookingId: string, minutes: number): Promise<Hold | null> {
  // Its seats stay what they are: their departure is held up by nobody.
  const renewed = await renewLive(ctx.db, bookingId, minutes);
  if (renewed) return renewed;
  const hold = await readHold(ctx.db, bookingId);
  return hold?.isLive ? hold : null;
}

/** More time for whoever is sent away to pay, once. */
export async function extendHold(ctx: Context, bookingId: string, minutes: number): Promise<void> {
  const hold = await readHold(ctx.db, bookingId);
  if (hold?.state === 'active' && hold.isLive) await extendRow(ctx.db, hold.id, minutes);
}

/**
 * Takes seats for money that is on its way or has come, so that they don’t expire meanwhile: those that are held, or
 * others where the hold has ended and places are left. @returns whether there are seats
 */
export async function captureSeats(ctx: Context, seats: Seats): Promise<boolean> {
  const { db } = ctx;
  const places = await lockPlaces(ctx, [seats.departureId]);
  const hold = await readHold(db, seats.bookingId);
  if (hold?.state === 'capturing' || hold?.state === 'converted') return true;
  if (hold?.state === 'active') {
    await setHoldState(db, hold.id, moved(holdStates, hold.state, 'capture'));
    return true;
  }
  const here = places.get(seats.departureId);
  const left = here ? leftOf(here) : null;
  if (!here || left === null || left < seats.seats) return false;
  await moveSeats(db, places, seats.departureId, { held: seats.seats });
  const fresh = { ...seats, id: newId(), operatorId: here.operatorId, minutes: 1, atMostUntil: null };
  const { id, state } = await insertHold(db, fresh);
  await setHoldState(db, id, moved(holdStates, state, 'capture'));
  return true;
}

/** No money came: the seats are held as before, or go where their time is over. */
export async function refuseSeats(ctx: Context, bookingId: string): Promise<void> {
  const hold = await readHold(ctx.db, bookingId);
  if (hold?.state !== 'capturing') return;
  await lockPlaces(ctx, [hold.departureId]);
  await setHoldState(ctx.db, hold.id, moved(holdStates, hold.state, 'refuse'));
}

/** The seats are sold. Harmless where they are already. */
export async function sellSeats(ctx: Context, bookingId: string): Promise<void> {
  const hold = await readHold(ctx.db, bookingId);
  if (hold?.state !== 'capturing') {
    if (hold?.state === 'converted') return;
    throw new Error('Seats are sold that nobody took.');
  }
  const places = await lockPlaces(ctx, [hold.departureId]);
  await setHoldState(ctx.db, hold.id, moved(holdStates, hold.state, 'convert'));
  await moveSeats(ctx.db, places, hold.departureId, { held: -hold.seats, sold: hold.seats });
}

/** Seats that are held or sold are free again. Harmless where they are already. */
export async function freeSeats(ctx: Context, bookingId: string): Promise<void> {
  const hold = await lockedHold(ctx, bookingId);
  if (!hold || !['active', 'capturing', 'converted'].includes(hold.state)) return;
  const places = await lockPlaces(ctx, [hold.departureId]);
  const isSold = hold.state === 'converted';
  await setHoldState(ctx.db, hold.id, moved(holdStates, hold.state, isSold ? 'return' : 'release'));
  await moveSeats(ctx.db, places, hold.departureId, isSold ? { sold: -hold.seats } : { held: -hold.seats });
}

/** The hold after what has expired of its departure was let go. */
async function lockedHold(ctx: Context, bookingId: string): Promise<Hold | null> {
  const hold = await readHold(ctx.db, bookingId);
  if (!hold) return null;
  await lockPlaces(ctx, [hold.departureId]);
  return readHold(ctx.db, bookingId);
}

const DEPARTURES_AT_ONCE = 50;

/** Lets go of what has expired, departure by departure. @returns of how many departures */
export async function sweepHolds(ctx: Context): Promise<number> {
  const stale = await readStaleDepartures(ctx.db, DEPARTURES_AT_ONCE);
  for (const departureId of stale) await transaction(ctx, (inside) => lockPlaces(inside, [departureId]));
  return stale.length;
}
