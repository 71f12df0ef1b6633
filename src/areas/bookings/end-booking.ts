import { freeSeats } from '#inventory';
import { type Context, newId } from '#kernel';
import { failpoint } from '#kernel/running';
import { moved } from '#kernel/states';
import { isOpen, leftOf, type PaymentState, paymentsOf, voidPayment } from '#payments';
import { releaseBalanceCard } from './balance-card.ts';
import { type ChangeEvent, changeStates } from './booking-states.ts';
import { refundParts } from './cancellation.ts';
import { paidOf } from './money.ts';
import { moneyMoves } from './money-moves.ts';
import type { Booking } from './queries/bookings.ts';
import { type Change, readOffered, writeChangeState } from './queries/changes.ts';
import { saveBooking } from './save-booking.ts';
import { sendBack } from './send-back.ts';
import { type MailParts, tellOfBooking } from './tell-of-booking.ts';

type End = {
  as: 'cancel' | 'decline';
  /** What it follows from: the same cause again is the same refund. */
  causeId: string;
  by?: Booking['cancelledBy'];
  reason: string | null;
  /** What becomes of an offer that waits for an answer. */
  offer?: ChangeEvent;
  /** How much of what was paid goes back; left out: all of it. */
  backCents?: number;
};

/**
 * Ends a booking, whoever is the cause: its places are free, and what was paid goes back to where it came from, or as much of
 * it as was told. Within the transaction that has it locked; no payment of it may be on its way.
 * @returns what goes back
 */
export async function endBooking(
  ctx: Context,
  parts: MailParts,
  booking: Booking,
  { as, causeId, by = null, reason, offer = 'withdraw', backCents: toldCents }: End,
): Promise<{ booking: Booking; backCents: number }> {
  const subject = { kind: 'booking', id: booking.id } as const;
  const payments = await paymentsOf(ctx, subject);
  const paidCents = paidOf(payments);
  const backCents = toldCents ?? paidCents;
  await closeOffer(ctx, await readOffered(ctx.db, booking.id), offer);
  // Places are locked before a card is, and a card before payments are (0082, 0089).
  await freeSeats(ctx, booking.id);
  failpoint('during-cancellation');
  const card = await releaseBalanceCard(ctx, booking);
  await refund(ctx, payments, causeId, backCents);
  for (const { id, status } of payments) if (isOpen(status)) await voidPayment(ctx, id);
  const ended = await saveBooking(
    ctx,
    booking,
    { ...card, ...(as === 'cancel' ? { cancelledAt: ctx.clock(), cancelledBy: by } : {}) },
    { status: as, ...moneyMoves(booking, backCents, paidCents) },
    reason,
  );
  await tellOfBooking(ctx, parts, ended, await paymentsOf(ctx, subject));
  return { booking: ended, backCents };
}

/** Has a sum sent back, out of the payments that it came by. */
async function refund(ctx: Context, payments: PaymentState[], causeId: string, cents: number): Promise<void> {
  const here = payments.map((payment) => ({ ...payment, leftCents: leftOf(payment) }));
  for (const { payment, cents: amountCents } of refundParts(here, cents)) {
    await sendBack(ctx, payment, { causeId, amountCents });
  }
}

/** Notes what became of an offer, where there is one. */
export async function closeOffer(ctx: Context, offer: Change | null, event: ChangeEvent): Promise<void> {
  if (!offer) return;
  await writeChangeState(ctx.db, offer.id, moved(changeStates, offer.state, event), ctx.clock());
}

type Told = Partial<Omit<Change, 'id' | 'bookingId' | 'createdAt'>> & Pick<Change, 'kind' | 'state'>;

/** A change of this booking that begins with what it says. */
export function newChange({ id, startDate, endDate }: Booking, told: Told): Omit<Change, 'createdAt'> {
  return {
    id: newId(),
    bookingId: id,
    oldStartDate: startDate,
    oldEndDate: endDate,
    newStartDate: null,
    newEndDate: null,
    oldCents: null,
    newCents: null,
    reason: null,
    answerBy: null,
    ...told,
  };
}
