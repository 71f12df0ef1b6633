import { Aside, Button, Heading, Link, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const alreadyRegistered: Template<'already_registered'> = {
  preview: ({ by }) =>
    by === 'email_change'
      ? 'Another account can’t have your address.'
      : 'There is nothing to sign up for: you can sign in.',
  reason: ({ by }, site) =>
    `You get this mail because somebody ${by === 'email_change' ? `entered this address for an account at ${site.name}` : `tried to sign up at ${site.name} with this address`}. If that wasn’t you, there is nothing to do: nothing was changed.`,
  Body: ({ variables: { by }, site }) => (
    <Section bottom={36}>
      <Heading>You already have an account</Heading>
      <Prose>
        {by === 'email_change'
          ? `Somebody who is signed in at ${site.name} just entered this address as the new one of their account, and it has an account of its own.`
          : `Somebody just signed up at ${site.name} with this address, and it has an account.`}{' '}
        Nothing was changed. Sign in with a link that we mail you: no password is needed.
      </Prose>
      <Button href={`${site.url}/sign-in-mm`}>Sign in</Button>
      <Aside>
        Or <Link href={`${site.url}/customer/forgot-password`}>choose a new password</Link>.
      </Aside>
    </Section>
  ),
};
