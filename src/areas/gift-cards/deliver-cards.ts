import { type Context, type Log, logFailure, type Parts, transaction } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import { each } from './each.ts';
import { giveCode } from './issue.ts';
import { inLedger } from './ledger.ts';
import { openPeople } from './people.ts';
import { readPeople, readToDeliver } from './queries.ts';

export type MailParts = Pick<Parts, 'keyring' | 'mail'>;

/** Mails every card whose day has come, by the calendar of UTC; one that fails is noted, and the others go on. */
export async function deliverGiftCards(
  ctx: Context,
  parts: MailParts,
  log: Log,
  signal?: AbortSignal,
): Promise<number> {
  const today = toCalendarDate(ctx.clock());
  return each(
    (page) => readToDeliver(ctx, today, page),
    async (id) => {
      try {
        await deliver(ctx, parts, id);
      } catch (error) {
        logFailure(log, error, { giftCard: id }, 'a gift card could not be delivered');
      }
    },
    signal,
  );
}

/** Mails a card to whom it is for, with the code that it gets by that, once, if its day has come. */
export function deliver(ctx: Context, parts: MailParts, giftCardId: string): Promise<void> {
  // A card is the site's own, whoever's pages it was bought on.
  return transaction({ ...ctx, partner: null }, (inside) =>
    inLedger(inside, giftCardId, async (ledger) => {
      const { deliverOn, initialCents: cents, currency, expiresOn } = ledger.card;
      if (deliverOn !== null && deliverOn > toCalendarDate(ctx.clock())) return;
      const known = await readPeople(inside.db, giftCardId);
      if (!known?.people || expiresOn === null) return;
      const code = await giveCode(inside, { giftCardId });
      if (code === null) return;
      const { purchaser, recipient, message } = openPeople(parts, giftCardId, known.people);
      await parts.mail.post(inside, {
        name: 'gift_card_delivery',
        to: recipient.email,
        subjectId: giftCardId,
        variables: {
          sender: purchaser.name,
          name: recipient.name,
          code,
          amount: { cents, currency },
          message,
          expiresOn,
        },
      });
      // Kept till now so that it could arrive.
      if (known.isOneGone) await ledger.change({ people: null });
    }),
  );
}
