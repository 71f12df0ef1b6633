import { data, useLoaderData } from 'react-router';
import { TripCard } from '../catalogue/trip-card.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/shared-list.route';
import styles from './saved.module.css';
import { sharedListLoader } from './shared-list.loader.ts';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, sharedBy } = loaderData;
  return pageMeta(siteOf(matches), {
    title: `${name}, a list of trips`,
    description: `Trips that ${sharedBy} put together, with prices and dates of today.`,
    path: location.pathname,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const list = await sharedListLoader(context.get(services), params.token, request);
  if (!list) throw data(null, { status: 404 });
  return list;
}

/** What a link in a mail leads to: somebody's list, to be read and gone on from. */
export default function SharedList() {
  const { name, sharedBy, trips } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <header className={styles.head}>
        <p className={styles.by}>Shared by {sharedBy}</p>
        <h1>{name}</h1>
        <p>
          {trips.length > 0
            ? `${plural(trips.length, 'trip')}, with prices and dates as they are today. Tick some to see them side by side.`
            : 'No trip stands in it at the moment.'}
        </p>
      </header>
      {trips.length > 0 ? (
        <section className={styles.trips}>
          <h2 className="visually-hidden">Trips</h2>
          <div className={styles.cards}>
            {trips.map((trip, index) => (
              <TripCard key={trip.slug} trip={trip} first={index < 2} />
            ))}
          </div>
        </section>
      ) : (
        <EmptyState
          title="Nothing here yet"
          action={
            <LinkButton href="/all-trips" kind="go">
              See all trips
            </LinkButton>
          }
        >
          <p>What {sharedBy} saves to this list will stand here. Until then, look around.</p>
        </EmptyState>
      )}
    </div>
  );
}
