import { Aside, Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const reviewConfirm: Template<'review_confirm'> = {
  preview: ({ company, days }) => `One press, within ${days} days, and what you wrote about ${company} is read.`,
  reason: ({ company }, site) =>
    `You get this mail because a review of ${company} was written at ${site.name} with this address. If that wasn’t you, there is nothing to do: without the link it is thrown away.`,
  Body: ({ variables: { company, summary, path, days }, site }) => (
    <Section bottom={36}>
      <Heading>Confirm your review</Heading>
      <Prose>
        You wrote about {company}: “{summary}”. Confirm that it was you, and we read it: for privacy and insults, not
        for praise. Then it is published.
      </Prose>
      <Button href={`${site.url}${path}`}>Confirm my review</Button>
      <Aside>The link holds for {days} days. Your address isn’t shown to anybody.</Aside>
    </Section>
  ),
};
