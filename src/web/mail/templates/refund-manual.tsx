import { formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason } from '../booking-parts.tsx';
import { Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const refundManual: Template<'refund_manual'> = {
  preview: ({ amount }) => `${formatMoney(amount)} is paid out by a person.`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { amount } = variables;
    return (
      <>
        <Section>
          <Heading>How {formatMoney(amount)} comes back to you</Heading>
          <Prose>
            PayPal doesn’t send this payment back any more, so a person at {site.name} pays it out by hand. They write
            to this address to agree on how, and you get another mail when it is done.
          </Prose>
        </Section>
        <Section>
          <Facts
            facts={[
              ['Amount', formatMoney(amount)],
              ['How', 'By hand, outside of PayPal'],
            ]}
          />
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
        </Section>
      </>
    );
  },
};
