import { placeNotes } from '../catalogue/trip-words.ts';
import type { PosterArt } from '../ui/art.tsx';
import { PosterLink } from '../ui/poster-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './places.module.css';

export type PlaceLink = { name: string; path: string; place: string | null; trips: number | null; art: PosterArt };

/** Places as posters, each with where it is. */
export function PlaceLinks({ title, links }: { title: string; links: readonly PlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.posters}>
        {links.map(({ name, path, place, trips, art }) => (
          <li key={path}>
            <PosterLink href={path} art={art} title={name} notes={placeNotes(place, trips)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
