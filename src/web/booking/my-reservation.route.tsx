import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/my-reservation.route';
import { myBookingsLoader } from './my-bookings.loader.ts';
import { OwnBookings } from './own-list.tsx';
import { BEGUN } from './own-lists.ts';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: BEGUN.title,
    description: 'Reservations that you began and can go on with, and requests that companies haven’t answered.',
    path: BEGUN.path,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return myBookingsLoader(context.get(services), request, 'reservations');
}

export default function MyReservations() {
  return <OwnBookings of={BEGUN} {...useLoaderData<typeof loader>()} />;
}
