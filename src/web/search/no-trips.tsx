import { crops, posterUrl } from '#posters/shared';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { listHref, withoutFilters } from './list-links.ts';
import type { TripListData } from './trip-list-data.ts';

const SCENE = {
  src: posterUrl({ biome: 'dunes', motif: 'caravan', hour: 'dusk', seed: 2 }, 'wide'),
  width: crops.wide.width,
  height: crops.wide.height,
};

/** Nothing matches: what was looked for, what to try, one way out. */
export function NoTrips({ list }: { list: TripListData }) {
  const { query } = list;
  const filtered = list.applied.length > 0;
  const title = query.text ? `Sorry, we couldn't find "${query.text}" worldwide` : 'Nothing here yet';
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
          <LinkButton kind="ink" href="/all-trips">
            See all trips
          </LinkButton>
        )
      }
    >
      {query.text ? (
        <ul>
          <li>Double check spelling</li>
          <li>Try different keywords</li>
          <li>Try more generic keywords</li>
        </ul>
      ) : (
        <p>No trip has all of these at once. Take a filter off, or start again.</p>
      )}
    </EmptyState>
  );
}
