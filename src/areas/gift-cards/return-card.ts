import { AppError, type Context, type Parts } from '#kernel';
import { noteAudit } from '#kernel/audit';
import { addDays, type CalendarDate, formatDate, toCalendarDate } from '#kernel/shared';
import { type PaymentState, paymentsOf, requestRefund } from '#payments';
import { inLedger, type Ledger } from './ledger.ts';
import { type BoughtCard, readCardsBought } from './queries.ts';
import type { GiftCardState } from './states.ts';

const WITHIN_DAYS = 14;
const MOST_CARDS = 50;

/** Why a card in such a state can’t be given back. */
const REFUSED: Readonly<Partial<Record<GiftCardState, string>>> = {
  pending_payment: 'Nobody has paid for this gift card, so nothing goes back.',
  void: 'Nobody has paid for this gift card, so nothing goes back.',
  refunded: 'This gift card was given back already.',
  expired: 'This gift card has run out.',
  blocked: 'This gift card is blocked.',
};

export type ReturnedCard = { cents: number; currency: string };

/**
 * Takes an unused card back within fourteen days of its payment, whose money goes back the way it came: the card is worth
 * nothing from then on. Its buyer is told when the money is back.
 * @param by who of the team does it
 * @throws AppError not_found; invalid_transition, with the reason as a sentence, for a card that can’t be given back;
 * refund_too_large where its payment went back otherwise
 */
export function returnGiftCard(
  ctx: Context,
  { giftCardId, by }: { giftCardId: string; by: string },
): Promise<ReturnedCard> {
  return inLedger(ctx, giftCardId, async (ledger, inside) => {
    const { balanceCents: cents, currency } = ledger.card;
    const payments = await paymentsOf(inside, { kind: 'gift_card', id: giftCardId });
    const bought = payments.find(({ id }) => ledger.of('issue', id));
    const refusal = refusalOf(ledger, bought, toCalendarDate(ctx.clock()));
    if (!bought || refusal !== null) throw new AppError('invalid_transition', refusal ?? UNKNOWN);
    await ledger.settle('refunded');
    await ledger.add({ bookingId: null, kind: 'refund', signedCents: -cents, causeId: giftCardId });
    await requestRefund(inside, { paymentId: bought.id, causeId: giftCardId, amountCents: cents });
    await noteAudit(inside.db, ctx.actor, {
      action: 'gift_card.returned',
      subjectId: giftCardId,
      details: { cents, currency, by },
    });
    return { cents, currency };
  });
}

/** Cards that were bought with an address, the newest first. */
export function giftCardsBoughtWith(
  ctx: Context,
  { addresses }: Pick<Parts, 'addresses'>,
  email: string,
): Promise<BoughtCard[]> {
  return readCardsBought(ctx.db, addresses.hashOf(email), MOST_CARDS);
}

const UNKNOWN = 'Nothing is known of the payment that bought this gift card.';

function refusalOf({ card }: Ledger, bought: PaymentState | undefined, today: CalendarDate): string | null {
  const { state, balanceCents, initialCents } = card;
  const known = REFUSED[state];
  if (known !== undefined) return known;
  if (balanceCents !== initialCents)
    return 'Only a gift card that nobody has used goes back: this one paid for a trip, or is set aside for one.';
  if (!bought) return UNKNOWN;
  if (bought.status === 'disputed') return 'Its buyer disputes the payment at PayPal, and what is said there decides.';
  const last = addDays(toCalendarDate(bought.capturedAt ?? card.createdAt), WITHIN_DAYS);
  return today > last
    ? `A gift card goes back within fourteen days of buying it, for this one until ${formatDate(last)}.`
    : null;
}
