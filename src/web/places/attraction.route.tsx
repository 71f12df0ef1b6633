import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/attraction.route';
import { attractionLoader } from './attraction.loader.ts';
import { kindAt } from './attraction-kinds.ts';
import { attractionMeta } from './attraction-meta.ts';
import { AttractionPage } from './attraction-page.tsx';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? attractionMeta(siteOf(matches), loaderData) : [];
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, params, pattern, request }: Route.LoaderArgs) {
  return attractionLoader(context.get(services), kindAt(pattern), params.slug, request);
}

export default AttractionPage;
