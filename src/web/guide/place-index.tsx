import type { PlaceEntry } from './destinations.loader.ts';
import styles from './destinations.module.css';

/** Places by name, each with how many trips go there. */
export function PlaceIndex({ places }: { places: readonly PlaceEntry[] }) {
  return (
    <ul className={styles.index}>
      {places.map(({ name, href, trips }) => (
        <li key={href}>
          <a href={href}>{name}</a>
          <span>
            {trips.toLocaleString('en-US')}
            <span className="visually-hidden">{trips === 1 ? ' trip' : ' trips'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
