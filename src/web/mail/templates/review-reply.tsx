import { Aside, Button, Heading, Prose, Section, Words } from '../parts.tsx';
import type { Template } from '../template.ts';

export const reviewReply: Template<'review_reply'> = {
  preview: ({ company }) => `What ${company} says to your review stands under it now.`,
  reason: ({ company }, site) => `You get this mail because you wrote a review of ${company} at ${site.name}.`,
  Body: ({ variables: { company, summary, reply, path }, site }) => (
    <Section bottom={36}>
      <Heading>{company} answered you</Heading>
      <Prose>
        You wrote about {company}: “{summary}”. This is its answer, which everybody can read under your review:
      </Prose>
      <Words>{reply}</Words>
      <Button href={`${site.url}${path}`}>Read it there</Button>
      <Aside>If it says what isn’t meant for everybody, write to us: a person looks at it.</Aside>
    </Section>
  ),
};
