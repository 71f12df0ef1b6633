import { AppError, type Context, orNotFound, type Parts } from '#kernel';
import { hashOf } from '#kernel/keys';
import { addDays, formatMoney, toCalendarDate } from '#kernel/shared';
import { readCode } from './code.ts';
import { inLedger, type Ledger, sumOf } from './ledger.ts';
import { type GiftCardRow, readCard, readCardByHash, readCardOfEntry } from './queries.ts';
import { isGood } from './states.ts';

/** So long at least holds what comes back to a card. */
const GIVEN_BACK_DAYS = 90;

export type GiftCard = Pick<GiftCardRow, 'id' | 'last4' | 'balanceCents' | 'currency' | 'state' | 'expiresOn'>;

/** The card of a code, to whoever has it. @throws AppError gift_card_invalid, the same for every reason */
export async function giftCardByCode({ db, clock }: Context, { code }: { code: string }): Promise<GiftCard> {
  const letters = readCode(code);
  const card = letters === null ? null : await readCardByHash(db, hashOf(letters));
  if (!card || !isUsable(card, clock())) throw invalid();
  const { id, last4, balanceCents, currency, state, expiresOn } = card;
  return { id, last4, balanceCents, currency, state, expiresOn };
}

const TRIES = { name: 'SIGNIN', max: 30, windowSeconds: 900 };

/** Counts a try of a code that isn't counted by its call, with those to sign in. @throws AppError rate_limited */
export async function countCodeTry({ sharedLimits }: Pick<Parts, 'sharedLimits'>, caller: string): Promise<void> {
  const { allowed, resetSeconds } = await sharedLimits.hit(TRIES, caller);
  if (allowed) return;
  throw new AppError('rate_limited', `Too many tries. Try again in ${resetSeconds} seconds.`, {
    retryAfterSeconds: resetSeconds,
  });
}

/** What of a card nobody has used or reserved; nothing of one that can't be used. */
export async function giftCardBalance({ db, clock }: Context, { giftCardId }: { giftCardId: string }): Promise<number> {
  const card = await readCard(db, giftCardId);
  return card && isUsable(card, clock()) ? card.balanceCents : 0;
}

export type Reservation = {
  giftCardId: string;
  bookingId: string;
  causeId: string;
  amountCents: number;
  currency: string;
};

/**
 * Takes so much of a card out of everybody's reach, or what is left of it, until it is redeemed or released. The same
 * cause again is the same reservation.
 * @returns how much was reserved
 * @throws AppError gift_card_invalid, also when nothing is left; gift_card_currency
 */
export async function reserveGiftCard(ctx: Context, reservation: Reservation): Promise<{ reservedCents: number }> {
  const { giftCardId, bookingId, causeId, amountCents, currency } = reservation;
  checkAmount(amountCents);
  return inLedger(ctx, giftCardId, async (ledger) => {
    const before = ledger.of('reserve', causeId);
    if (before) return { reservedCents: -before.signedCents };
    const { card } = ledger;
    if (!isUsable(card, ctx.clock())) throw invalid();
    if (card.currency !== currency) {
      throw new AppError('gift_card_currency', `This gift card pays trips in ${card.currency} only.`);
    }
    const reservedCents = Math.min(amountCents, card.balanceCents);
    if (reservedCents === 0) throw invalid();
    await ledger.add({ bookingId, kind: 'reserve', signedCents: -reservedCents, causeId });
    return { reservedCents };
  });
}

/** Gives back what a cause has reserved and nobody redeemed; done twice, it is done once. */
export function releaseGiftCard(
  ctx: Context,
  { giftCardId, causeId }: { giftCardId: string; causeId: string },
): Promise<void> {
  return inLedger(ctx, giftCardId, async (ledger) => {
    const reserve = ledger.of('reserve', causeId);
    if (reserve && !ledger.of('release', causeId)) await release(ledger, causeId);
  });
}

/**
 * Pays with what a cause has reserved, all of it or less; the rest is free again. The same cause again pays no more.
 * @returns the entry that paid, to be a payment's reference
 * @throws AppError not_found without a reservation; invalid for more than was reserved
 */
export function redeemGiftCard(
  ctx: Context,
  { giftCardId, causeId, amountCents }: { giftCardId: string; causeId: string; amountCents?: number },
): Promise<{ entryId: string; cents: number }> {
  return inLedger(ctx, giftCardId, async (ledger) => {
    const before = ledger.of('redeem', causeId);
    if (before) return { entryId: before.id, cents: -before.signedCents };
    const reserve = ledger.of('reserve', causeId);
    if (!reserve || ledger.of('release', causeId)) {
      throw new AppError('not_found', 'Nothing of this gift card is reserved for that any more.');
    }
    const cents = amountCents ?? -reserve.signedCents;
    checkAmount(cents);
    if (cents > -reserve.signedCents) throw new AppError('invalid', 'That is more than was reserved.');
    await release(ledger, causeId);
    const { id: entryId } = await ledger.add({
      bookingId: reserve.bookingId,
      kind: 'redeem',
      signedCents: -cents,
      causeId,
    });
    // A card that ran out or was blocked meanwhile keeps its word.
    if (isGood(ledger.card.state)) await ledger.settle();
    return { entryId, cents };
  });
}

/**
 * Puts back what an entry paid for something, or a part; on a card whose time is over it holds for three months more. The
 * same cause again puts back no more of the same entry.
 * @throws AppError refund_too_large; not_found for an entry that paid nothing
 */
export async function refundToGiftCard(
  ctx: Context,
  { entryId, causeId, amountCents }: { entryId: string; causeId: string; amountCents: number },
): Promise<void> {
  checkAmount(amountCents);
  const giftCardId = orNotFound(await readCardOfEntry(ctx.db, entryId));
  return inLedger(ctx, giftCardId, async (ledger) => {
    const paid = orNotFound(ledger.entries.find(({ id, kind }) => id === entryId && kind === 'redeem'));
    const back = ledger.entries.filter(({ redemptionId }) => redemptionId === entryId);
    if (back.some((entry) => entry.causeId === causeId)) return;
    const left = -sumOf([paid, ...back]);
    if (amountCents > left) {
      const { currency } = ledger.card;
      throw new AppError(
        'refund_too_large',
        `Of what this gift card paid, ${formatMoney({ cents: left, currency })} can still go back.`,
      );
    }
    const { bookingId } = paid;
    await ledger.add({ bookingId, kind: 'refund', signedCents: amountCents, causeId, redemptionId: entryId });
    if (ledger.card.state === 'blocked') return;
    const today = toCalendarDate(ctx.clock());
    const least = addDays(today, GIVEN_BACK_DAYS);
    const isSoon = (ledger.card.expiresOn ?? today) < least;
    await ledger.settle(undefined, isSoon ? { expiresOn: least } : {});
  });
}

async function release(ledger: Ledger, causeId: string): Promise<void> {
  const reserve = ledger.of('reserve', causeId);
  if (!reserve) return;
  const { bookingId, signedCents } = reserve;
  await ledger.add({ bookingId, kind: 'release', signedCents: -signedCents, causeId });
}

function isUsable({ state, expiresOn }: GiftCardRow, now: Date): boolean {
  return isGood(state) && expiresOn !== null && expiresOn >= toCalendarDate(now);
}

function checkAmount(cents: number): void {
  if (Number.isSafeInteger(cents) && cents > 0) return;
  throw new AppError('invalid', 'An amount of a gift card is a whole number of minor units above zero.');
}

/** Nobody learns why: whoever tries codes out would. */
function invalid(): AppError {
  return new AppError('gift_card_invalid', 'This gift card can’t be used. Check its code, or write to us.');
}
