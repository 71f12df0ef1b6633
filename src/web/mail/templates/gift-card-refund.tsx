import { formatMoney } from '#kernel/shared';
import { Aside, Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

type Card = { recipient: string; isBought: boolean; isReturned: boolean };

function whyOf({ recipient, isBought, isReturned }: Card): string {
  if (isReturned)
    return `the gift card for ${recipient} is given back, as you asked for. Its code pays nothing any more.`;
  return isBought
    ? `a second payment came for the gift card for ${recipient}. One paid for it, so the other isn’t kept: the card is as you ordered it.`
    : `a payment for the gift card for ${recipient} came after the order had ended, or as another amount. No card was bought by it.`;
}

export const giftCardRefund: Template<'gift_card_refund'> = {
  preview: ({ amount, byHand }) => `${formatMoney(amount)}, ${byHand ? 'by hand' : 'by PayPal'}.`,
  reason: (_variables, site) => `You get this because a gift card was ordered at ${site.name} with this address.`,
  Body: ({ variables: { name, amount, byHand, ...card } }) => (
    <>
      <Section>
        <Heading>
          {formatMoney(amount)} {byHand ? 'comes back to you' : 'has gone back to you'}
        </Heading>
        <Prose>
          {name}, {whyOf(card)}
        </Prose>
      </Section>
      <Section bottom={36}>
        <Facts
          facts={[
            ['Amount', formatMoney(amount)],
            ['How', byHand ? 'By hand' : 'PayPal'],
          ]}
        />
        <Aside>
          {byHand
            ? 'PayPal doesn’t send it back any more, so we pay this one by hand, and write to you about how.'
            : 'PayPal has it. If you paid by a card, the bank may take some days more to show it.'}
        </Aside>
      </Section>
    </>
  ),
};
