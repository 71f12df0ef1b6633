import { formatDate, formatMoney } from '#kernel/shared';
import { Aside, Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const giftCardReceipt: Template<'gift_card_receipt'> = {
  preview: ({ amount, recipient }) => `${formatMoney(amount)} for ${recipient}.`,
  reason: (_variables, site) => `You get this because a gift card was bought at ${site.name} with this address.`,
  Body: ({ variables: { amount, recipient, recipientEmail, paidOn, deliverOn, expiresOn, name } }) => (
    <>
      <Section>
        <Heading>{formatMoney(amount)} received</Heading>
        <Prose>
          Thank you, {name}.{' '}
          {deliverOn === null
            ? `The card is on its way to ${recipient} by mail.`
            : `We mail the card to ${recipient} on ${formatDate(deliverOn)} (UTC).`}
        </Prose>
      </Section>
      <Section bottom={36}>
        <Facts
          facts={[
            ['Gift card', formatMoney(amount)],
            ['For', recipient],
            ['Sent to', recipientEmail],
            ['Paid by', 'PayPal'],
            ['Paid on', formatDate(paidOn)],
            ['Good until', formatDate(expiresOn)],
          ]}
        />
        <Aside>
          Its code goes to {recipient} alone, so it isn’t in this mail. Unused, a card can be given back within fourteen
          days: write to us.
        </Aside>
      </Section>
    </>
  ),
};
