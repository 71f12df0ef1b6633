import { formatMoney } from '#kernel/shared';
import { BookingFacts, businessReason, placesOf } from '../booking-parts.tsx';
import { Aside, Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const operatorBooking: Template<'operator_booking'> = {
  preview: ({ order, travelers, contact }) => `Order ${order}, ${placesOf(travelers).toLowerCase()}, ${contact}.`,
  reason: businessReason,
  Body: ({ variables, site }) => {
    const { isRequest, contact, travelers, total, company } = variables;
    return (
      <>
        <Section>
          <Heading>{isRequest ? 'A request for a booking' : 'A new booking'}</Heading>
          <Prose>
            {isRequest
              ? `${contact} asks ${company} for ${placesOf(travelers).toLowerCase()}. Nothing is booked until you say yes.`
              : `${contact} has booked ${placesOf(travelers).toLowerCase()} with ${company}.`}
          </Prose>
        </Section>
        <Section>
          <BookingFacts booking={variables} site={site} />
        </Section>
        <Section bottom={36}>
          <Facts facts={[['Booked by', contact], ...(total ? [['Total', formatMoney(total)] as const] : [])]} />
          <Aside>Details of travelers aren’t sent by mail.</Aside>
        </Section>
      </>
    );
  },
};
