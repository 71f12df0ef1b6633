import { data } from 'react-router';
import { readSitemapLinks, type SitemapPage } from '#catalogue/addresses';
import { articleHeads, type ContentLists, contentLists } from '#content';
import { askedPage } from '../asked-page.ts';
import type { Services } from '../services.ts';
import { readIsThere } from '../shell/shell.loader.ts';
import type { ShellLink } from '../shell/shell-data.ts';

const LINKS_A_PAGE = 500;
const LATEST_ARTICLES = 100;

export type SitemapGroup = { title: string; links: ShellLink[] };

export type SitemapData = { groups: SitemapGroup[]; page: number; pages: number };

/** Of which kind a link is, by the folder of its address; those of a kind stand under one title. */
const TITLES: Record<string, string> = {
  'tour-operators': 'Companies',
  tc: 'Companies by place',
  'trip-list': 'Trips',
  destination: 'Continents',
  guide: 'Guides to continents and countries',
  itinerary: 'Itineraries',
  l: 'Landmarks',
  attractions: 'Attractions',
};

/** Where each part of the catalogue begins, and texts that no menu names; the other pages are those of menus and footer. */
const ENTRANCES: ShellLink[] = [
  { title: 'Home', href: '/' },
  { title: 'All trips', href: '/all-trips' },
  { title: 'Destinations', href: '/trip-destinations' },
  { title: 'Trip themes and styles', href: '/experiences' },
  { title: 'Attractions', href: '/attractions' },
  { title: 'Landmarks', href: '/l' },
  { title: 'Itineraries', href: '/i' },
  { title: 'Tour companies from A to Z', href: '/operators' },
  { title: 'Trip reviews', href: '/reviews' },
  { title: 'Tour companies side by side', href: '/top-tour-operator-comparisons' },
  { title: 'Travel and the climate', href: '/sojourn-gives-back-for-climate-change' },
  { title: 'COVID-19 travel restrictions map', href: '/covid-travel-restrictions-map' },
];

/** Links to one part of the site, 500 a page. @throws 404 beyond the last page */
export async function readSitemap(
  { ctx, hasPage }: Services,
  part: SitemapPage,
  request: Request,
): Promise<SitemapData> {
  const page = askedPage(request);
  const range = { limit: LINKS_A_PAGE, offset: (page - 1) * LINKS_A_PAGE };
  const { entries, total } = await readSitemapLinks(ctx, part, hasPage, range);
  const pages = Math.max(1, Math.ceil(total / LINKS_A_PAGE));
  if (page > pages) throw data(null, { status: 404 });
  const isFirst = part === 'site' && page === 1;
  const groups: SitemapGroup[] = isFirst
    ? [{ title: 'Sojourn', links: pagesOfSite((await contentLists(ctx)).menus, await readIsThere(ctx, hasPage)) }]
    : [];
  if (isFirst) groups.push(...(await articleGroup(ctx, hasPage)));
  for (const { path, title } of entries) {
    const heading = TITLES[path.split('/')[1] ?? ''] ?? 'More';
    const last = groups.at(-1);
    if (last?.title === heading) last.links.push({ title, href: path });
    else groups.push({ title: heading, links: [{ title, href: path }] });
  }
  return { groups, page, pages };
}

/** The latest articles; the others are on the pages of the blog. */
async function articleGroup(ctx: Services['ctx'], hasPage: Services['hasPage']): Promise<SitemapGroup[]> {
  if (!hasPage('/blog/any')) return [];
  const { articles } = await articleHeads(ctx, { topic: null, page: 1, limit: LATEST_ARTICLES });
  const links = articles.map(({ name, slug }) => ({ title: name, href: `/blog/${slug}` }));
  return links.length > 0 ? [{ title: 'Articles', links }] : [];
}

/** Each page once, by the first of its titles. */
function pagesOfSite(menus: ContentLists['menus'], isThere: (path: string) => boolean): ShellLink[] {
  // Companies of places are listed whole.
  const { places: _, ...ofSite } = menus;
  const links = [...ENTRANCES, ...Object.values(ofSite).flat()].filter(
    ({ href }) => !href.includes('#') && isThere(href),
  );
  const first = new Map(links.toReversed().map(({ title, href }) => [href, title]));
  return [...new Set(links.map(({ href }) => href))].map((href) => ({ title: first.get(href) ?? href, href }));
}
