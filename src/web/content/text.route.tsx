import { useLoaderData } from 'react-router';
import { breadcrumbList, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import type { Route } from './+types/text.route';
import { TextArticle, trailOf } from './text-article.tsx';
import { textPageLoader } from './text-page.loader.ts';

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, tagLine, path, seo, faqs } = loaderData;
  return pageMeta(
    site,
    {
      title,
      description: tagLine,
      path,
      jsonLd: [...faqPage(faqs), breadcrumbList(site.baseUrl, trailOf(loaderData), path)],
    },
    seo,
  );
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  return textPageLoader(context.get(services), url.pathname, request);
}

export default function Text() {
  return <TextArticle page={useLoaderData<typeof loader>()} />;
}
