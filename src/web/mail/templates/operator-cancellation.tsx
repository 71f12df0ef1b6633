import type { MailVariables } from '#kernel/mail';
import { formatMoney } from '#kernel/shared';
import { BookingFacts, businessReason, placesOf, Reason } from '../booking-parts.tsx';
import { Heading, Prose, Section, Sums } from '../parts.tsx';
import type { MailSite, Template } from '../template.ts';

export const operatorCancellation: Template<'operator_cancellation'> = {
  preview: ({ order, travelers }) => `Order ${order}, ${placesOf(travelers).toLowerCase()}.`,
  reason: businessReason,
  Body: ({ variables, site }) => {
    const { travelers, company, back, kept, because, said, isRequest } = variables;
    return (
      <>
        <Section>
          <Heading>A {isRequest ? 'request' : 'booking'} is canceled</Heading>
          <Prose>
            {whatHappened(variables, site)}.
            {because &&
              !isRequest &&
              ` ${placesOf(travelers)} with ${company} ${travelers === 1 ? 'is' : 'are'} free again.`}
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
                ['Goes back to the traveler', formatMoney(back)],
                ['Kept', formatMoney(kept)],
              ]}
            />
          </Section>
        )}
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
        </Section>
      </>
    );
  },
};

function whatHappened(
  { because, contact, travelers, company, isRequest }: MailVariables<'operator_cancellation'>,
  site: MailSite,
): string {
  const what = isRequest ? 'request' : 'booking';
  switch (because) {
    case 'moved_refused':
      return `${contact} doesn’t take the new dates`;
    case 'moved_unanswered':
      return `${contact} didn’t answer about the new dates in time`;
    case 'unpaid':
      return `${contact} didn’t pay the balance by its day, so ${site.name} has canceled the ${what}`;
    case 'by_team':
      return `${site.name} has canceled the ${what} of ${contact}`;
    case 'by_company':
      return `${company} has canceled the ${what} of ${contact}`;
    default:
      return isRequest
        ? `${contact} doesn’t ask for ${placesOf(travelers).toLowerCase()} with ${company} any more`
        : `${contact} has canceled ${placesOf(travelers).toLowerCase()} with ${company}`;
  }
}
