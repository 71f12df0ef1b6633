import type { Context, Parts } from '#kernel';
import { hashOf } from '#kernel/keys';
import { isOpen, type PaymentState, paymentsOf } from '#payments';
import { openPeople, type People } from './people.ts';
import { type GiftCardRow, readCard, readIdByOrder, readPeople } from './queries.ts';
import { isGood } from './states.ts';

/** A card as its buyer sees it, who has just ordered it: what they typed, and what became of it. Never its code. */
export type OwnOrder = Pick<GiftCardRow, 'id' | 'initialCents' | 'currency' | 'deliverOn'> & {
  people: People | null;
  /** ordered: it waits for its payment. paying: PayPal was asked and hasn't said yet. bought: it is paid. over: it was given up, or more. */
  state: 'ordered' | 'paying' | 'bought' | 'over';
  isDelivered: boolean;
};

/** The card that a browser shows the token of; null where there is none. */
export async function ownOrder(
  ctx: Context,
  parts: Pick<Parts, 'keyring'>,
  token: string | undefined,
): Promise<OwnOrder | null> {
  const id = token ? await readIdByOrder(ctx.db, hashOf(token)) : null;
  const card = id === null ? null : await readCard(ctx.db, id);
  if (!card) return null;
  const known = await readPeople(ctx.db, card.id);
  const { initialCents, currency, deliverOn, deliveredAt } = card;
  return {
    id: card.id,
    initialCents,
    currency,
    deliverOn,
    people: known?.people ? openPeople(parts, card.id, known.people) : null,
    state: await stateOf(ctx, card),
    isDelivered: deliveredAt !== null,
  };
}

async function stateOf(ctx: Context, { id, state, unsettledSince }: GiftCardRow): Promise<OwnOrder['state']> {
  if (isGood(state) || state === 'used') return 'bought';
  if (state !== 'pending_payment') return 'over';
  const payments = await paymentsOf(ctx, { kind: 'gift_card', id });
  // PayPal was asked to take it and didn't answer: it may have done so.
  const isUnanswered = (payment: PaymentState) =>
    unsettledSince !== null && payment.isCaptureAsked && isOpen(payment.status);
  const isUnderWay = payments.some((payment) => payment.status === 'pending' || isUnanswered(payment));
  return isUnderWay ? 'paying' : 'ordered';
}
