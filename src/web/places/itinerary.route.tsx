import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/itinerary.route';
import { itineraryLoader } from './itinerary.loader.ts';
import { itineraryMeta } from './itinerary-meta.ts';
import { ItineraryPage } from './itinerary-page.tsx';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? itineraryMeta(siteOf(matches), loaderData) : [];
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return itineraryLoader(context.get(services), params.slug, null, request);
}

export default ItineraryPage;
