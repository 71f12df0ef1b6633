import { BookingFacts } from '../booking-parts.tsx';
import { Button, Heading, Prose, Section } from '../parts.tsx';
import type { Template } from '../template.ts';

/** Without the new address: the old one may have been somebody else’s by a slip. */
export const bookingAddressChanged: Template<'booking_address_changed'> = {
  preview: () => 'If that wasn’t you, write to us.',
  reason: (_variables, site) => `You get this mail because a booking at ${site.name} had this address.`,
  Body: ({ variables, site }) => (
    <>
      <Section>
        <Heading>Your mail goes to another address now</Heading>
        <Prose>
          Whoever opened this booking entered another address, and confirmed it by a link that we mailed there. If that
          was you, there is nothing to do. If it wasn’t, write to us.
        </Prose>
      </Section>
      <Section bottom={36}>
        <BookingFacts booking={variables} site={site} />
        <Button href={`${site.url}/contact`}>Write to us</Button>
      </Section>
    </>
  ),
};
