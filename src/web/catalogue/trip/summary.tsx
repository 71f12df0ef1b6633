import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { SunMark } from '../../ui/sun-mark.tsx';
import type { ShownTrip } from './shown-trip-model.ts';
import styles from './trip-page.module.css';

/** Why this one: the company's words and what it counts as the best of it. */
export function Summary({ trip }: { trip: ShownTrip }) {
  if (!trip.details && trip.highlights.length === 0) return null;
  return (
    <Section title="Why this trip">
      {trip.details && <Prose text={trip.details} />}
      {trip.highlights.length > 0 && (
        <ul className={styles.highlights}>
          {trip.highlights.map((highlight) => (
            <li key={highlight}>
              <SunMark />
              <span>{highlight}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
