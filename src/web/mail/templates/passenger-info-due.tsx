import { formatDate } from '#kernel/shared';
import { BookingFacts, inDays, ownReason, WhereItOpens } from '../booking-parts.tsx';
import { Button, Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const passengerInfoDue: Template<'passenger_info_due'> = {
  preview: ({ company, dueOn }) => `${company} needs them by ${formatDate(dueOn)}.`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { company, dueOn, daysLeft, missing, path } = variables;
    return (
      <>
        <Section>
          <Heading>Details of travelers are missing</Heading>
          <Prose>
            {company} needs them by {formatDate(dueOn)}, {inDays(daysLeft)}. Fill them in on the page of your booking,
            never by mail.
          </Prose>
        </Section>
        <Section>
          <Facts facts={missing.map(({ position, fields }) => [`Traveler ${position}`, fields.join(', ')])} />
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>Fill them in</Button>
          <WhereItOpens />
        </Section>
      </>
    );
  },
};
