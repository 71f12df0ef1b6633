import { Chip } from '../ui/chip.tsx';
import { Section } from '../ui/section.tsx';
import styles from './related-trips.module.css';
import { plural } from './trip-words.ts';

type RelatedTripsProps = { title: string; links: readonly { name: string; path: string; tripsCount: number }[] };

/** Lists of trips near to the one that a page is about, each with how many it holds. */
export function RelatedTrips({ title, links }: RelatedTripsProps) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.related}>
        {links.map(({ name, path, tripsCount }) => (
          <li key={path}>
            <Chip href={path}>{`${name}, ${plural(tripsCount, 'trip')}`}</Chip>
          </li>
        ))}
      </ul>
    </Section>
  );
}
