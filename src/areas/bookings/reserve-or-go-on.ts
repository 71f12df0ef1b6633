import { holdOf } from '#inventory';
import type { Context, Parts } from '#kernel';
import { isOf } from './access.ts';
import { changeContact } from './change-reservation.ts';
import { isProcessing } from './money.ts';
import { readOwn } from './my-bookings.ts';
import type { Booking } from './queries/bookings.ts';
import { liveHold, type Reservation } from './reservation.ts';
import { type NewReservation, reserve } from './reserve.ts';

/**
 * Begins a reservation; or goes on with one’s own that holds places of that date for the same address, as those can’t be held
 * twice. What was filled in anew is taken over; for how many, and in which rooms, is said when places are held.
 * @throws AppError as reserve and changeContact
 */
export async function reserveOrGoOn(
  ctx: Context,
  parts: Parts,
  wish: NewReservation,
): Promise<Reservation & { token: string | null }> {
  const open = await openFor(ctx, parts, wish);
  if (!open) return reserve(ctx, parts, wish);
  const { comment, additional: _, ...contact } = wish.contact;
  // What was written to the company before isn’t shown by the form that begins: left blank it stays.
  const given = { contact: { ...contact, ...(comment !== null && { comment }) }, ages: wish.ages };
  return { ...(await changeContact(ctx, parts, { id: open.id }, given)), token: null };
}

/** Begun by the same account, or without one, through the same site. */
async function openFor(
  ctx: Context,
  { addresses }: Pick<Parts, 'addresses'>,
  { trip, departureId, contact }: NewReservation,
): Promise<Booking | null> {
  if (departureId === null) return null;
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  const emailHash = addresses.hashOf(contact.email);
  for (const booking of await readOwn(ctx)) {
    const isOpen = booking.status === 'draft' || (booking.status === 'awaiting_payment' && !isProcessing(booking));
    const isSame = booking.departureId === departureId && isOf(booking, trip) && booking.emailHash?.equals(emailHash);
    const isHere = booking.userId === userId && booking.partnerId === (ctx.partner?.id ?? null);
    if (isOpen && isSame && isHere && liveHold(booking, await holdOf(ctx, booking.id))) return booking;
  }
  return null;
}
