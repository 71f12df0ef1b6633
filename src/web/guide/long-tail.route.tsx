import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/long-tail.route';
import { longTailLoader } from './long-tail.loader.ts';
import { LongTailPage, longTailMeta } from './long-tail-page.tsx';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? longTailMeta(siteOf(matches), loaderData) : [];
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, params, pattern, request }: Route.LoaderArgs) {
  return longTailLoader(context.get(services), pattern.startsWith('ltg/') ? 'ltg' : 'ltt', params.slug, request);
}

export default LongTailPage;
