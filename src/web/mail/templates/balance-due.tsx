import { formatDate, formatMoney } from '#kernel/shared';
import { BookingFacts, inDays, ownReason, WhereItOpens } from '../booking-parts.tsx';
import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const balanceDue: Template<'balance_due'> = {
  preview: ({ amount, dueOn }) => `${formatMoney(amount)} by ${formatDate(dueOn)}.`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { amount, dueOn, daysLeft, trip, path } = variables;
    return (
      <>
        <Section>
          <Heading>{formatMoney(amount)} is due soon</Heading>
          <Prose>
            The balance of {trip} is due {inDays(daysLeft)}, on {formatDate(dueOn)}. You pay it on the page of your
            booking.
          </Prose>
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>Pay the balance</Button>
          <WhereItOpens />
        </Section>
      </>
    );
  },
};
