import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/landmarks.route';
import { attractionListLoader } from './attraction-list.loader.ts';
import { AttractionList, attractionListMeta } from './attraction-list.tsx';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? attractionListMeta(siteOf(matches), loaderData) : [];
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return attractionListLoader(context.get(services), 'landmark', request);
}

export default AttractionList;
