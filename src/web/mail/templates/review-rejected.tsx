import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const reviewRejected: Template<'review_rejected'> = {
  preview: ({ company, isChange }) =>
    `What you ${isChange ? 'changed in your review of' : 'wrote about'} ${company} isn’t published, and here is why.`,
  reason: ({ company }, site) => `You get this mail because you wrote a review of ${company} at ${site.name}.`,
  Body: ({ variables: { company, summary, reason, path, isChange }, site }) => (
    <Section bottom={36}>
      <Heading>Your {isChange ? 'change' : 'review'} isn’t published</Heading>
      <Prose>
        {isChange
          ? `You changed what you wrote about ${company}: “${summary}”. We don’t publish the change, because ${reason}. Your review stands as it was. `
          : `You wrote about ${company}: “${summary}”. We don’t publish it, because ${reason}. `}
        A low score is never a reason. If you see it differently, write to us: a person reads it.
      </Prose>
      <Button href={`${site.url}${path}`}>Write to us</Button>
    </Section>
  ),
};
