import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const emailChange: Template<'email_change'> = {
  preview: ({ hours }) => `One press, within ${hours} hours, and this address signs you in.`,
  reason: (_variables, site) =>
    `You get this mail because a member of ${site.name} entered this address for their account. If that wasn’t you, there is nothing to do: without the link it isn’t used.`,
  Body: ({ variables: { path, hours }, site }) => (
    <Section bottom={36}>
      <Heading>Confirm your new address</Heading>
      <Prose>
        Then this address signs you in to {site.name}, and we write here instead of to the one before. The link holds
        for {hours} hours.
      </Prose>
      <Button href={`${site.url}${path}`}>Confirm the new address</Button>
    </Section>
  ),
};
