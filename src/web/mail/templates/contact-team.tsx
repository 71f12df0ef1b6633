import { Facts, Heading, Link, Section, Words } from '../parts.tsx';
import type { Template } from '../template.ts';

export const contactTeam: Template<'contact_team'> = {
  preview: ({ message }) => message.slice(0, 140),
  reason: ({ name }) => `Answer this mail and ${name} gets it: their address is where replies go.`,
  Body: ({ variables: { name, email, topic, message, pageUrl } }) => (
    <>
      <Section>
        <Heading>{topic}</Heading>
        <Facts
          facts={[
            ['From', name],
            ['Address', email],
            ...(pageUrl
              ? [
                  [
                    'Sent from',
                    <Link key="page" href={pageUrl}>
                      {pageUrl}
                    </Link>,
                  ] as const,
                ]
              : []),
          ]}
        />
      </Section>
      <Section bottom={36}>
        <Words>{message}</Words>
      </Section>
    </>
  ),
};
