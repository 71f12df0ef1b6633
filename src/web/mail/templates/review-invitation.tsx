import { Aside, Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const reviewInvitation: Template<'review_invitation'> = {
  preview: ({ company }) => `Good or bad: it helps whoever thinks of traveling with ${company}.`,
  reason: ({ trip }, { name }) => `You get this one mail because you booked ${trip} at ${name}.`,
  Body: ({ variables: { trip, company, firstName, path }, site }) => (
    <Section bottom={36}>
      <Heading>How was {trip}?</Heading>
      <Prose>
        {firstName}, you are back from a journey with {company}. Others who think of it read what travelers say: what
        was good, and what wasn’t. We check for privacy and insults, not for praise.
      </Prose>
      <Button href={site.url + path}>Write a review</Button>
      <Aside>
        Write it with the address of this mail, or signed in as who booked: it says “Verified traveler” then, since the
        journey was booked here. Your address isn’t shown to anybody.
      </Aside>
    </Section>
  ),
};
