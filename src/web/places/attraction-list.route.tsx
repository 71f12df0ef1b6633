import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/attraction-list.route';
import { kindAt } from './attraction-kinds.ts';
import { attractionListLoader } from './attraction-list.loader.ts';
import { AttractionList } from './attraction-list.tsx';
import { attractionListMeta } from './attraction-list-meta.ts';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? attractionListMeta(siteOf(matches), loaderData) : [];
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, pattern, request }: Route.LoaderArgs) {
  return attractionListLoader(context.get(services), kindAt(pattern), request);
}

export default AttractionList;
