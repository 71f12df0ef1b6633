import { type Context, system, transaction } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import { leftOf, type PaymentState, paymentsOf, requestRefund } from '#payments';
import { deliver, type MailParts } from './deliver-cards.ts';
import { issueGiftCard } from './issue.ts';
import { inLedger, type Ledger } from './ledger.ts';
import { openPeople } from './people.ts';
import { type GiftCardRow, noteSettled, readPeople } from './queries.ts';
import { type GiftCardState, giftCardMachine } from './states.ts';

/**
 * Brings a card to where its payments are, by whatever way they became known: an answer, a webhook, a question. Paid, it is
 * good, its buyer gets a receipt and, if its day has come, the recipient gets the card. Money that comes twice, too late,
 * or isn't what was asked for goes back. Harmless when nothing is new.
 */
export function settleGiftCard(ctx: Context, parts: MailParts, giftCardId: string): Promise<GiftCardRow> {
  return transaction({ ...ctx, actor: system, partner: null }, (inside) =>
    inLedger(inside, giftCardId, async (ledger) => {
      const payments = await paymentsOf(inside, { kind: 'gift_card', id: giftCardId });
      const buys = payments.find((one) => ledger.of('issue', one.id)) ?? payments.find((one) => isFor(ledger, one));
      if (buys && ledger.card.state === 'pending_payment') {
        await issueGiftCard(inside, { giftCardId, paymentId: buys.id });
        await sendReceipt(inside, parts, await ledger.reread(), buys);
        await deliver(inside, parts, giftCardId);
      }
      for (const payment of payments) if (payment.id !== buys?.id) await giveBack(inside, payment);
      await tellOfRefunds(inside, parts, giftCardId, buys?.id ?? null);
      if (buys?.status === 'refunded') await takeBack(ledger);
      if (ledger.card.state !== 'pending_payment') await noteSettled(inside.db, giftCardId);
      return ledger.reread();
    }),
  );
}

/** Whether a payment buys the card: it waits for one, and this is what was asked for. */
function isFor({ card }: Ledger, payment: PaymentState): boolean {
  return (
    card.state === 'pending_payment' &&
    leftOf(payment) > 0 &&
    payment.amountCents === card.initialCents &&
    payment.currency === card.currency
  );
}

async function giveBack(ctx: Context, payment: PaymentState): Promise<void> {
  const amountCents = leftOf(payment);
  if (amountCents > 0) await requestRefund(ctx, { paymentId: payment.id, causeId: payment.id, amountCents });
}

/**
 * What was paid and bought nothing, or bought a card that was given back, is back or is paid back by hand: once each.
 * Nobody is told who isn’t known any more.
 */
async function tellOfRefunds(
  ctx: Context,
  parts: MailParts,
  giftCardId: string,
  boughtBy: string | null,
): Promise<void> {
  const known = await readPeople(ctx.db, giftCardId);
  if (!known?.people) return;
  const { purchaser, recipient } = openPeople(parts, giftCardId, known.people);
  for (const { id, currency, refunds } of await paymentsOf(ctx, { kind: 'gift_card', id: giftCardId })) {
    for (const { id: subjectId, causeId, status, amountCents: cents } of refunds) {
      const isReturned = causeId === giftCardId;
      if (id === boughtBy && !isReturned) continue;
      if (status !== 'completed' && status !== 'manual_payout') continue;
      const byHand = status === 'manual_payout';
      await parts.mail.post(ctx, {
        name: 'gift_card_refund',
        to: purchaser.email,
        subjectId,
        occurrence: byHand ? 'by hand' : '',
        variables: {
          name: purchaser.name,
          amount: { cents, currency },
          recipient: recipient.name,
          isBought: boughtBy !== null,
          isReturned,
          byHand,
        },
      });
    }
  }
}

const TAKEN_BACK: readonly GiftCardState[] = giftCardMachine.transitions.block.from;

/** PayPal took back what a card was bought with: what is left of it, or comes back to it, pays nothing any more. */
async function takeBack(ledger: Ledger): Promise<void> {
  if (TAKEN_BACK.includes(ledger.card.state)) await ledger.settle('blocked');
}

async function sendReceipt(
  ctx: Context,
  parts: MailParts,
  { id, deliverOn, expiresOn }: GiftCardRow,
  { amountCents: cents, currency, capturedAt }: PaymentState,
): Promise<void> {
  const known = await readPeople(ctx.db, id);
  if (!known?.people || expiresOn === null) return;
  const { purchaser, recipient } = openPeople(parts, id, known.people);
  const today = toCalendarDate(ctx.clock());
  await parts.mail.post(ctx, {
    name: 'gift_card_receipt',
    to: purchaser.email,
    subjectId: id,
    variables: {
      name: purchaser.name,
      amount: { cents, currency },
      recipient: recipient.name,
      recipientEmail: recipient.email,
      paidOn: toCalendarDate(capturedAt ?? ctx.clock()),
      deliverOn: deliverOn !== null && deliverOn > today ? deliverOn : null,
      expiresOn,
    },
  });
}
