import type { PosterArt } from '../ui/art.tsx';
import { PosterLink } from '../ui/poster-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './places.module.css';

export type PlaceLink = { name: string; path: string; place: string | null; art: PosterArt };

/** Places as posters, each with where it is. */
export function PlaceLinks({ title, links }: { title: string; links: readonly PlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.posters}>
        {links.map(({ name, path, place, art }) => (
          <li key={path}>
            <PosterLink href={path} art={art} title={name} notes={place ? [place] : undefined} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
