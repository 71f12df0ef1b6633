import { useLoaderData } from 'react-router';
import { pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/my-bookings.route';
import { myBookingsLoader } from './my-bookings.loader.ts';
import { OwnBookings } from './own-list.tsx';
import { BOOKED } from './own-lists.ts';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ matches }: Route.MetaArgs) {
  return pageMeta(siteOf(matches), {
    title: BOOKED.title,
    description: 'Trips that you have booked, what is still to do for them, and those you have traveled.',
    path: BOOKED.path,
    jsonLd: [],
  });
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return myBookingsLoader(context.get(services), request, 'bookings');
}

export default function MyBookings() {
  return <OwnBookings of={BOOKED} {...useLoaderData<typeof loader>()} />;
}
