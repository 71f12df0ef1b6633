import type { MetaDescriptor } from 'react-router';
import { itemList, linkList } from '../metadata/list-meta.ts';
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
  const trips = [...shown.fitting.trips, ...shown.others.trips];
  return pageMeta(
    site,
    {
      title: shown.h1,
      description: `${shown.name}: ${shown.tagLine ?? shown.days[0]?.details ?? 'plans by the day'}`,
      path: shown.path,
      image: shown.preview,
      jsonLd: [
        ...(trips.length > 0 ? itemList(baseUrl, trips) : linkList(baseUrl, plansOf(shown))),
        breadcrumbList(baseUrl, itineraryTrail(shown), shown.path),
        ...faqPage(shown.faqs),
      ],
    },
    shown.metaSeo,
  );
}

/** Where no trip stands beside a plan: the lengths that there are. */
const plansOf = (shown: ShownItinerary) =>
  shown.lengths.map(({ length, path }) => ({ name: lengths[length].name, path }));
