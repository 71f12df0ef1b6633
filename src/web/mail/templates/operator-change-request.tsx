import { BookingFacts, businessReason } from '../booking-parts.tsx';
import { Heading, Prose, Section, Words } from '../parts.tsx';
import type { Template } from '../template.ts';

export const operatorChangeRequest: Template<'operator_change_request'> = {
  preview: ({ message }) => message.slice(0, 140),
  reason: businessReason,
  Body: ({ variables, site }) => {
    const { contact, message } = variables;
    return (
      <>
        <Section>
          <Heading>A wish about a booking</Heading>
          <Prose>
            {contact} asks to have something changed. Nothing is changed by itself: answer this mail and they get it.
          </Prose>
          <Words>{message}</Words>
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
        </Section>
      </>
    );
  },
};
