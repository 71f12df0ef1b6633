import { Button, Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';
import { when } from '../when.ts';

export const passwordChanged: Template<'password_changed'> = {
  preview: ({ by }) =>
    by === 'profile'
      ? 'Wherever else you were signed in, you are signed out.'
      : 'Wherever you were signed in, you are signed out.',
  reason: (_variables, site) => `You get this mail because the password of your account at ${site.name} was changed.`,
  Body: ({ variables: { at, by }, site }) => (
    <>
      <Section>
        <Heading>Your password was changed</Heading>
        <Prose>
          {by === 'profile'
            ? 'It was done in your profile. Every other session of your account has ended.'
            : 'It was done by a link that we mailed you. Every session of your account has ended; sign in with the new password, or with a link by mail.'}
        </Prose>
      </Section>
      <Section>
        <Facts facts={[['When', when(at)]]} />
      </Section>
      <Section bottom={36}>
        <Prose>
          {by === 'profile'
            ? 'If that wasn’t you, somebody is signed in as you. Choose another password: that ends every session, theirs too.'
            : 'If that wasn’t you, somebody reads your mail. Secure your mailbox first, then choose another password.'}
        </Prose>
        <Button href={`${site.url}/customer/forgot-password`}>Choose another password</Button>
      </Section>
    </>
  ),
};
