import { plural, shortPrice } from '../catalogue/trip-words.ts';
import type { ShownItinerary } from './itinerary.loader.ts';
import { type Length, lengths } from './lengths.ts';
import styles from './places.module.css';

type LengthSwitchProps = { links: ShownItinerary['lengths']; current?: Length | null; label: string };

/** The lengths that have a plan, each with how many trips fit it and what the cheapest of them costs. */
export function LengthSwitch({ links, current = null, label }: LengthSwitchProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.lengths}>
        {links.map(({ length, path, trips, from }) => (
          <li key={length}>
            <a href={path} aria-current={length === current ? 'page' : undefined}>
              <b>{lengths[length].name}</b>
              <span className="small">
                {lengths[length].days} days{trips > 0 && `, ${plural(trips, 'trip')}`}
                {from && ` from ${shortPrice(from)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
