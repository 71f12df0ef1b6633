import type { MetaDescriptor } from 'react-router';
import type { TouristAttractionLeaf } from 'schema-dts';
import { plural } from '../catalogue/trip-words.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, pageMeta } from '../metadata/page-meta.ts';
import type { SiteData } from '../site.ts';
import type { ShownAttraction } from './attraction.loader.ts';
import { attractionKinds } from './attraction-kinds.ts';

export function attractionTrail({ kind, name }: Pick<ShownAttraction, 'kind' | 'name'>): CrumbTrail {
  const { plural, index } = attractionKinds[kind];
  return [{ title: plural, href: index }, { title: name }];
}

export function attractionMeta(site: SiteData, shown: ShownAttraction): MetaDescriptor[] {
  const { baseUrl } = site;
  return pageMeta(
    site,
    {
      title: shown.h1,
      description: shown.tagLine || shown.article || whatIsHere(shown),
      path: shown.path,
      image: shown.preview,
      jsonLd: [
        touristAttraction(baseUrl, shown),
        ...itemList(baseUrl, shown.trips),
        breadcrumbList(baseUrl, attractionTrail(shown), shown.path),
        ...faqPage(shown.faqs),
      ],
    },
    shown.metaSeo,
  );
}

function whatIsHere({ name, place, tripsCount }: ShownAttraction): string {
  const trips =
    tripsCount > 0 ? ` and ${plural(tripsCount, 'trip')} that ${tripsCount === 1 ? 'visits' : 'visit'} it` : '';
  return `Where ${name} is${place ? `, ${place}` : ''}${trips}.`;
}

function touristAttraction(
  baseUrl: string,
  { name, path, article, preview, latLong }: ShownAttraction,
): TouristAttractionLeaf {
  return {
    '@type': 'TouristAttraction',
    name,
    url: `${baseUrl}${path}`,
    image: `${baseUrl}${preview.src}`,
    ...(article ? { description: article } : {}),
    ...(latLong ? { geo: { '@type': 'GeoCoordinates', latitude: latLong.lat, longitude: latLong.long } } : {}),
  };
}
