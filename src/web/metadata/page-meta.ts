import type { MetaDescriptor } from 'react-router';
import type {
  ArticleLeaf,
  BlogLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  ProductLeaf,
  QuizLeaf,
  TouristAttractionLeaf,
  TouristTripLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { MetaSeo } from '#catalogue/shared';
import type { SiteData } from '../site.ts';

const SITE = 'Sojourn';
const LONGEST_DESCRIPTION = 160;
const HOUSE_IMAGE: PreviewImage = {
  src: '/previews/archipelago_cyclades_morning_3.v2.png',
  width: 1200,
  height: 630,
  alt: 'Illustration: white houses and blue domes on a sea cliff at morning',
};

/** What is shown beside a link to a page elsewhere: a JPEG or PNG of ours. */
export type PreviewImage = { src: string; width: number; height: number; alt: string };

/** What a page says of itself in the words of schema.org: nothing that doesn't stand in it to be read. */
export type StructuredData =
  | ArticleLeaf
  | BlogLeaf
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | ItemListLeaf
  | OrganizationLeaf
  | ProductLeaf
  | QuizLeaf
  | TouristAttractionLeaf
  | TouristTripLeaf
  | WebPageLeaf
  | WebSiteLeaf;

export type PageMeta = {
  /** Without the site's name. */
  title: string;
  description?: string | null;
  /** Canonical path with its query, on the primary host. */
  path: string;
  /** The house's own without it. */
  image?: PreviewImage;
  kind?: 'website' | 'article' | 'product';
  /** Shows nothing, or what is over: left out of indexes, though pages of its kind are in them. */
  noindex?: boolean;
  /** False where it stands at another address than `path` and is left out of indexes: robots would leave out both. */
  canonical?: boolean;
  jsonLd?: readonly StructuredData[];
};

type PageSite = Pick<SiteData, 'baseUrl' | 'noindex' | 'page'>;

/** Title, description, canonical, Open Graph and structured data of a page; what an editor wrote wins. */
export function pageMeta(site: PageSite, page: PageMeta, seo: MetaSeo = {}): MetaDescriptor[] {
  const { baseUrl } = site;
  const title = withSite(seo.title ?? page.title);
  const description = shorten(seo.description ?? page.description ?? '');
  const url = seo.canonicalUrl ?? baseUrl + (site.page.canonical === 'own' ? page.path : site.page.canonical);
  const robots = robotsOf(site, page);
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...(page.canonical === false ? [] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(seo.ogImage ? [{ property: 'og:image', content: seo.ogImage }] : preview(baseUrl, page.image ?? HOUSE_IMAGE)),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: seo.ogImage ?? `${baseUrl}${(page.image ?? HOUSE_IMAGE).src}` },
    ...[...describedAs(site, page.title, url), ...(page.jsonLd ?? [])].map((entry: object) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry },
    })),
  ] as MetaDescriptor[];
}

const NAMED = new RegExp(`[|·:–—-]\\s*${SITE}\\s*$`, 'i');

/** An editor's title may name the site already; "A Tuscan Sojourn" doesn't. */
const withSite = (title: string): string => (NAMED.test(title) ? title : `${title} | ${SITE}`);

/** A page that shows no thing of its own is at least a page. */
function describedAs({ page: { type } }: PageSite, name: string, url: string): WebPageLeaf[] {
  return type === 'other' || type === 'covid_restrictions_map' ? [{ '@type': 'WebPage', name, url }] : [];
}

/** One word for robots, the strictest that is said; null where there is nothing to forbid. */
function robotsOf({ noindex, page: { robots } }: PageSite, page: PageMeta): string | null {
  if (noindex) return 'noindex,nofollow';
  if (robots !== 'index') return robots;
  return page.noindex ? 'noindex,follow' : null;
}

function preview(baseUrl: string, { src, width, height, alt }: PreviewImage) {
  return [
    { property: 'og:image', content: `${baseUrl}${src}` },
    { property: 'og:image:type', content: src.endsWith('.png') ? 'image/png' : 'image/jpeg' },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
  ];
}

/** At most 160 characters, cut at a word. */
function shorten(text: string, longest = LONGEST_DESCRIPTION): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= longest) return flat;
  const cut = flat.slice(0, longest - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}

export type CrumbTrail = { title: string; href?: string | null }[];

/** Matches the breadcrumb that is seen. */
export function breadcrumbList(baseUrl: string, trail: CrumbTrail, path: string): BreadcrumbListLeaf {
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

export function faqPage(faqs: { question: string; answer: string }[]): FAQPageLeaf[] {
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
