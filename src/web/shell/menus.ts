import type { ContentLists, IsThere } from '#content';
import type { ShellLink, ShellMenu } from './shell-data.ts';

type Menus = ContentLists['menus'];
type Browse = ContentLists['browse'];

/** A category as menus show it: its list of trips, and its guide where somebody wrote one. */
export type MenuCategory = {
  name: string;
  slug: string;
  landingSlug: string | null;
  categorySlug: string;
  categoryType: string;
  parentSlug: string | null;
};

type Column = ShellMenu['columns'][number];

const MOST_LINKS = 9;
const SEE_ALL = 'See all >';

/** The category that holds every trip; it has a page of reviews, but is no way to travel. */
export const EVERYTHING = 'tours';

/** To its guide, or to its trips as long as there is none. */
export function categoryHref({ slug, landingSlug }: Pick<MenuCategory, 'slug' | 'landingSlug'>, isThere: IsThere) {
  const guide = landingSlug === null ? null : `/guide/${landingSlug}`;
  return guide !== null && isThere(guide) ? guide : `/trip-list/${slug}`;
}

/** To the page of a continent's countries, which bears the slug of its guide; null as long as there is none. */
export function continentHref({ landingSlug }: Pick<MenuCategory, 'landingSlug'>, isThere: IsThere): string | null {
  const own = landingSlug === null ? null : `/destination/${landingSlug}`;
  return own !== null && isThere(own) ? own : null;
}

/** Continents in the order of the menu. */
export function continentsOf<Place extends Pick<MenuCategory, 'categorySlug'>>(
  places: readonly Place[],
  { continents }: Pick<Browse, 'continents'>,
): Place[] {
  return continents.flatMap((slug) => places.filter(({ categorySlug }) => categorySlug === slug));
}

/** Countries of which nobody said on which continent they lie. */
export function countriesAlone<Place extends Pick<MenuCategory, 'categorySlug' | 'categoryType' | 'parentSlug'>>(
  places: readonly Place[],
  { continents }: Pick<Browse, 'continents'>,
): Place[] {
  const shown = continents.filter((slug) => places.some(({ categorySlug }) => categorySlug === slug));
  return places.filter(
    ({ categoryType, parentSlug }) => categoryType === 'country' && !shown.includes(parentSlug ?? ''),
  );
}

export function destinationsMenu(
  places: readonly MenuCategory[],
  browse: Pick<Browse, 'continents'>,
  trending: readonly ShellLink[],
  isThere: IsThere,
): ShellMenu {
  const all = '/trip-destinations';
  const columns = continentsOf(places, browse).map((continent): Column => {
    const href = continentHref(continent, isThere) ?? `/trip-list/${continent.slug}`;
    const countries = places.filter(
      ({ categoryType, parentSlug }) => categoryType === 'country' && parentSlug === continent.categorySlug,
    );
    return { title: continent.name, href, links: links(countries, isThere), more: { title: SEE_ALL, href } };
  });
  const more = isThere(all) ? { title: 'All destinations', href: all } : null;
  const first: Column = { title: 'Places to start from', href: null, links: [...trending], more };
  const alone = links(countriesAlone(places, browse), isThere);
  const last: Column = { title: 'Countries', href: null, links: alone, more: trending.length > 0 ? null : more };
  const href = more?.href ?? '/all-trips';
  return {
    key: 'destinations',
    title: 'Destinations',
    href,
    columns: [first, last].filter(hasLinks).toSpliced(1, 0, ...columns.filter(leadsOn)),
  };
}

export function experiencesMenu(
  categories: readonly MenuCategory[],
  browse: Pick<Browse, 'types' | 'kinds'>,
  isThere: IsThere,
): ShellMenu {
  const page = isThere('/experiences') ? '/experiences' : null;
  const more = (anchor: string) => (page ? { title: SEE_ALL, href: `${page}#${anchor}` } : null);
  const types = inOrder(categories, browse.types).filter(({ categorySlug }) => browse.types.includes(categorySlug));
  const columns = browse.kinds.map((kind): Column => {
    const own = ofKind(categories, browse, kind).filter((category) => !types.includes(category));
    return { title: kind.title, href: null, links: links(own, isThere), more: more(kind.anchor) };
  });
  const topTrips = { title: 'Top Trips', href: null, links: links(types, isThere), more: more('top-trips') };
  return {
    key: 'experiences',
    title: 'Trip Themes & Styles',
    href: page,
    columns: [topTrips, ...columns].filter(hasLinks),
  };
}

/** The categories of a column, those that it names first; what one of them names stands in no other. */
export function ofKind<Category extends Pick<MenuCategory, 'categorySlug' | 'categoryType'>>(
  categories: readonly Category[],
  { kinds }: Pick<Browse, 'kinds'>,
  { type, first }: Browse['kinds'][number],
): Category[] {
  const named = new Set(kinds.flatMap((kind) => kind.first));
  const own = categories.filter(({ categoryType, categorySlug }) =>
    named.has(categorySlug) ? first.includes(categorySlug) : categoryType === type,
  );
  return inOrder(own, first);
}

export function companiesMenu(menus: Menus, rated: readonly ShellLink[], isThere: IsThere): ShellMenu {
  const there = (some: readonly ShellLink[]) => some.filter(({ href }) => isThere(href));
  const plain = { href: null, more: null };
  return {
    key: 'tour-reviews',
    title: 'Tour Company Reviews',
    href: there(menus.companies.slice(0, 1))[0]?.href ?? null,
    columns: [
      { ...plain, title: 'Reviews', links: there(menus.companies) },
      { ...plain, wide: true, title: 'Companies by place', links: there(menus.places) },
      { ...plain, wide: true, title: 'Highest rated companies', links: [...rated] },
    ].filter(hasLinks),
  };
}

export function helpfulMenu({ helpful }: Menus, isThere: IsThere): ShellMenu {
  const title = 'Fun & Helpful';
  const links = helpful.filter(({ href }) => isThere(href));
  return { key: 'helpful', title, href: null, columns: [{ title, href: null, links, more: null }].filter(hasLinks) };
}

/** A continent without countries still has its own page. */
const leadsOn = ({ links, more }: Column) => links.length > 0 || more !== null;

const hasLinks = ({ links }: Pick<Column, 'links'>) => links.length > 0;

function links(categories: readonly MenuCategory[], isThere: IsThere): ShellLink[] {
  return categories
    .slice(0, MOST_LINKS)
    .map((category) => ({ title: category.name, href: categoryHref(category, isThere) }));
}

/** Those that are named first, in that order; the others as they stood. */
export function inOrder<Category extends { categorySlug: string }>(
  categories: readonly Category[],
  first: readonly string[],
): Category[] {
  const place = new Map(first.map((slug, i) => [slug, i]));
  const placeOf = ({ categorySlug }: Category) => place.get(categorySlug) ?? first.length;
  return categories.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Below the menus on phones: what people look for there, then every other link of the house, each once. */
export function phoneLinks(menus: Menus, isThere: IsThere): { links: ShellLink[]; more: ShellLink[] } {
  const there = (links: readonly ShellLink[]) => links.filter(({ href }) => isThere(href));
  const links = there(menus.phone);
  const { row, helpful, about, community } = menus;
  const rest = there([...row, ...helpful, ...about, ...community]).filter(
    ({ href }, i, all) =>
      all.findIndex((other) => other.href === href) === i && !links.some((link) => link.href === href),
  );
  return { links, more: rest };
}
