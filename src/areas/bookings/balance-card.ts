import { countCodeTry } from '#gift-cards';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import { hasMoney, leftOf, type PaymentState, paymentsOf, voidPayment } from '#payments';
import { lockOwn } from './access.ts';
import { type CardPart, chooseCard, fitCard, redeemCard, releaseCard } from './card-part.ts';
import { goneIn, isPaying, openCentsOf } from './money.ts';
import type { Booking } from './queries/bookings.ts';
import { saveBooking } from './save-booking.ts';

/** What of the balance of a booking a gift card pays, and until when it is set aside for that. */
type BalanceCard = Pick<
  Booking,
  'balanceCardId' | 'balanceCardLast4' | 'balanceCardCents' | 'balanceCardCause' | 'balanceCardUntil'
>;

const NONE: BalanceCard = {
  balanceCardId: null,
  balanceCardLast4: null,
  balanceCardCents: 0,
  balanceCardCause: null,
  balanceCardUntil: null,
};

/** As long as places are held for whoever is at PayPal. */
const SET_ASIDE_MS = 20 * 60_000;

export const setAsideUntil = ({ clock }: Context): Date => new Date(clock().getTime() + SET_ASIDE_MS);

/**
 * Sets aside as much of a card as is left to pay, in place of the one before; null sets nothing aside any more. PayPal
 * pays the rest, and the card its part with it.
 * @throws AppError not_found, not_confirmed, already_paid, payment_started, gift_card_invalid, gift_card_currency,
 * rate_limited
 */
export async function chooseBalanceCard(
  ctx: Context,
  parts: Pick<Parts, 'sharedLimits'>,
  { id, code, caller }: { id: string; code: string | null; caller: string },
): Promise<Booking> {
  if (code !== null) await countCodeTry(parts, caller);
  return transaction(ctx, async (inside) => {
    const booking = await lockOwn(inside, id);
    const payments = await paymentsOf(inside, { kind: 'booking', id });
    const openCents = leftToPay(booking, payments);
    if (isPaying(booking, payments)) throw new AppError('payment_started', 'A payment for this is on its way.');
    if (code === null) return saveBooking(inside, booking, await releaseBalanceCard(inside, booking));
    const chosen = asFirst({
      ...booking,
      ...asBalance(inside, await chooseCard(inside, asFirst(booking), code, 'balance')),
    });
    const card = asBalance(inside, await fitCard(inside, chosen, openCents, 'balance'));
    if (card.balanceCardId === null) {
      throw new AppError('gift_card_invalid', 'Too little is left on this gift card to pay with it here.');
    }
    return saveBooking(inside, booking, card);
  });
}

/**
 * What is left to pay here of a booking that stands, whoever pays it.
 * @throws AppError not_confirmed; already_paid, also while a balance stands of which only a part came back
 */
export function leftToPay(booking: Booking, payments: readonly PaymentState[]): number {
  if (booking.status !== 'confirmed' && booking.status !== 'pending_operator') {
    throw new AppError('not_confirmed', 'Confirm the reservation first: then it can be paid.');
  }
  const cents = openCentsOf(booking, payments);
  if (cents > 0 && !payments.some(isBalanceHere)) return cents;
  const words = goneIn(payments) > 0 ? GONE : 'This is paid already.';
  throw new AppError('already_paid', words);
}

const GONE = 'Nothing is to pay here. PayPal gave money of this back: we write about that.';

const isBalanceHere = ({ purpose, status, late }: PaymentState) =>
  purpose === 'balance' && hasMoney(status) && status !== 'refunded' && !late;

/** Lets go of what is set aside for a balance. @returns the booking's card from then on */
export async function releaseBalanceCard(ctx: Context, booking: Booking): Promise<BalanceCard> {
  await releaseCard(ctx, asFirst(booking));
  return NONE;
}

/** Pays all that is left with the card, which covers it. Orders at PayPal that nobody has approved are given up. */
export async function payByCard(ctx: Context, booking: Booking, payments: readonly PaymentState[]): Promise<Booking> {
  await redeemCard(ctx, asFirst(booking), leftToPay(booking, payments), 'balance');
  for (const { id, status } of payments) if (status === 'created') await voidPayment(ctx, id);
  return saveBooking(ctx, booking, NONE, { finalPayment: 'pay' });
}

/** The card pays its part once PayPal’s is here; where nothing is left to pay it is free again. */
export async function settleBalanceCard(
  ctx: Context,
  booking: Booking,
  payments: readonly PaymentState[],
): Promise<Booking> {
  if (booking.balanceCardCents === 0) return booking;
  const openCents = openCentsOf(booking, payments);
  const isRestHere = payments.some((payment) => payment.purpose === 'balance' && leftOf(payment) > 0);
  if (openCents > 0 && !(isRestHere && openCents <= booking.balanceCardCents)) return booking;
  await redeemCard(ctx, asFirst(booking), openCents, 'balance');
  return saveBooking(ctx, booking, NONE);
}

/** The same columns as of a first payment, for what sets a card aside, frees it and pays with it. */
function asFirst(booking: Booking): Booking {
  const { balanceCardId, balanceCardLast4, balanceCardCents, balanceCardCause } = booking;
  return {
    ...booking,
    giftCardId: balanceCardId,
    giftCardLast4: balanceCardLast4,
    giftCardCents: balanceCardCents,
    giftCardCause: balanceCardCause,
  };
}

function asBalance(ctx: Context, { giftCardId, giftCardLast4, giftCardCents, giftCardCause }: CardPart): BalanceCard {
  if (giftCardId === null) return NONE;
  return {
    balanceCardId: giftCardId,
    balanceCardLast4: giftCardLast4,
    balanceCardCents: giftCardCents,
    balanceCardCause: giftCardCause,
    balanceCardUntil: setAsideUntil(ctx),
  };
}
