import { Disclosure } from '../../ui/disclosure.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { comparisonPath, MOST_COMPARED } from '../comparison-path.ts';
import { TripMinis } from '../trip-mini.tsx';
import type { ShownTrip } from './shown-trip-model.ts';
import styles from './trip-page.module.css';

/** The company's sections in the order in which a traveler asks; what stands elsewhere on the page is left out. */
const SECTIONS = {
  physical_requirements: 'How fit you need to be',
  accommodation: 'Where you sleep',
  ship_info: 'The ship',
  meals: 'Meals',
  guide: 'Guides',
  transport: 'Getting around',
  optional_activities: 'Optional activities',
  solo_notes: 'Traveling alone',
  age_notes: 'Ages',
  luggage: 'Luggage',
  climate: 'Weather',
  visa: 'Visas',
  health_safety: 'Health and safety',
  insurance: 'Insurance',
  tipping: 'Tipping',
  cancellation: 'Cancellation, in the company’s words',
  includes: 'Included, in the company’s words',
  excludes: 'Not included, in the company’s words',
  other: 'Good to know',
} as const;

const SHOWN = 6;

export function TripDetails({ trip }: { trip: ShownTrip }) {
  const bodies = new Map(trip.sections.map(({ section, body }) => [section, body]));
  const known = Object.entries(SECTIONS).flatMap(([section, title]) => {
    const body = bodies.get(section);
    return body ? [{ section, title, body }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Section title="Trip details">
      <Details known={known.slice(0, SHOWN)} />
      {known.length > SHOWN && (
        <ShowMore more={`All ${known.length} details`} fewer="Fewer details">
          <Details known={known.slice(SHOWN)} />
        </ShowMore>
      )}
    </Section>
  );
}

function Details({ known }: { known: { section: string; title: string; body: string }[] }) {
  return known.map(({ section, title, body }) => (
    <Disclosure key={section} title={title} level={3}>
      <Prose text={body} />
    </Disclosure>
  ));
}

/** From the trip to what is said of the places that it visits. */
export function GoesTo({ trip: { goesTo } }: { trip: ShownTrip }) {
  if (goesTo.length === 0) return null;
  return (
    <Section title="More about where it goes">
      <ul className={styles.goesTo}>
        {goesTo.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Similar({ trip }: { trip: ShownTrip }) {
  if (trip.similar.length === 0) return null;
  return (
    <div className={styles.similar}>
      <Section title="Similar trips">
        <TripMinis trips={trip.similar} rows />
        {trip.state === 'offered' && <CompareLink trip={trip} />}
      </Section>
    </div>
  );
}

/** This trip and the two that are most like it. */
function CompareLink({ trip }: { trip: ShownTrip }) {
  const others = trip.similar.slice(0, MOST_COMPARED - 1);
  return (
    <p className={styles.compare}>
      <LinkButton href={comparisonPath([trip, ...others].map(({ slug }) => slug))} rel="nofollow">
        {others.length === 1 ? 'Compare with the first' : 'Compare with the first two'}, line by line
      </LinkButton>
    </p>
  );
}
