import { formatMoney } from '#kernel/shared';
import { BookingFacts, ownReason, Reason, WENT_BEFORE, WENT_PREVIEW, WhereItOpens } from '../booking-parts.tsx';
import { Button, Heading, Prose, Section, Sums } from '../parts.tsx';
import type { Template } from '../template.ts';

export const cancellation: Template<'cancellation'> = {
  preview: ({ back, gone, order, collects }) =>
    `Order ${order}. ${back ? `${formatMoney(back)} comes back.` : gone ? WENT_PREVIEW : `Nothing was charged${collects ? ' here' : ''}.`}`,
  reason: ownReason,
  Body: ({ variables, site }) => {
    const { trip, company, back, kept, gone, path, because, said, collects, isRequest } = variables;
    const what = isRequest ? 'request' : 'booking';
    return (
      <>
        <Section>
          <Heading>Your {what} is canceled</Heading>
          <Prose>
            {because === 'moved_unanswered' &&
              'We heard nothing about the new dates by the last day to answer, so nothing was agreed to. '}
            {because === 'unpaid' && 'The balance wasn’t paid by its day, so we had to cancel it. '}
            {because === 'by_team' && 'We had to cancel it. '}
            {because === 'by_company' && `${company} had to cancel it. `}
            {isRequest ? `No places on ${trip} were booked for it.` : `Your places on ${trip} are free again.`}{' '}
            {back === null
              ? gone
                ? WENT_BEFORE
                : collects
                  ? `Nothing was charged here. If you have paid ${company} already, ask there what comes back.`
                  : 'Nothing was charged, so nothing comes back.'
              : back.cents > 0
                ? 'What comes back goes to where it came from. We write again when it is there.'
                : 'By the terms that you booked under, nothing comes back.'}
          </Prose>
        </Section>
        {said && (
          <Section>
            <Reason company={because === 'by_company' ? company : site.name} reason={said} />
          </Section>
        )}
        {back && kept && (
          <Section>
            <Sums
              sums={[
                ['Comes back', formatMoney(back)],
                ['Kept', formatMoney(kept)],
              ]}
            />
          </Section>
        )}
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>Open your {what}</Button>
          <WhereItOpens />
        </Section>
      </>
    );
  },
};
