import { ListChecks, ReceiptText, Search, ShieldCheck } from 'lucide';
import { crops, posterUrl } from '#posters/shared';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HomePage } from '../home.loader.ts';
import styles from './hero.module.css';

const BANNER = posterUrl({ biome: 'archipelago', motif: 'cyclades', hour: 'morning', seed: 3 }, 'banner');
const TALL = posterUrl({ biome: 'archipelago', motif: 'cyclades', hour: 'morning', seed: 3 }, 'tall');

const PROMISES = [
  { icon: ReceiptText, title: 'Whole prices.', text: 'What is and isn’t included, on every card' },
  { icon: ShieldCheck, title: 'Checked reviews.', text: 'Each says how it was verified' },
  { icon: ListChecks, title: 'Same facts, same place.', text: 'On every trip, so that you can compare' },
];

/** The reason to go, and the way in. */
export function Hero({ home }: { home: HomePage }) {
  const { trips, companies } = home.claims;
  return (
    <>
      <div className={styles.hero}>
        <picture className={styles.art}>
          <source media="(max-width: 40rem)" srcSet={TALL} width={crops.tall.width} height={crops.tall.height} />
          <img src={BANNER} width={crops.banner.width} height={crops.banner.height} alt="" fetchPriority="high" />
        </picture>
        <div className="wrap">
          <h1>Find the trip. Know exactly what you’re paying for.</h1>
          <p className={styles.claim}>
            {trips && companies
              ? `Compare ${trips.toLocaleString('en-US')}+ expert-planned group trips, adventures and small-ship cruises from ${companies.toLocaleString('en-US')}+ tour companies, side by side.`
              : 'Compare expert-planned group trips, adventures and small-ship cruises, side by side.'}
          </p>
        </div>
      </div>
      <div className={`wrap ${styles.dock}`}>
        <search>
          <form className={styles.search} method="get" action="/catalogsearch/result">
            <label>
              <span>Where or what</span>
              <input name="q" type="search" placeholder="Patagonia, safari, Danube" autoComplete="off" required />
            </label>
            <label>
              <span>When</span>
              <select name="departure_month" defaultValue="">
                <option value="">Any month</option>
                {home.months.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>Kind of trip</span>
              <select name="trip_type" defaultValue="">
                <option value="">Any kind</option>
                {home.types.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <Button type="submit" kind="go" icon={Search} className={styles.go}>
              Search trips
            </Button>
          </form>
        </search>
        <ul className={styles.promises}>
          {PROMISES.map(({ icon, title, text }) => (
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
