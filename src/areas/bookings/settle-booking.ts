import { statedDeparture } from '#catalogue/sales';
import { captureSeats, freeSeats, refuseSeats, sellSeats } from '#inventory';
import { type Context, system, transaction } from '#kernel';
import { isOpen, leftOf, type PaymentState, paymentsOf, voidPayment } from '#payments';
import { settleBalanceCard } from './balance-card.ts';
import { redeemCard, releaseCard } from './card-part.ts';
import { endReservation, followDeparture } from './follow-departure.ts';
import { isProcessing, openCentsOf, paidOf, processedPurpose } from './money.ts';
import { type Booking, lockBooking } from './queries/bookings.ts';
import { saveBooking } from './save-booking.ts';
import { seatsOf } from './seats-of.ts';
import { sendBack } from './send-back.ts';
import { type MailParts, tellOfBooking } from './tell-of-booking.ts';

/**
 * Brings a booking to where its payments and its departure are, by whatever way they became known: an answer, a webhook,
 * a question, a company’s word, a feed. It is placed when what is due now is here and there are seats; money that nothing
 * can be given for goes back. Harmless when nothing is new.
 * @param refused a payment that was just asked for and that nothing comes of until somebody approves it anew
 */
export function settleBooking(
  ctx: Context,
  parts: MailParts,
  bookingId: string,
  refused: string | null = null,
): Promise<Booking | null> {
  return transaction({ ...ctx, actor: system }, async (inside) => {
    const booking = await lockBooking(inside.db, bookingId);
    if (!booking) return null;
    const subject = { kind: 'booking', id: bookingId } as const;
    const settled = await settle(inside, parts, booking, await paymentsOf(inside, subject), refused);
    await tellOfBooking(inside, parts, settled, await paymentsOf(inside, subject));
    return followDeparture(inside, parts, settled);
  });
}

async function settle(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  payments: PaymentState[],
  refused: string | null,
): Promise<Booking> {
  // No money was asked for by an order for another way to pay: it may stand open for hours.
  const mayCome = payments.some(
    ({ id, status, purpose }) =>
      id !== refused && (status === 'pending' || (isOpen(status) && purpose === processedPurpose(booking))),
  );
  if (booking.status === 'awaiting_payment' || booking.status === 'expired') {
    return settleUnplaced(ctx, parts, booking, payments, mayCome);
  }
  if (booking.status === 'confirmed' || booking.status === 'pending_operator' || booking.status === 'completed') {
    return settlePlaced(ctx, booking, payments, mayCome);
  }
  await giveBackLate(ctx, booking, payments);
  return booking;
}

async function settleUnplaced(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  payments: PaymentState[],
  mayCome: boolean,
): Promise<Booking> {
  const first = payments.filter(({ purpose }) => purpose !== 'balance');
  const here = paidOf(first);
  const due = booking.dueNowCents;
  const covered = here + booking.giftCardCents;
  const departure =
    covered > 0 && booking.departureId !== null ? await statedDeparture(ctx, booking.departureId) : null;
  const runs = departure?.availability !== 'cancelled';
  // What ended and was told so isn’t booked by money that the team is to give back.
  const isOver = booking.status === 'expired' && first.some(isLeftToTeam);
  if (!isOver && covered > 0 && due !== null && covered >= due && runs && (await takeSeats(ctx, booking))) {
    const giftCardCents = await redeemCard(ctx, booking, due - here);
    await sellSeats(ctx, booking.id);
    const placed = await place(ctx, booking, giftCardCents);
    // What was thought of before and left isn’t due any more.
    for (const { id, status } of first) if (isOpen(status)) await voidPayment(ctx, id);
    return settlePlaced(ctx, placed, await paymentsOf(ctx, { kind: 'booking', id: booking.id }), mayCome);
  }
  if (here > 0) {
    // Its seats are gone, or it isn’t what was asked for: nothing is kept that nothing is given for.
    await freeSeats(ctx, booking.id);
    const why = due !== null && covered >= due ? NO_PLACES : 'less came than was due';
    const ended = await endUnplaced(ctx, parts, booking, runs ? { why } : { cancelled: departure?.reason || null });
    await giveBack(ctx, first);
    return ended;
  }
  if (mayCome || !isProcessing(booking)) return booking;
  await refuseSeats(ctx, booking.id);
  return saveBooking(
    ctx,
    booking,
    {},
    {
      deposit: booking.depositStatus === 'processing' ? 'fail' : undefined,
      finalPayment: booking.finalPaymentStatus === 'processing' ? 'fail' : undefined,
    },
    first.at(-1)?.failure ?? 'the payment was given up',
  );
}

/** What is noted of a reservation whose money came when there were no places any more. */
export const NO_PLACES = 'no places were left when the money came';

/** @param ended `cancelled`: why its departure doesn’t run; `why`: it does */
async function endUnplaced(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  ended: { cancelled: string | null } | { why: string },
): Promise<Booking> {
  if (booking.status === 'expired') return booking;
  if ('cancelled' in ended) return endReservation(ctx, parts, booking, ended.cancelled, []);
  const card = await releaseCard(ctx, booking);
  return saveBooking(ctx, booking, card, { status: 'expire' }, ended.why);
}

async function takeSeats(ctx: Context, booking: Booking): Promise<boolean> {
  if (booking.departureId === null || booking.emailHash === null || booking.ipHash === null) return false;
  return captureSeats(ctx, seatsOf(booking));
}

function place(ctx: Context, booking: Booking, giftCardCents: number): Promise<Booking> {
  const byDeposit = booking.depositDueOn !== null;
  return saveBooking(
    ctx,
    booking,
    { step: 'completed', placedAt: ctx.clock(), giftCardCents },
    {
      status: booking.processType === 'on_request' ? 'place_on_request' : 'place',
      deposit: byDeposit ? 'pay' : undefined,
      finalPayment: byDeposit ? undefined : 'pay',
    },
  );
}

async function settlePlaced(ctx: Context, before: Booking, known: PaymentState[], mayCome: boolean): Promise<Booking> {
  const booking = await settleBalanceCard(ctx, before, known);
  const payments = booking === before ? known : await paymentsOf(ctx, { kind: 'booking', id: booking.id });
  const price = booking.priceCents ?? 0;
  const paid = paidOf(payments);
  // Twice the same, mostly since one that was given up came after all: what is too much goes back.
  if (paid > price) await giveBack(ctx, lateFirst(payments), paid - price);
  const isPaid = openCentsOf(booking, payments) <= 0;
  if (isPaid && booking.finalPaymentStatus !== 'paid' && !isGivenBack(booking)) {
    return saveBooking(ctx, booking, {}, { finalPayment: 'pay' });
  }
  if (!isPaid && booking.finalPaymentStatus === 'processing' && !mayCome) {
    return saveBooking(ctx, booking, {}, { finalPayment: 'fail' }, payments.at(-1)?.failure ?? null);
  }
  return booking;
}

const isGivenBack = ({ finalPaymentStatus: status }: Booking) =>
  status === 'refunded' || status === 'partially_refunded' || status === 'collected_by_operator';

/** What was given up, then what came last. */
const lateFirst = (payments: readonly PaymentState[]) =>
  payments.toReversed().sort((one, other) => Number(other.late) - Number(one.late));

/** Money for what is over: what came after the end goes back; what was agreed then is on its way already. */
async function giveBackLate(ctx: Context, booking: Booking, payments: PaymentState[]): Promise<void> {
  const end = booking.cancelledAt;
  const after = payments.filter(({ capturedAt }) => end === null || (capturedAt !== null && capturedAt > end));
  await giveBack(ctx, after);
}

/** A refund of it failed: somebody of the team decides what becomes of the money. */
const isLeftToTeam = ({ refunds }: PaymentState) => refunds.some(({ status }) => status === 'failed');

/**
 * Has of these payments sent back what is here still, once each, in their order, and no more than `mostCents`; nothing of
 * what is left to the team.
 */
async function giveBack(
  ctx: Context,
  payments: readonly PaymentState[],
  mostCents = Number.POSITIVE_INFINITY,
): Promise<void> {
  let left = mostCents;
  for (const payment of payments) {
    const amountCents = Math.min(leftOf(payment), left);
    left -= amountCents;
    if (amountCents > 0 && !isLeftToTeam(payment)) await sendBack(ctx, payment, { causeId: payment.id, amountCents });
  }
}
