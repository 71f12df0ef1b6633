import { Button, Facts, Heading, Link, Prose, Section, Words } from '../parts.tsx';
import type { Template } from '../template.ts';

export const wishlistShare: Template<'wishlist_share'> = {
  preview: ({ list }) => `The list “${list}”, with prices and dates as they are today.`,
  reason: ({ sender }, site) =>
    `You get this one mail because ${sender} entered your address at ${site.name} to show you a list.`,
  Body: ({ variables: { sender, list, message, trips, path }, site }) => (
    <>
      <Section>
        <Heading>{sender} shares trips with you</Heading>
        {message && <Words>{message}</Words>}
      </Section>
      {trips.length > 0 && (
        <Section>
          <Facts
            facts={trips.map(({ name, path: tripPath, days }) => [
              `${days} ${days === 1 ? 'day' : 'days'}`,
              <Link key={tripPath} href={site.url + tripPath}>
                {name}
              </Link>,
            ])}
          />
        </Section>
      )}
      <Section bottom={36}>
        <Prose>All of “{list}” stands on one page, with prices and dates as they are when you look.</Prose>
        <Button href={site.url + path}>See the list</Button>
      </Section>
    </>
  ),
};
