import type { MetaDescriptor } from 'react-router';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, pageMeta } from '../metadata/page-meta.ts';
import type { SiteData } from '../site.ts';
import type { ShownItinerary } from './itinerary.loader.ts';
import { lengths } from './lengths.ts';

export function itineraryTrail({ name, length, overviewPath }: ShownItinerary): CrumbTrail {
  const place = { title: name, href: length ? overviewPath : null };
  return [{ title: 'Itineraries', href: '/i' }, place, ...(length ? [{ title: lengths[length].name }] : [])];
}

export function itineraryMeta(site: SiteData, shown: ShownItinerary): MetaDescriptor[] {
  const { baseUrl } = site;
  return pageMeta(
    site,
    {
      title: shown.h1,
      description: shown.tagLine ?? shown.days[0]?.details,
      path: shown.path,
      image: shown.preview,
      jsonLd: [
        ...itemList(baseUrl, shown.trips),
        breadcrumbList(baseUrl, itineraryTrail(shown), shown.path),
        ...faqPage(shown.faqs),
      ],
    },
    shown.metaSeo,
  );
}
