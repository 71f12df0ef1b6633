import { Facts, Heading, Prose, Section, Words } from '../parts.tsx';
import type { Template } from '../template.ts';

export const contactReceipt: Template<'contact_receipt'> = {
  preview: ({ topic }) => `${topic}. A copy of what you wrote is below.`,
  reason: (_variables, site) =>
    `You get this one mail because this address was entered in the contact form of ${site.name}. If that wasn’t you, there is nothing to do.`,
  Body: ({ variables: { name, topic, message }, site }) => (
    <>
      <Section>
        <Heading>We have your message</Heading>
        <Prose>
          Thank you, {name}. A person at {site.name} reads it and writes back to this address.
        </Prose>
      </Section>
      <Section>
        <Facts facts={[['Topic', topic]]} />
      </Section>
      <Section bottom={36}>
        <Words>{message}</Words>
      </Section>
    </>
  ),
};
