import { crops, posterUrl } from '#posters/shared';
import { claimWords } from '../../shell/claim-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { HomePage } from '../home.loader.ts';
import styles from './hero.module.css';
import { SearchDock } from './search-dock.tsx';

const BANNER = posterUrl({ biome: 'archipelago', motif: 'cyclades', hour: 'morning', seed: 3 }, 'banner');

/** Promised where there are some. */
const REVIEWS = 'shield-check';

const PROMISES = [
  { icon: 'receipt-text', title: 'What the price covers.', text: 'And what it doesn’t, wherever the company says so' },
  { icon: REVIEWS, title: 'Reviews in full.', text: 'Praise, complaints and what the company answered' },
  { icon: 'list-checks', title: 'Same facts, same place.', text: 'On every trip, so that you can compare' },
] as const;

/** The reason to go, and the way in. */
export function Hero({ home }: { home: HomePage }) {
  const { trips, companies } = home.claims;
  const promises = PROMISES.filter(({ icon }) => icon !== REVIEWS || home.reviews.length > 0);
  return (
    <>
      <div className={styles.hero}>
        <img
          className={styles.art}
          src={BANNER}
          width={crops.banner.width}
          height={crops.banner.height}
          alt=""
          fetchPriority="high"
        />
        <div className="wrap">
          <h1>Find the trip. Know exactly what you’re paying for.</h1>
          <p className={styles.claim}>
            {trips && companies
              ? `Compare ${claimWords(trips, 'group trips')}, adventures and small-ship cruises from ${claimWords(companies, 'tour companies')}, side by side.`
              : 'Compare group trips, adventures and small-ship cruises, side by side.'}
          </p>
        </div>
      </div>
      <div className={`wrap ${styles.dock}`}>
        <SearchDock months={home.months} types={home.types} />
        <ul className={styles.promises}>
          {promises.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon of={icon} />
              <span>
                <b>{title}</b> {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
