import { BookingFacts } from '../booking-parts.tsx';
import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

export const bookingAddress: Template<'booking_address'> = {
  preview: ({ hours }) => `The link works for ${hours} hours.`,
  reason: (_variables, site) =>
    `You get this mail because this address was entered for a booking at ${site.name}. If that wasn’t you, there is nothing to do: without the link nothing changes.`,
  Body: ({ variables, site }) => {
    const { firstName, path, hours } = variables;
    return (
      <>
        <Section>
          <Heading>Is this your address, {firstName}?</Heading>
          <Prose>
            Open the link, then press “Confirm this address”. It works for {hours} hours. From then on whatever we write
            about this booking comes here.
          </Prose>
        </Section>
        <Section bottom={36}>
          <BookingFacts booking={variables} site={site} />
          <Button href={site.url + path}>Confirm this address</Button>
        </Section>
      </>
    );
  },
};
