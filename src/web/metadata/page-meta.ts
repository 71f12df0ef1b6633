import type { MetaDescriptor } from 'react-router';
import type { MetaSeo } from '#catalogue/shared';

const SITE = 'Sojourn';
const LONGEST_DESCRIPTION = 160;
const HOUSE_IMAGE = '/posters/archipelago_cyclades_morning_3_og.v1.svg';

export type PageMeta = {
  /** Without the site's name. */
  title: string;
  description?: string | null;
  /** Canonical path with its query, on the primary host. */
  path: string;
  /** Path of a picture of 1200 × 630; the house's own without it. */
  image?: string;
  kind?: 'website' | 'article' | 'product';
  noindex?: boolean;
  jsonLd?: object[];
};

/** Title, description, canonical, Open Graph and structured data of a page; what an editor wrote wins. */
export function pageMeta(baseUrl: string, page: PageMeta, seo: MetaSeo = {}): MetaDescriptor[] {
  const title = `${seo.title ?? page.title} | ${SITE}`;
  const description = shorten(seo.description ?? page.description ?? '');
  const url = seo.canonicalUrl ?? `${baseUrl}${page.path}`;
  const image = seo.ogImage ?? `${baseUrl}${page.image ?? HOUSE_IMAGE}`;
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ?? []).map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
  ] as MetaDescriptor[];
}

/** At most 160 characters, cut at a word. */
export function shorten(text: string, longest = LONGEST_DESCRIPTION): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= longest) return flat;
  const cut = flat.slice(0, longest - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}

export type CrumbTrail = { title: string; href?: string | null }[];

/** Matches the breadcrumb that is seen. */
export function breadcrumbList(baseUrl: string, trail: CrumbTrail, path: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${baseUrl}${href ?? path}`,
    })),
  };
}

export function faqPage(faqs: { question: string; answer: string }[]): object[] {
  if (faqs.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
