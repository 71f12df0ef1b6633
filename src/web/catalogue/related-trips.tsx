import { Chip } from '../ui/chip.tsx';
import { Section } from '../ui/section.tsx';
import styles from './related-trips.module.css';
import { plural } from './trip-words.ts';

type RelatedTripsProps = { title: string; links: readonly { name: string; path: string; tripsCount?: number }[] };

/** Lists and guides near to what a page is about, those of trips with how many they hold. */
export function RelatedTrips({ title, links }: RelatedTripsProps) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.related}>
        {links.map(({ name, path, tripsCount }) => (
          <li key={path}>
            <Chip href={path}>{tripsCount === undefined ? name : `${name}, ${plural(tripsCount, 'trip')}`}</Chip>
          </li>
        ))}
      </ul>
    </Section>
  );
}
