import { freeSeats, holdOf } from '#inventory';
import type { Context } from '#kernel';
import { dateIn, latestDate } from '#kernel/shared';
import { mayStillCome, paymentsOf } from '#payments';
import { releaseBalanceCard } from './balance-card.ts';
import { releaseCard } from './card-part.ts';
import { AT_ONCE, allOf, each } from './each-booking.ts';
import { isPaying } from './money.ts';
import { reopening } from './money-moves.ts';
import { lockBooking, readEnded, readUntouched, readWithBalanceCards, readWithCards } from './queries/bookings.ts';
import { readOffered } from './queries/changes.ts';
import { saveBooking } from './save-booking.ts';

const UNTOUCHED_MS = 24 * 3_600_000;

/** Ends reservations that nobody has touched for a day and that hold no places. @returns how many */
export async function expireReservations(ctx: Context, signal?: AbortSignal): Promise<number> {
  const before = new Date(ctx.clock().getTime() - UNTOUCHED_MS);
  return each(ctx, await readUntouched(ctx.db, before, AT_ONCE), signal, async (inside, id) => {
    const booking = await lockBooking(inside.db, id);
    if (!booking || !['draft', 'awaiting_payment'].includes(booking.status) || booking.updatedAt >= before)
      return false;
    const hold = await holdOf(inside, id);
    if (hold?.isLive) return false;
    await freeSeats(inside, id);
    const card = await releaseCard(inside, booking);
    await saveBooking(inside, booking, card, { status: 'expire' }, 'not touched for a day');
    return true;
  });
}

/**
 * Lets go of gift cards that are set aside for too long, and that nobody is paying with: of reservations whose places have
 * lapsed, and of balances of which PayPal’s part wasn’t approved in time. The card pays elsewhere, and who comes back
 * enters it anew. @returns how many
 */
export async function freeLapsedCards(ctx: Context, signal?: AbortSignal): Promise<number> {
  const withCards = allOf((page) => readWithCards(ctx.db, page));
  const late = allOf((page) => readWithBalanceCards(ctx.db, ctx.clock(), page));
  return (await each(ctx, withCards, signal, freeLapsedCard)) + (await each(ctx, late, signal, freeBalanceCard));
}

async function freeLapsedCard(ctx: Context, id: string): Promise<boolean> {
  const booking = await lockBooking(ctx.db, id);
  if (!booking || booking.giftCardCents === 0 || !['draft', 'awaiting_payment'].includes(booking.status)) return false;
  if ((await holdOf(ctx, id))?.isLive) return false;
  const payments = await paymentsOf(ctx, { kind: 'booking', id });
  if (payments.some(({ status }) => mayStillCome(status))) return false;
  const isDraft = booking.status === 'draft';
  const card = await releaseCard(ctx, booking);
  await saveBooking(ctx, booking, card, isDraft ? {} : reopening(booking), 'its places have lapsed');
  return true;
}

/** An order at PayPal that nobody has approved keeps no card: it isn’t captured any more, as another sum is due then. */
async function freeBalanceCard(ctx: Context, id: string): Promise<boolean> {
  const booking = await lockBooking(ctx.db, id);
  if (!booking?.balanceCardUntil || booking.balanceCardUntil > ctx.clock()) return false;
  if (isPaying(booking, await paymentsOf(ctx, { kind: 'booking', id }))) return false;
  await saveBooking(ctx, booking, await releaseBalanceCard(ctx, booking));
  return true;
}

/** Completes bookings whose trip is over where it started; one that was offered other dates waits for its answer. @returns how many */
export async function completeBookings(ctx: Context, signal?: AbortSignal): Promise<number> {
  return each(ctx, await readEnded(ctx.db, latestDate(ctx.clock()), AT_ONCE), signal, async (inside, id) => {
    const booking = await lockBooking(inside.db, id);
    const today = dateIn(booking?.startZone ?? null, ctx.clock());
    if (booking?.status !== 'confirmed' || booking.endDate === null || booking.endDate >= today) return false;
    if (await readOffered(inside.db, id)) return false;
    await saveBooking(inside, booking, { step: 'completed' }, { status: 'complete' });
    return true;
  });
}
