import { Aside, Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const passwordReset: Template<'password_reset'> = {
  preview: ({ minutes }) => `The link holds for ${minutes} minutes.`,
  reason: (_variables, site) =>
    `You get this mail because somebody asked for a new password for this address at ${site.name}. If that wasn’t you, there is nothing to do: the old one still holds.`,
  Body: ({ variables: { path, minutes }, site }) => (
    <Section bottom={36}>
      <Heading>Choose a new password</Heading>
      <Prose>
        The link leads to {site.name}, where you enter it. It works once, within {minutes} minutes. Wherever you are
        signed in, you are then signed out.
      </Prose>
      <Button href={`${site.url}${path}`}>Choose a password</Button>
      <Aside>You don’t need one: a link by mail signs you in as well.</Aside>
    </Section>
  ),
};
