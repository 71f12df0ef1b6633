import { Aside, Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const confirmEmail: Template<'confirm_email'> = {
  preview: ({ hours }) => `One press, within ${hours} hours, and your account is ready.`,
  reason: (_variables, site) =>
    `You get this mail because somebody signed up at ${site.name} with this address. If that wasn’t you, there is nothing to do: without the link there is no account.`,
  Body: ({ variables: { path, hours }, site }) => (
    <Section bottom={36}>
      <Heading>Confirm your address</Heading>
      <Prose>
        Then your account at {site.name} is ready. Open the link in the browser in which you signed up, and you are
        signed in at once. It holds for {hours} hours.
      </Prose>
      <Button href={`${site.url}${path}`}>Confirm my address</Button>
      <Aside>
        Opened elsewhere, it confirms the address and the password is dropped: you then sign in with a link by mail.
      </Aside>
    </Section>
  ),
};
