import { freeSeats, holdOf } from '#inventory';
import { type Context, system, transaction } from '#kernel';
import { dateIn, latestDate } from '#kernel/shared';
import { mayStillCome, paymentsOf } from '#payments';
import { releaseCard } from './card-part.ts';
import { reopening } from './money-moves.ts';
import { lockBooking, readEnded, readUntouched, readWithCards } from './queries/bookings.ts';
import { saveBooking } from './save-booking.ts';

const UNTOUCHED_MS = 24 * 3_600_000;
const AT_ONCE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

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
 * Lets go of gift cards that reservations have set aside whose places have lapsed, and that nobody is paying for: the card
 * pays elsewhere, and who comes back enters it anew. @returns how many
 */
export async function freeLapsedCards(ctx: Context, signal?: AbortSignal): Promise<number> {
  let freed = 0;
  for (let after = FIRST; ; ) {
    const ids = await readWithCards(ctx.db, { after, limit: AT_ONCE });
    freed += await each(ctx, ids, signal, async (inside, id) => {
      const booking = await lockBooking(inside.db, id);
      if (!booking || booking.giftCardCents === 0 || !['draft', 'awaiting_payment'].includes(booking.status))
        return false;
      if ((await holdOf(inside, id))?.isLive) return false;
      const payments = await paymentsOf(inside, { kind: 'booking', id });
      if (payments.some(({ status }) => mayStillCome(status))) return false;
      const isDraft = booking.status === 'draft';
      const card = await releaseCard(inside, booking);
      await saveBooking(inside, booking, card, isDraft ? {} : reopening(booking), 'its places have lapsed');
      return true;
    });
    if (ids.length < AT_ONCE || signal?.aborted) return freed;
    after = ids.at(-1) ?? after;
  }
}

/** Completes bookings whose trip is over where it started. @returns how many */
export async function completeBookings(ctx: Context, signal?: AbortSignal): Promise<number> {
  return each(ctx, await readEnded(ctx.db, latestDate(ctx.clock()), AT_ONCE), signal, async (inside, id) => {
    const booking = await lockBooking(inside.db, id);
    const today = dateIn(booking?.startZone ?? null, ctx.clock());
    if (booking?.status !== 'confirmed' || booking.endDate === null || booking.endDate >= today) return false;
    await saveBooking(inside, booking, { step: 'completed' }, { status: 'complete' });
    return true;
  });
}

/** Does each in a transaction of its own, as the system. @returns how many were done */
async function each(
  ctx: Context,
  ids: readonly string[],
  signal: AbortSignal | undefined,
  work: (inside: Context, id: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const id of ids) {
    if (signal?.aborted) break;
    if (await transaction({ ...ctx, actor: system }, (inside) => work(inside, id))) done += 1;
  }
  return done;
}
