import { formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason, Reason, WENT_BEFORE, WENT_PREVIEW, WhereItOpens } from '../booking-parts.tsx';
import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const departureCancelled: Template<'departure_cancelled'> = {
  preview: ({ back, gone, order }) =>
    `Order ${order}. ${back ? `All of the ${formatMoney(back)} that you paid comes back.` : gone ? WENT_PREVIEW : 'Nothing was charged here.'}`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { trip, company, reason, back, gone, path } = variables;
    return (
      <>
        <Section>
          <Heading>The company has canceled your date</Heading>
          <Prose>
            {company} doesn’t run {trip} on the day that you booked, so your booking is canceled.{' '}
            {back
              ? `All of the ${formatMoney(back)} that you paid comes back to where it came from. We write again when it is there.`
              : gone
                ? WENT_BEFORE
                : 'Nothing was charged here, so nothing comes back.'}
          </Prose>
          <Reason company={company} reason={reason} />
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>Open your booking</Button>
          <WhereItOpens />
        </Section>
      </>
    );
  },
};
