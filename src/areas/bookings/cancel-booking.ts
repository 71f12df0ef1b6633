import { statedDeparture } from '#catalogue/sales';
import { AppError, type Context, isId, newId, transaction } from '#kernel';
import { dateIn } from '#kernel/shared';
import { type PaymentState, paymentsOf } from '#payments';
import { lockOwnByOrderNumber } from './access.ts';
import { type CancellationTerms, cancellationTerms } from './cancellation.ts';
import { endBooking } from './end-booking.ts';
import { hasDatesOf, hasStarted } from './follow-departure.ts';
import { isPaying, paidOf } from './money.ts';
import type { Booking } from './queries/bookings.ts';
import { insertQuote, type QuoteRow, readQuote, spendQuote } from './queries/cancellation-quotes.ts';
import { readOffered } from './queries/changes.ts';
import { type MailParts, tellOfCancellation } from './tell-of-booking.ts';

const QUOTE_MS = 15 * 60_000;

/**
 * What would come back if somebody cancelled now, good for a quarter of an hour.
 * @throws AppError not_found, not_cancellable
 */
export function quoteCancellation(ctx: Context, orderNumber: string): Promise<QuoteRow> {
  return transaction(ctx, async (inside) => {
    const booking = await lockOwnByOrderNumber(inside, orderNumber);
    return quoteFor(inside, booking);
  });
}

async function quoteFor(ctx: Context, booking: Booking): Promise<QuoteRow> {
  const payments = await paymentsOf(ctx, { kind: 'booking', id: booking.id });
  await assertCancellable(ctx, booking, payments);
  const terms = await termsNow(ctx, booking, payments);
  const expiresAt = new Date(ctx.clock().getTime() + QUOTE_MS);
  const quote = { id: newId(), bookingId: booking.id, ...terms, expiresAt, usedAt: null };
  await insertQuote(ctx.db, quote);
  return quote;
}

/**
 * By the terms that were agreed; all of it where the company has moved the date, or canceled it, and nobody has agreed to that,
 * and where it never said yes.
 */
export async function termsNow(
  ctx: Context,
  booking: Booking,
  payments: readonly PaymentState[],
): Promise<CancellationTerms> {
  const paidCents = paidOf(payments);
  const terms = cancellationTerms(booking, paidCents, dateIn(booking.startZone, ctx.clock()));
  const departure = booking.departureId === null ? null : await statedDeparture(ctx, booking.departureId);
  const isOther = departure !== null && (departure.availability === 'cancelled' || !hasDatesOf(booking, departure));
  return isOther || isUnanswered(ctx, booking) || (await readOffered(ctx.db, booking.id))
    ? { ...terms, refundBps: 10_000, refundCents: paidCents, penaltyCents: 0 }
    : terms;
}

type Starting = Pick<Booking, 'status' | 'startDate' | 'startZone'>;

/** Its day has come, and its company never said yes: nothing has begun, and nothing of it is kept. */
export const isUnanswered = (ctx: Context, booking: Starting): boolean =>
  (booking.status === 'requested' || booking.status === 'pending_operator') && hasStarted(ctx, booking);

const CANCELLABLE: readonly Booking['status'][] = ['requested', 'pending_operator', 'confirmed'];

/** @throws AppError not_cancellable with what stands in the way */
export async function assertCancellable(
  ctx: Context,
  booking: Booking,
  payments: readonly PaymentState[],
): Promise<void> {
  const why = await whyNotCancellable(ctx, booking, payments);
  if (why !== null) throw new AppError('not_cancellable', NOT_CANCELLABLE[why]);
}

const NOT_CANCELLABLE = {
  over: 'There is nothing to cancel.',
  begun: 'The trip has begun. Write to us.',
  paying: 'A payment is on its way. Wait until it is settled, then cancel.',
};

export type WhyNotCancellable = keyof typeof NOT_CANCELLABLE;

/** What stands in the way of canceling; null: nothing. */
export async function whyNotCancellable(
  ctx: Context,
  booking: Starting & Pick<Booking, 'id' | 'depositStatus' | 'finalPaymentStatus'>,
  payments: readonly PaymentState[],
): Promise<WhyNotCancellable | null> {
  if (!CANCELLABLE.includes(booking.status)) return 'over';
  // While other dates are offered, the old ones are those of nothing that runs.
  const isLate = booking.status === 'confirmed' && hasStarted(ctx, booking);
  if (isLate && !(await readOffered(ctx.db, booking.id))) return 'begun';
  return isPaying(booking, payments) ? 'paying' : null;
}

/**
 * Cancels by a quote: seats are free, and what was told comes back to where it came from. The same quote again finds it
 * done.
 * @throws AppError not_found, quote_required and quote_expired with a fresh quote, not_cancellable
 */
export async function cancelBooking(
  ctx: Context,
  parts: MailParts,
  { orderNumber, quoteId, reason }: { orderNumber: string; quoteId: string | null; reason: string | null },
): Promise<{ booking: Booking; refundCents: number }> {
  // A fresh quote outlives the refusal that hands it over.
  const refused = await transaction(ctx, async (inside) => {
    const booking = await lockOwnByOrderNumber(inside, orderNumber);
    const quote = quoteId === null || !isId(quoteId) ? null : await readQuote(inside.db, quoteId, booking.id);
    if (quote?.usedAt) return { done: { booking, refundCents: quote.refundCents } };
    if (quote && quote.expiresAt > ctx.clock() && (await stillHolds(inside, booking, quote))) {
      return { done: await cancelBy(inside, parts, booking, quote, reason) };
    }
    return { fresh: await quoteFor(inside, booking), wasGiven: quote !== null };
  });
  if (refused.done) return refused.done;
  const { fresh, wasGiven } = refused;
  throw new AppError(
    wasGiven ? 'quote_expired' : 'quote_required',
    wasGiven
      ? 'What comes back was told a while ago. Look at it once more, then cancel.'
      : 'Look at what comes back, then cancel with that quote.',
    {
      meta: {
        quote_id: fresh.id,
        refund_cents: fresh.refundCents,
        penalty_cents: fresh.penaltyCents,
        expires_at: fresh.expiresAt.toISOString(),
      },
    },
  );
}

async function stillHolds(ctx: Context, booking: Booking, quote: QuoteRow): Promise<boolean> {
  const payments = await paymentsOf(ctx, { kind: 'booking', id: booking.id });
  await assertCancellable(ctx, booking, payments);
  // Since then the company may have moved or canceled the date: more comes back than was told.
  const { refundCents } = await termsNow(ctx, booking, payments);
  return paidOf(payments) === quote.refundCents + quote.penaltyCents && refundCents <= quote.refundCents;
}

async function cancelBy(ctx: Context, parts: MailParts, booking: Booking, quote: QuoteRow, reason: string | null) {
  await spendQuote(ctx.db, quote.id, ctx.clock());
  const { id: causeId, refundCents: backCents } = quote;
  const end = { as: 'cancel', causeId, by: 'traveler', reason, offer: 'refuse', backCents } as const;
  const { booking: cancelled } = await endBooking(ctx, parts, booking, end);
  await tellOfCancellation(ctx, parts, cancelled, { ...quote, was: booking.status });
  return { booking: cancelled, refundCents: backCents };
}
