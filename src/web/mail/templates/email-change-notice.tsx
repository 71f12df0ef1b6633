import { Button, Facts, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const emailChangeNotice: Template<'email_change_notice'> = {
  preview: () => 'If that wasn’t you, take it back.',
  reason: (_variables, site) =>
    `You get this mail because another address was entered for your account at ${site.name}.`,
  Body: ({ variables: { newEmail, path, hours }, site }) => (
    <>
      <Section>
        <Heading>Your address is being changed</Heading>
        <Prose>Once the new address is confirmed, it signs in to your account, and this one does no longer.</Prose>
      </Section>
      <Section>
        <Facts facts={[['New address', newEmail]]} />
      </Section>
      <Section bottom={36}>
        <Prose>
          If that was you, there is nothing to do. If it wasn’t, keep this address. Before the change counts, that stops
          it: then end sessions you don’t know in your profile, and choose another password. Up to {hours} hours after
          it counts, that signs everybody out, and a link to this address signs you in.
        </Prose>
        <Button href={`${site.url}${path}`}>Keep my address</Button>
      </Section>
    </>
  ),
};
