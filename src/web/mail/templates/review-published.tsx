import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const reviewPublished: Template<'review_published'> = {
  preview: ({ company }) => `It stands among the reviews of ${company} now.`,
  reason: ({ company }, site) => `You get this mail because you wrote a review of ${company} at ${site.name}.`,
  Body: ({ variables: { company, summary, path }, site }) => (
    <Section bottom={36}>
      <Heading>Your review is published</Heading>
      <Prose>
        “{summary}” stands among the reviews of {company} now, and counts in its scores. The company may answer under
        it; it can’t remove it. Thank you: the next traveler reads it.
      </Prose>
      <Button href={`${site.url}${path}`}>Read it</Button>
    </Section>
  ),
};
