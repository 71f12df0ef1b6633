import { giftCardBalance, giftCardByCode, redeemGiftCard, releaseGiftCard, reserveGiftCard } from '#gift-cards';
import { AppError, type Context, isAppError, newId } from '#kernel';
import { payableStep } from '#kernel/payable';
import { recordPayment } from '#payments';
import { scheduleOf } from './price-booking.ts';
import type { Booking } from './queries/bookings.ts';
import { tripOfBooking } from './trip-of-booking.ts';

/** What of the first payment of a booking a gift card pays. */
export type CardPart = Pick<Booking, 'giftCardId' | 'giftCardLast4' | 'giftCardCents' | 'giftCardCause'>;

export type Purpose = 'deposit' | 'full' | 'balance';

/** The field that a refusal is about: of a reservation, and of a balance. */
const POINTERS = { first: '/reserve/gift_card_code', balance: '/booking_details/gift_card_code' };
const NONE: CardPart = { giftCardId: null, giftCardLast4: null, giftCardCents: 0, giftCardCause: null };

/**
 * The card of a code in place of the one before; nothing of it is set aside yet (`fitCard`).
 * @throws AppError gift_card_invalid, gift_card_currency
 */
export async function chooseCard(
  ctx: Context,
  booking: Booking,
  code: string,
  of: keyof typeof POINTERS = 'first',
): Promise<CardPart> {
  const pointer = POINTERS[of];
  const card = await naming(pointer, giftCardByCode(ctx, { code }));
  if (card.currency !== booking.currency) {
    throw new AppError('gift_card_currency', `This gift card pays trips in ${card.currency} only.`, { pointer });
  }
  if (card.id === booking.giftCardId) return partOf(booking);
  await releaseCard(ctx, booking);
  return { giftCardId: card.id, giftCardLast4: card.last4, giftCardCents: 0, giftCardCause: newId() };
}

/** Lets go of what is set aside of a card. @returns the booking's part of it from then on */
export async function releaseCard(ctx: Context, booking: CardPart): Promise<CardPart> {
  const { giftCardId, giftCardCents, giftCardCause: causeId } = booking;
  if (giftCardId !== null && causeId !== null && giftCardCents > 0) {
    await releaseGiftCard(ctx, { giftCardId, causeId });
  }
  return NONE;
}

/**
 * Sets aside as much of a card as is due now, or what is left of it; what was set aside before and isn't needed any more is
 * free again. A card that can't be used any more is left out, unless it was chosen just now.
 * @throws AppError gift_card_invalid, gift_card_currency of a card that was chosen just now
 */
export async function fitCard(
  ctx: Context,
  booking: Booking,
  dueCents: number | null,
  of: keyof typeof POINTERS = 'first',
): Promise<CardPart> {
  const { giftCardId, giftCardCents, currency } = booking;
  if (giftCardId === null || currency === null || dueCents === null || dueCents === giftCardCents) {
    return partOf(booking);
  }
  const isMore = dueCents > giftCardCents;
  if (giftCardCents > 0 && isMore && (await giftCardBalance(ctx, { giftCardId })) === 0) return partOf(booking);
  await releaseCard(ctx, booking);
  const causeId = newId();
  const wish = { giftCardId, bookingId: booking.id, causeId, amountCents: dueCents, currency };
  try {
    const { reservedCents } = await naming(POINTERS[of], reserveGiftCard(ctx, wish));
    const cents = await payableRest(ctx, wish, reservedCents);
    return cents === null ? NONE : { ...partOf(booking), ...cents };
  } catch (error) {
    if (giftCardCents === 0 || !isAppError(error)) throw error;
    return NONE;
  }
}

type Wish = Parameters<typeof reserveGiftCard>[1];

/** What is left for PayPal has to be an amount that it takes: of some currencies whole units alone. */
async function payableRest(
  ctx: Context,
  wish: Wish,
  reservedCents: number,
): Promise<Pick<CardPart, 'giftCardCents' | 'giftCardCause'> | null> {
  const step = payableStep(wish.currency);
  const over = (wish.amountCents - reservedCents) % step;
  if (over === 0) return { giftCardCents: reservedCents, giftCardCause: wish.causeId };
  await releaseGiftCard(ctx, wish);
  const giftCardCents = reservedCents - (step - over);
  if (giftCardCents <= 0) return null;
  const giftCardCause = newId();
  await reserveGiftCard(ctx, { ...wish, causeId: giftCardCause, amountCents: giftCardCents });
  return { giftCardCents, giftCardCause };
}

/** What is due now by what was chosen so far; null while that isn't known. */
export async function dueSoFar(ctx: Context, booking: Booking): Promise<number | null> {
  const { departureId, startDate, currency, paymentType, priceCents } = booking;
  if (departureId === null || startDate === null || currency === null) return null;
  if (paymentType === null || priceCents === null) return null;
  const trip = await tripOfBooking(ctx, booking);
  return scheduleOf(trip, { startDate, currency }, booking).dueNowCents ?? null;
}

/** Pays with what is set aside, as far as it is still to pay. @returns what it paid */
export async function redeemCard(
  ctx: Context,
  booking: Booking,
  openCents: number,
  purpose: Purpose = booking.depositDueOn === null ? 'full' : 'deposit',
): Promise<number> {
  const { id, giftCardId, giftCardCause: causeId, giftCardCents, operatorId, currency } = booking;
  const amountCents = Math.min(giftCardCents, openCents);
  if (giftCardId === null || causeId === null || currency === null || giftCardCents === 0) return 0;
  if (amountCents <= 0) {
    await releaseGiftCard(ctx, { giftCardId, causeId });
    return 0;
  }
  const { entryId } = await redeemGiftCard(ctx, { giftCardId, causeId, amountCents });
  await recordPayment(ctx, {
    subject: { kind: 'booking', id },
    operatorId,
    purpose,
    method: 'gift_card',
    amountCents,
    currency,
    processorRef: entryId,
  });
  return amountCents;
}

const partOf = ({ giftCardId, giftCardLast4, giftCardCents, giftCardCause }: Booking): CardPart => ({
  giftCardId,
  giftCardLast4,
  giftCardCents,
  giftCardCause,
});

async function naming<Result>(pointer: string, asking: Promise<Result>): Promise<Result> {
  try {
    return await asking;
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new AppError(error.code, error.message, { pointer });
  }
}
