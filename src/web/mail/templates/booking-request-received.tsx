import { formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason, WhereItOpens } from '../booking-parts.tsx';
import { Button, Heading, Prose, Section, Sums } from '../parts.tsx';
import type { Template } from '../template.ts';

export const bookingRequestReceived: Template<'booking_request_received'> = {
  preview: ({ company }) => `${company} decides, and you hear of it by mail.`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { firstName, trip, company, paid, total, path } = variables;
    return (
      <>
        <Section>
          <Heading>Your request is sent, {firstName}</Heading>
          <Prose>
            {company} has your request for {trip}, and decides whether it can take you. It isn’t booked before that.{' '}
            {paid ? 'If it can’t, all that you paid comes back.' : 'Nothing was charged.'}
          </Prose>
        </Section>
        <Section>
          <BookingFacts booking={variables} site={site} />
        </Section>
        <Section bottom={36}>
          {total && (
            <Sums
              sums={[
                ...(paid ? [['Paid', formatMoney(paid)] as const] : []),
                ['Total, as asked for', formatMoney(total)] as const,
              ]}
            />
          )}
          <Button href={site.url + path}>See your request</Button>
          <WhereItOpens />
        </Section>
      </>
    );
  },
};
