import { crops, posterUrl } from '#posters/shared';
import { plural } from '../catalogue/trip-words.ts';
import { useSite } from '../site.ts';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { listHref, withoutFilters } from './list-links.ts';
import styles from './results.module.css';
import type { TripListData } from './trip-list-data.ts';

const SCENE = {
  src: posterUrl({ biome: 'dunes', motif: 'caravan', hour: 'dusk', seed: 2 }, 'wide'),
  width: crops.wide.width,
  height: crops.wide.height,
};

const ALL = '/all-trips';

type NoTripsProps = {
  list: TripListData;
  /** Pages, companies or articles of that name are found. */
  isElsewhere?: boolean;
};

/** Nothing matches: what was looked for, what to try, and where there are trips. */
export function NoTrips({ list, isElsewhere = false }: NoTripsProps) {
  const { query } = list;
  const filtered = list.applied.length > 0;
  const sorry = isElsewhere
    ? `No trip is found for “${query.text}”`
    : `Sorry, we couldn't find "${query.text}" worldwide`;
  const title = query.text && !filtered ? sorry : 'Nothing here yet';
  return (
    <EmptyState
      art={SCENE}
      title={title}
      action={
        filtered ? (
          <LinkButton kind="ink" href={listHref(list.path, withoutFilters(query))}>
            Clear all filters
          </LinkButton>
        ) : (
          <LinkButton kind="ink" href={list.path === ALL ? '/' : ALL}>
            {list.path === ALL ? 'Back to the front page' : 'See all trips'}
          </LinkButton>
        )
      }
    >
      {filtered ? <Nearby loosened={list.loosened} /> : <Elsewhere hints={query.text !== '' && !isElsewhere} />}
    </EmptyState>
  );
}

/** The nearest lists that have trips. */
function Nearby({ loosened }: Pick<TripListData, 'loosened'>) {
  if (loosened.length === 0) return <p>No trip has all of these at once. Take filters off, or start again.</p>;
  return (
    <>
      <p>No trip has all of these at once. {loosened[0]?.left === 'others' ? 'Take one off:' : 'Keep only one:'}</p>
      <ul className={styles.chips}>
        {loosened.map(({ href, label, left, trips }) => (
          <li key={href}>
            <Chip href={href}>{`${left === 'others' ? 'Without' : 'Only'} “${label}”: ${plural(trips, 'trip')}`}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}

function Elsewhere({ hints }: { hints: boolean }) {
  const { trending } = useSite().shell;
  return (
    <>
      {hints && (
        <ul>
          <li>Double check spelling</li>
          <li>Try different keywords</li>
          <li>Try more generic keywords</li>
        </ul>
      )}
      {trending.length > 0 && (
        <ul className={styles.chips} aria-label="Places to start from">
          {trending.map(({ title, href }) => (
            <li key={href}>
              <Chip href={href}>{title}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
