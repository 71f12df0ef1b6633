import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/itinerary.route';
import { itineraryLoader } from './itinerary.loader.ts';
import { itineraryMeta } from './itinerary-meta.ts';
import { ItineraryPage } from './itinerary-page.tsx';
import { lengthAt } from './lengths.ts';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? itineraryMeta(siteOf(matches), loaderData) : [];
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, params, pattern, request }: Route.LoaderArgs) {
  return itineraryLoader(context.get(services), params.slug, lengthAt(pattern), request);
}

export default ItineraryPage;
