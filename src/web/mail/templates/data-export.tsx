import { Button, Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';
import { when } from '../when.ts';

export const dataExport: Template<'data_export'> = {
  preview: () => 'Everything that we hold of you, in one file. We keep no copy of it.',
  reason: (_variables, site) => `You get this mail because the data of your account at ${site.name} was downloaded.`,
  Body: ({ variables: { at }, site }) => (
    <>
      <Section>
        <Heading>Your data was downloaded</Heading>
        <Prose>Somebody who had just signed in to your account took everything that we hold of you, in one file.</Prose>
      </Section>
      <Section>
        <Facts facts={[['When', when(at)]]} />
      </Section>
      <Section bottom={36}>
        <Prose>
          If that wasn’t you, somebody opens your account. Look at where it is signed in, and sign out of what you don’t
          know.
        </Prose>
        <Button href={`${site.url}/account/my-profile#sessions`}>Where I’m signed in</Button>
      </Section>
    </>
  ),
};
