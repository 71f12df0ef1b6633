import { Aside, Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const magicLink: Template<'magic_link'> = {
  preview: ({ minutes }) => `It works once, within ${minutes} minutes.`,
  reason: (_variables, site) =>
    `You get this mail because somebody entered this address to sign in at ${site.name}. If that wasn’t you, there is nothing to do: without the link nobody gets in.`,
  Body: ({ variables: { path, minutes }, site }) => (
    <Section bottom={36}>
      <Heading>Sign in to {site.name}</Heading>
      <Prose>Open the link, then press “Complete sign-in”. It works once, within {minutes} minutes.</Prose>
      <Button href={`${site.url}${path}`}>Sign in</Button>
      <Aside>Asked for it more than once? Only the newest link works.</Aside>
    </Section>
  ),
};
