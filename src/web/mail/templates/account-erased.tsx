import { Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';
import { when } from '../when.ts';

export const accountErased: Template<'account_erased'> = {
  preview: () => 'What we held of you is deleted. This is the last mail of this account.',
  reason: (_variables, site) => `You get this mail because your account at ${site.name} was closed.`,
  Body: ({ variables: { at } }) => (
    <>
      <Section>
        <Heading>Your account is closed</Heading>
        <Prose>
          Your profile, your lists, whom you follow and where you were signed in are deleted. Reviews that were
          published stay, without your name.
        </Prose>
      </Section>
      <Section>
        <Facts facts={[['When', when(at)]]} />
      </Section>
      <Section bottom={36}>
        <Prose>
          It can’t be undone. You are welcome to join again with the same address; nothing of before will be there.
        </Prose>
      </Section>
    </>
  ),
};
