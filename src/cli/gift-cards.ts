import { userInfo } from 'node:os';
import { blockGiftCard, giftCardsBoughtWith, returnGiftCard, unblockGiftCard } from '#gift-cards';
import { type Context, isAppError, isId, readConfig } from '#kernel';
import { withKey } from '#kernel/keys';
import { startMail } from '#kernel/mail';
import { formatMoney } from '#kernel/shared';
import { areas } from '../areas.ts';
import { UsageError } from './usage-error.ts';

/** Gift cards that were bought with an address, for who asks the team from there. Codes aren’t known to anybody here. */
export async function giftCards(ctx: Context, [email = '']: string[]): Promise<string[]> {
  if (!email) throw new UsageError('Name the address with which a gift card was bought.');
  const parts = await startMail({ ctx, config: await withKey(readConfig(process.env, areas)) });
  const cards = await giftCardsBoughtWith(ctx, parts, email);
  if (cards.length === 0) return [`No gift card was bought with ${email}.`];
  return cards.map(({ id, createdAt, initialCents, balanceCents, currency, state, last4 }) => {
    const money = (cents: number) => formatMoney({ cents, currency });
    const code = last4 === null ? 'not mailed yet' : `code ends in ${last4}`;
    const worth = `${money(initialCents)}, ${money(balanceCents)} left`;
    return `${id}  ${createdAt.toISOString().slice(0, 10)}  ${state.replaceAll('_', ' ')}  ${worth}  ${code}`;
  });
}

/** Takes an unused card back: its money goes back by PayPal, from a running server or worker. */
export const giftCardReturn = (ctx: Context, [id]: string[]): Promise<string[]> =>
  ofCard(id, async (giftCardId) => {
    const money = await returnGiftCard(ctx, { giftCardId, by: `${userInfo().username} on the server` });
    return [
      `The gift card pays nothing any more, and ${formatMoney(money)} goes back by PayPal.`,
      'Its buyer is told when the money is back. Should PayPal refuse, it waits at /staff/refunds.',
    ];
  });

/** Lets a card pay nothing until somebody takes that back: its code got into wrong hands, say. */
export const giftCardBlock = (ctx: Context, [id]: string[]): Promise<string[]> =>
  ofCard(id, async (giftCardId) => {
    await blockGiftCard(ctx, { giftCardId });
    return ['The gift card pays nothing until gift-card:unblock. Nobody is told.'];
  });

/** Lets a blocked card pay again, also one that was blocked because PayPal took its money back. */
export const giftCardUnblock = (ctx: Context, [id]: string[]): Promise<string[]> =>
  ofCard(id, async (giftCardId) => {
    await unblockGiftCard(ctx, { giftCardId });
    return ['The gift card pays again what is left on it. Nobody is told.'];
  });

async function ofCard(id = '', work: (giftCardId: string) => Promise<string[]>): Promise<string[]> {
  if (!isId(id)) throw new UsageError('Name the id of a gift card, as npm run cli -- gift-cards EMAIL tells it.');
  try {
    return await work(id);
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new UsageError(error.code === 'not_found' ? 'There is no gift card of this id.' : error.message);
  }
}
