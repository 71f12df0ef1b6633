import { formatDate, formatMoney } from '#kernel/shared';
import { Aside, Button, Facts, Heading, Prose, Section, Words } from '../parts.tsx';
import type { Template } from '../template.ts';

export const giftCardDelivery: Template<'gift_card_delivery'> = {
  preview: ({ amount }) => `A gift card of ${formatMoney(amount)}, for a trip of your own choice.`,
  reason: ({ sender }, site) =>
    `You get this one mail because ${sender} bought a gift card at ${site.name} and entered your address.`,
  Body: ({ variables: { name, sender, amount, message, code, expiresOn }, site }) => (
    <>
      <Section>
        <Heading>{formatMoney(amount)} for a trip</Heading>
        <Prose>
          {name}, {sender} gives you a travel gift card.
        </Prose>
      </Section>
      {message && (
        <Section>
          <Words>{message}</Words>
        </Section>
      )}
      <Section bottom={36}>
        <Facts
          facts={[
            ['Code', code],
            ['Worth', formatMoney(amount)],
            ['Good until', formatDate(expiresOn)],
          ]}
        />
        <Prose top={18}>
          Enter the code when you reserve a trip that is priced in {amount.currency}. What you don’t use stays on the
          card.
        </Prose>
        <Button href={`${site.url}/all-trips`}>Find a trip</Button>
        <Aside>
          Whoever has the code can use it: keep this mail. What is left on the card stands at{' '}
          {`${site.url}/travel-gifts-card`}.
        </Aside>
      </Section>
    </>
  ),
};
