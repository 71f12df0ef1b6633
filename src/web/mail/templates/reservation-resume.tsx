import { BookingFacts } from '../booking-parts.tsx';
import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const reservationResume: Template<'reservation_resume'> = {
  preview: ({ isMembers }) => (isMembers ? 'Sign in to open it.' : 'It works for 24 hours, in any browser.'),
  reason: (_variables, site) =>
    `You get this mail because somebody asked for a link to this order at ${site.name}. If that wasn’t you, there is nothing to do: without the link nobody gets in.`,
  Body: ({ variables, site }) => {
    const { firstName, path, isMembers } = variables;
    return (
      <>
        <Section>
          <Heading>Your link, {firstName}</Heading>
          <Prose>
            {isMembers
              ? 'You made it as a member: sign in to the account that you made it with, and it opens.'
              : 'Open the link, then press “Continue”. It works for 24 hours, in any browser. Don’t pass it on: whoever has it can change and cancel.'}
          </Prose>
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>Open it</Button>
        </Section>
      </>
    );
  },
};
