import { FactStrip } from '../../ui/fact-strip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InfoPopup } from '../../ui/info-popup.tsx';
import { plural } from '../trip-words.ts';
import type { ShownTerm, ShownTrip } from './shown-trip-model.ts';
import styles from './trip-page.module.css';

/** How long, with whom, how hard. */
export function Facts({ trip }: { trip: ShownTrip }) {
  const level = trip.terms.find(({ propertyKey }) => propertyKey === 'physical_level');
  const type = trip.terms.find(({ propertyKey }) => propertyKey === 'trip_type');
  const pace = trip.terms.find(({ propertyKey }) => propertyKey === 'pace');
  const facts = [
    {
      label: 'Length',
      value: plural(trip.durationDays, 'day'),
      note: trip.nights > 0 ? plural(trip.nights, 'night') : undefined,
    },
    trip.maxGroupSize !== null && {
      label: 'Group',
      value: type?.key === 'private-guided' ? 'Your party' : `Max ${trip.maxGroupSize}`,
      note: trip.minGroupSize !== null ? `from ${trip.minGroupSize}` : undefined,
    },
    level && {
      label: 'Effort',
      about: meant(level),
      value: level.name,
      note: pace && `Pace: ${pace.name.toLowerCase()}`,
    },
    (trip.minAge !== null || trip.maxAge !== null) && { label: 'Ages', value: ages(trip) },
    type && { label: 'Kind', about: meant(type), value: <Kind of={type} />, wide: true },
    trip.start && { label: 'Starts', value: trip.start.name, note: countryName(trip.start.country), wide: true },
    trip.end && { label: 'Ends', value: trip.end.name, note: countryName(trip.end.country), wide: true },
  ].filter((fact) => fact !== false && fact !== null && fact !== undefined);
  return <FactStrip facts={facts} />;
}

/** What is meant by an entry of a vocabulary, a press away. */
function meant({ name, description }: ShownTerm) {
  return description && <InfoPopup label={`${name}: what that means`}>{description}</InfoPopup>;
}

function Kind({ of: { name, icon } }: { of: ShownTerm }) {
  if (!icon) return name;
  return (
    <span className={styles.kind}>
      <Icon of={icon} />
      {name}
    </span>
  );
}

function ages({ minAge, maxAge }: ShownTrip): string {
  if (minAge !== null && maxAge !== null) return `${minAge} to ${maxAge}`;
  return minAge !== null ? `${minAge} and up` : `Up to ${maxAge}`;
}

let regions: Intl.DisplayNames | null = null;

function countryName(code: string | null): string | undefined {
  if (!code) return undefined;
  regions ??= new Intl.DisplayNames('en-US', { type: 'region' });
  return regions.of(code);
}
