import { formatMoney } from '#kernel/shared';
import { BookingFacts, businessReason, placesOf } from '../booking-parts.tsx';
import { Heading, Prose, Section, Sums } from '../parts.tsx';
import type { Template } from '../template.ts';

export const operatorCancellation: Template<'operator_cancellation'> = {
  preview: ({ order, travelers }) => `Order ${order}, ${placesOf(travelers).toLowerCase()}.`,
  reason: businessReason,
  Body: ({ variables, site }) => {
    const { contact, travelers, company, back, kept, because } = variables;
    return (
      <>
        <Section>
          <Heading>A booking is cancelled</Heading>
          <Prose>
            {because === 'moved_refused'
              ? `${contact} doesn’t take the new dates`
              : because === 'moved_unanswered'
                ? `${contact} didn’t answer about the new dates in time`
                : `${contact} has cancelled ${placesOf(travelers).toLowerCase()} with ${company}`}
            .{because && ` ${placesOf(travelers)} with ${company} ${travelers === 1 ? 'is' : 'are'} free again.`}
          </Prose>
        </Section>
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
