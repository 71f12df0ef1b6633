import { plural } from '../catalogue/trip-words.ts';
import { linkList } from '../metadata/list-meta.ts';
import { breadcrumbList, pageMeta } from '../metadata/page-meta.ts';
import { pagePath } from '../metadata/page-path.ts';
import type { SiteData } from '../site.ts';
import { attractionKinds } from './attraction-kinds.ts';
import type { ShownAttractionList } from './attraction-list.loader.ts';

export const trailOf = (kind: ShownAttractionList['kind']) => [
  { title: 'Home', href: '/' },
  { title: attractionKinds[kind].plural },
];

export function attractionListMeta(site: SiteData, { kind, total, page, word, groups }: ShownAttractionList) {
  const { title, index, one, tagLine } = attractionKinds[kind];
  return pageMeta(site, {
    title,
    description: total > 0 ? `${plural(total, one)}. ${tagLine}` : tagLine,
    path: pagePath(index, word ? 1 : page),
    noindex: total === 0,
    canonical: total > 0 || !word,
    jsonLd: [
      ...linkList(
        site.baseUrl,
        groups.flatMap(({ links }) => links),
      ),
      breadcrumbList(site.baseUrl, trailOf(kind), index),
    ],
  });
}
