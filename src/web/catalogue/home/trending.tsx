import { PosterLink } from '../../ui/poster-link.tsx';
import type { HomePage } from '../home.loader.ts';
import { plural, shortPrice } from '../trip-words.ts';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';

export function Trending({ places }: { places: HomePage['trending'] }) {
  if (places.length === 0) return null;
  return (
    <HomeSection title="Places to start from" more={{ title: 'All destinations', href: '/trip-destinations' }}>
      <ul className={styles.posters}>
        {places.map(({ name, slug, art, trips, from }) => (
          <li key={slug}>
            <PosterLink
              href={`/trip-list/${slug}`}
              art={art}
              title={name}
              notes={[plural(trips, 'trip'), from ? `from ${shortPrice(from)}` : undefined]}
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
