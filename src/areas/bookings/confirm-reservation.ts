import { holdOf, renewHold } from '#inventory';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import { lockOwn } from './access.ts';
import { fitCard } from './card-part.ts';
import { assertVersion, type Of } from './change-reservation.ts';
import { scheduleOf } from './price-booking.ts';
import type { Booking } from './queries/bookings.ts';
import { readChanges } from './queries/changes.ts';
import { liveHold, type Reservation, reservationOf } from './reservation.ts';
import { saveBooking } from './save-booking.ts';
import { assertSeen, datesChanged, priceChanged } from './seen-price.ts';
import { settleBooking } from './settle-booking.ts';
import { tripOfBooking } from './trip-of-booking.ts';

/** What whoever confirms has seen: the sealed price, or its total in minor units. */
export type Confirmation = {
  termsAccepted: boolean;
  quote: string | null;
  totalCentsSeen: number | null;
  /** What was said to be paid now, and how much of it beside a gift card; left out by whoever reads it in the answer. */
  dueSeen?: DueSeen | null;
};

type DueSeen = { cents: number; restCents: number };

const HOUR_MS = 3_600_000;

/**
 * Closes a reservation for its payment: price, terms and dates stand from now on. Confirmed once more, it stays as it is,
 * for whoever has seen what it was confirmed with. Where a gift card pays everything that is due now, that places the booking.
 * @throws AppError step_incomplete with what is missing, hold_expired with when places can be held again,
 * price_changed with both figures, quote_expired, version_changed; not_confirmed where another sum is paid now than was seen
 */
export async function confirmReservation(ctx: Context, parts: Parts, of: Of, seen: Confirmation): Promise<Reservation> {
  const confirmed = await confirming(ctx, parts, of, seen);
  if (confirmed === null) throw dueChanged();
  return confirmed;
}

/** Null: another sum is paid now than was seen. What a gift card pays of it by now outlives that: it is shown next. */
function confirming(ctx: Context, parts: Parts, of: Of, seen: Confirmation): Promise<Reservation | null> {
  return transaction(ctx, async (inside) => {
    const booking = await lockOwn(inside, of.id, of.trip);
    if (booking.status === 'awaiting_payment') {
      // Sent twice it is one; but an older window may have shown another date, price or sum. Its end doesn’t matter any more.
      if (seen.quote !== null) assertSeen(parts, booking, seen.quote, new Date(0));
      return isDueAsSeen(seen, booking) ? reservationOf(inside, parts, booking) : null;
    }
    if (isPlacedByCard(booking)) return reservationOf(inside, parts, booking);
    if (booking.status !== 'draft') {
      throw new AppError('invalid_transition', 'This reservation can’t be confirmed any more.');
    }
    assertVersion(booking, of.version);
    const known = await reservationOf(inside, parts, booking);
    await assertHeld(inside, booking);
    assertComplete(known.missing, seen);
    if (seen.quote !== null) assertSeen(parts, booking, seen.quote, ctx.clock());
    else if (seen.totalCentsSeen !== booking.totalCents) throw priceChanged(seen.totalCentsSeen ?? 0, booking);
    const trip = await tripOfBooking(inside, booking);
    if (!trip.departure || !trip.policy || booking.currency === null) {
      throw new AppError('departure_closed', 'This date isn’t on sale any more. Choose another one.');
    }
    const { startDate, endDate, availability } = trip.departure;
    if (availability === 'cancelled') {
      throw new AppError('departure_closed', 'The company has canceled this date. Choose another one.');
    }
    const hasMoved = startDate !== booking.startDate || endDate !== booking.endDate;
    if (hasMoved || (seen.quote === null && (await movedSince(inside, booking)))) throw datesChanged(trip.departure);
    const departure = { ...trip.departure, currency: booking.currency };
    const { takesDeposit, ...schedule } = scheduleOf(trip, departure, booking);
    const card = await fitCard(inside, booking, schedule.dueNowCents ?? null);
    if (!isDueAsSeen(seen, { dueNowCents: schedule.dueNowCents ?? null, giftCardCents: card.giftCardCents })) {
      await saveBooking(inside, booking, card);
      return null;
    }
    const { tiers, depositRefundable } = trip.policy;
    const saved = await saveBooking(
      inside,
      booking,
      {
        ...schedule,
        ...card,
        policy: { tiers, depositRefundable },
        commissionBps: trip.operator.commissionBps,
        termsAcceptedAt: ctx.clock(),
        step: 'confirm',
      },
      { status: 'confirm', deposit: takesDeposit ? 'ask' : undefined, finalPayment: takesDeposit ? undefined : 'ask' },
    );
    await renewHold(inside, booking.id, booking.terms.holdMinutes);
    const placed = isCovered(saved) ? await settleBooking(inside, parts, saved.id) : null;
    return reservationOf(inside, parts, placed ?? saved);
  });
}

function isDueAsSeen(
  { dueSeen }: Confirmation,
  { dueNowCents, giftCardCents }: Pick<Booking, 'dueNowCents' | 'giftCardCents'>,
): boolean {
  if (dueSeen == null) return true;
  const cents = dueNowCents ?? 0;
  return dueSeen.cents === cents && dueSeen.restCents === cents - giftCardCents;
}

const dueChanged = () =>
  new AppError('not_confirmed', 'What is paid now has changed since. Look at it once more: nothing was charged.');

const isCovered = ({ giftCardCents, dueNowCents }: Booking) => giftCardCents > 0 && giftCardCents === dueNowCents;

const isPlacedByCard = (booking: Booking) =>
  (booking.status === 'confirmed' || booking.status === 'pending_operator') && isCovered(booking);

/** Whether its departure moved while it was reserved: by a total alone nobody shows that they have seen the new dates. */
async function movedSince(ctx: Context, { id, startDate }: Booking): Promise<boolean> {
  const changes = await readChanges(ctx.db, id);
  return changes.some(({ kind, newStartDate }) => kind === 'moved' && newStartDate === startDate);
}

async function assertHeld(ctx: Context, booking: Booking): Promise<void> {
  const hold = await holdOf(ctx, booking.id);
  if (!hold || liveHold(booking, hold)) return;
  throw holdExpired(hold.expiresAt);
}

export function holdExpired(expiredAt: Date): AppError {
  return new AppError(
    'hold_expired',
    'Your places have been given back: the time for which they were held is over. Nothing was charged.',
    { meta: { again_at: new Date(expiredAt.getTime() + HOUR_MS).toISOString() } },
  );
}

function assertComplete(missing: readonly string[], { termsAccepted, quote, totalCentsSeen }: Confirmation): void {
  const all = [
    ...missing,
    ...(termsAccepted ? [] : ['terms_accepted']),
    ...(quote === null && totalCentsSeen === null ? ['quote'] : []),
  ];
  if (all.length === 0) return;
  throw new AppError('step_incomplete', `This is missing before it can be confirmed: ${all.join(', ')}.`, {
    meta: { missing: all.join(',') },
  });
}
