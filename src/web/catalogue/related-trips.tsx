import { Art, type PosterArt } from '../ui/art.tsx';
import { Chip } from '../ui/chip.tsx';
import { Section } from '../ui/section.tsx';
import styles from './related-trips.module.css';
import { plural } from './trip-words.ts';

type RelatedLink = { name: string; path: string; tripsCount?: number; art?: PosterArt };

type RelatedTripsProps = { title: string; id?: string; links: readonly RelatedLink[] };

/** Lists and guides near to what a page is about, those of trips with how many they hold; first those with a picture. */
export function RelatedTrips({ title, id, links }: RelatedTripsProps) {
  if (links.length === 0) return null;
  const pictured = links.filter(({ art }) => art);
  const named = links.filter(({ art }) => !art);
  return (
    <Section title={title} id={id}>
      {pictured.length > 0 && (
        <ul className={styles.pictured}>
          {pictured.map((link) => (
            <li key={link.path}>
              <PicturedLink link={link} />
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <ul className={styles.named}>
          {named.map(({ name, path, tripsCount }) => (
            <li key={path}>
              <Chip href={path}>{tripsCount === undefined ? name : `${name}, ${plural(tripsCount, 'trip')}`}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function PicturedLink({ link: { name, path, tripsCount, art } }: { link: RelatedLink }) {
  return (
    <a href={path}>
      {art && <Art art={art} alt="" sizes="4.5rem" loading="lazy" decoding="async" />}
      <span>
        <b>{name}</b>
        {tripsCount !== undefined && <small>{plural(tripsCount, 'trip')}</small>}
      </span>
    </a>
  );
}
