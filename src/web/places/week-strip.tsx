import type { ShownDay } from '../catalogue/trip/shown-trip-model.ts';
import { TRAVEL } from '../days/days.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './places.module.css';

/** Where each day ends and how one comes there, at a glance. Days that stay are one cell, as wide as they are many. */
export function WeekStrip({ days }: { days: readonly ShownDay[] }) {
  const stays = staysOf(days);
  if (stays.length < 2) return null;
  return (
    <ol className={styles.strip} aria-label="The days in short">
      {stays.map(({ place, firstDay, lastDay, travelMode }) => (
        <li key={firstDay} style={{ '--days': lastDay - firstDay + 1 }}>
          <span>{firstDay === lastDay ? `Day ${firstDay}` : `Days ${firstDay}–${lastDay}`}</span>
          <b>{place}</b>
          {travelMode && (
            <span>
              <Icon of={TRAVEL[travelMode].icon} size="small" /> {capital(TRAVEL[travelMode].words)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

type Stay = Pick<ShownDay, 'firstDay' | 'lastDay' | 'travelMode'> & { place: string };

/** None where it isn't known of each day where that ends. */
function staysOf(days: readonly ShownDay[]): Stay[] {
  const stays: Stay[] = [];
  for (const { placeName, firstDay, lastDay, travelMode } of days) {
    if (placeName === null) return [];
    const before = stays.at(-1);
    if (before?.place === placeName && !travelMode) before.lastDay = lastDay;
    else stays.push({ place: placeName, firstDay, lastDay, travelMode });
  }
  return stays;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
