import { formatDate, formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason, Reason, WENT_BEFORE, WhereItOpens } from '../booking-parts.tsx';
import { Button, Facts, Heading, Prose, Section, Subheading } from '../parts.tsx';
import type { Template } from '../template.ts';

export const departureMoved: Template<'departure_moved'> = {
  preview: ({ newStartsOn, answerBy }) =>
    `It would start on ${formatDate(newStartsOn)}. Say yes or no by ${formatDate(answerBy)}.`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { trip, company, reason, back, gone, path, startsOn, newStartsOn, newEndsOn, answerBy } = variables;
    return (
      <>
        <Section>
          <Heading>New dates for {trip}</Heading>
          <Prose>
            {company} has moved your date. Say whether you come along by {formatDate(answerBy)}.{' '}
            {back
              ? `If you refuse, or don’t answer by then, your booking is canceled and all of the ${formatMoney(back)} that you paid comes back.`
              : `If you refuse, or don’t answer by then, your booking is canceled. ${gone ? WENT_BEFORE : 'Nothing was charged here.'}`}
          </Prose>
          <Reason company={company} reason={reason} />
          <Subheading>Instead of {startsOn ? formatDate(startsOn) : 'your date'}</Subheading>
          <Facts
            facts={[
              ['Would start', formatDate(newStartsOn)],
              ['Would end', formatDate(newEndsOn)],
              ['Answer by', formatDate(answerBy)],
            ]}
          />
        </Section>
        <Section bottom={36}>
          <Subheading>As you booked it</Subheading>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>Accept or refuse</Button>
          <WhereItOpens />
        </Section>
      </>
    );
  },
};
