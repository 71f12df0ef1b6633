import { formatDate, formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason, WhereItOpens } from '../booking-parts.tsx';
import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const paymentOverdue: Template<'payment_overdue'> = {
  preview: ({ amount, dueOn }) => `${formatMoney(amount)} was due on ${formatDate(dueOn)}.`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { amount, dueOn, trip, path } = variables;
    return (
      <>
        <Section>
          <Heading>{formatMoney(amount)} is overdue</Heading>
          <Prose>
            The balance of {trip} was due on {formatDate(dueOn)}. Your places are still yours: nothing is canceled by
            itself. Please pay now, or answer this mail if something is in the way.
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
