import { z } from 'zod';
import { formatMoney } from '../money.ts';
import { line, mail, prose } from './mail-row.ts';

const money = z.object({ cents: z.int().min(0), currency: z.string().length(3) });
const date = z.iso.date();

export const giftCardMails = {
  /** Without the code: that is the recipient’s alone. */
  gift_card_receipt: mail({
    to: 'person',
    when: 'a gift card is paid',
    marketing: false,
    variables: z.object({
      name: line,
      amount: money,
      recipient: line,
      recipientEmail: line,
      paidOn: date,
      deliverOn: date.nullable(),
      expiresOn: date,
    }),
    subject: ({ amount }) => `Receipt for your gift card of ${formatMoney(amount)}`,
  }),
  gift_card_refund: mail({
    to: 'person',
    when: 'a payment for a gift card came twice, too late or as another amount, or the card was given back, and its money is back',
    marketing: false,
    variables: z.object({
      name: line,
      amount: money,
      recipient: line,
      /** Another payment has bought the card. */
      isBought: z.boolean(),
      /** The card was given back, unused. */
      isReturned: z.boolean().default(false),
      byHand: z.boolean(),
    }),
    subject: ({ amount, byHand }) =>
      byHand ? `How ${formatMoney(amount)} comes back to you` : `${formatMoney(amount)} has gone back to you`,
  }),
  gift_card_delivery: mail({
    to: 'person',
    when: 'a gift card is paid and its day has come; to the recipient',
    marketing: false,
    variables: z.object({ name: line, sender: line, amount: money, message: prose, code: line, expiresOn: date }),
    subject: ({ sender }) => `A trip, from ${sender}`,
  }),
};
