import { BookingFacts, ownReason } from '../booking-parts.tsx';
import { Aside, Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const reservationReminder: Template<'reservation_reminder'> = {
  preview: () => 'What you entered is kept for a while. Nothing was charged.',
  reason: (variables, site) => `${ownReason(variables, site)} It is the only reminder.`,
  Body: ({ variables, site }) => {
    const { firstName, trip, hoursLeft, path, isMembers } = variables;
    return (
      <>
        <Section>
          <Heading>Your reservation waits, {firstName}</Heading>
          <Prose>
            You began to reserve {trip}. What you entered is kept for {hoursLeft}{' '}
            {hoursLeft === 1 ? 'more hour' : 'more hours'}. Places are held again when you go on, while there are some.
            Nothing was charged.
          </Prose>
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>Go on</Button>
          <Aside>
            {isMembers ? 'Sign in to go on in another browser.' : 'The link works in any browser.'} If you changed your
            mind, there is nothing to do.
          </Aside>
        </Section>
      </>
    );
  },
};
