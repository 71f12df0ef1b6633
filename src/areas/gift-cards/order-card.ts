import { AppError, type Context, newId, type Parts } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { addDays, type CalendarDate, toCalendarDate } from '#kernel/shared';
import { checkPayable } from '#payments';
import { type Person, sealPeople } from './people.ts';
import { insertCard } from './queries.ts';

export const LEAST_CENTS = 2_500;
export const MOST_CENTS = 500_000;
/** So far ahead a card may be ordered for a day. */
const MOST_DAYS_AHEAD = 365;

export type GiftCardOrder = {
  amountCents: number;
  currency: string;
  purchaser: Person;
  recipient: Person;
  message: string;
  /** By the calendar of UTC. Null: as soon as it is paid. */
  deliverOn: CalendarDate | null;
};

/**
 * A card that waits for its payment: it has no code and is worth nothing yet.
 * @returns its id, and the token by which the browser of its buyer knows it again
 * @throws AppError invalid, currency_not_supported
 */
export async function orderGiftCard(
  ctx: Context,
  parts: Pick<Parts, 'keyring' | 'addresses'>,
  { amountCents, currency, purchaser, recipient, message, deliverOn }: GiftCardOrder,
): Promise<{ id: string; token: string }> {
  if (!Number.isSafeInteger(amountCents) || amountCents < LEAST_CENTS || amountCents > MOST_CENTS) {
    throw wrong('amount_cents', `must be ${LEAST_CENTS} to ${MOST_CENTS}`);
  }
  checkPayable(amountCents, currency);
  const today = toCalendarDate(ctx.clock());
  if (deliverOn !== null && (deliverOn < today || deliverOn > addDays(today, MOST_DAYS_AHEAD))) {
    throw wrong('deliver_on', 'must be today or a day within a year, by the calendar of UTC');
  }
  const [id, token] = [newId(), newToken()];
  await insertCard(ctx.db, {
    id,
    initialCents: amountCents,
    currency,
    people: sealPeople(parts, id, { purchaser, recipient, message }),
    purchaserEmailHash: parts.addresses.hashOf(purchaser.email),
    recipientEmailHash: parts.addresses.hashOf(recipient.email),
    deliverOn,
    orderHash: hashOf(token),
    createdAt: ctx.clock(),
  });
  return { id, token };
}

const wrong = (field: string, words: string) => new AppError('invalid', words, { pointer: `/gift_card/${field}` });
