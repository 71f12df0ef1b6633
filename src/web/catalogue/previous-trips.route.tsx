import { data, useLoaderData } from 'react-router';
import { previousTrips } from '#catalogue/places';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/previous-trips.route';
import { OldTripRows } from './operator/old-trips.tsx';

type Trip = { name: string; slug: string };

const trailOf = ({ name, slug }: Trip): CrumbTrail => [
  { title: name, href: `/trips/${slug}` },
  { title: 'Previous trips' },
];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { trip, trips } = loaderData;
  const path = `/trips/${trip.slug}/previous-trips`;
  return pageMeta(site, {
    title: `Previous Trips: ${trip.name}`,
    description: `Trips that ${trip.name} took the place of.`,
    path,
    jsonLd: [...itemList(site.baseUrl, trips), breadcrumbList(site.baseUrl, trailOf(trip), path)],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, page } = context.get(services);
  const found = await previousTrips(ctx, params.slug);
  if (!found) throw data(null, { status: 404 });
  const { ids, ...shown } = found;
  return data(shown, { headers: cacheHeaders(page, request, { tags: ids.map((id) => `trip:${id}`) }) });
}

export default function PreviousTrips() {
  const { trip, trips } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <Breadcrumbs items={trailOf(trip)} />
      <h1>What {trip.name} took the place of</h1>
      <p>
        These trips are no longer offered as described. <a href={`/trips/${trip.slug}`}>See the one that is</a>.
      </p>
      <h2 className="visually-hidden">Previous trips</h2>
      <OldTripRows trips={trips} />
    </div>
  );
}
