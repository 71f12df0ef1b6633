import { breadcrumbList, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { siteOf } from '../site.ts';
import { trailOf } from './text-article.tsx';
import type { TextPage } from './text-page.loader.ts';

type Given = { loaderData?: TextPage; matches: Parameters<typeof siteOf>[0] };

/** What a page says of itself whose text is a file of content. */
export function textHead({ loaderData, matches }: Given) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, tagLine, path, seo, faqs } = loaderData;
  const jsonLd = [...faqPage(faqs), breadcrumbList(site.baseUrl, trailOf(loaderData), path)];
  return pageMeta(site, { title, description: tagLine, path, jsonLd }, seo);
}
