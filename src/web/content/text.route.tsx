import { useLoaderData } from 'react-router';
import { services } from '../services.ts';
import type { Route } from './+types/text.route';
import { TextArticle } from './text-article.tsx';
import { textHead } from './text-head.ts';
import { textPageLoader } from './text-page.loader.ts';

export const meta = import.meta.env.SSR ? textHead : undefined;

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  return textPageLoader(context.get(services), url.pathname, request);
}

export default function Text() {
  return <TextArticle page={useLoaderData<typeof loader>()} />;
}
