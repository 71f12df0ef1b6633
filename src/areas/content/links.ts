import { hasMemberPrices } from '#catalogue';
import {
  attractionSlugs,
  continentSlugs,
  publishedLengths,
  publishedSlugs,
  shownCompanySlugs,
  shownTripSlugs,
} from '#catalogue/addresses';
import type { Context } from '#kernel';
import { articleAddresses, articleNames } from './articles.ts';
import { hasExperts } from './content.ts';

type Found = (ctx: Context, slugs: readonly string[]) => Promise<readonly string[]>;

/** Folders whose pages are there for what is published or shown, and which of their pages are. */
const FOLDERS: Readonly<Record<string, Found>> = {
  guide: (ctx, slugs) => publishedSlugs(ctx, 'landing', slugs),
  ltt: (ctx, slugs) => publishedSlugs(ctx, 'landing', slugs),
  ltg: (ctx, slugs) => publishedSlugs(ctx, 'landing', slugs),
  destination: continentSlugs,
  itinerary: itinerariesOf,
  l: attractionSlugs,
  attractions: attractionSlugs,
  'trip-list': (ctx, slugs) => publishedSlugs(ctx, 'trip', slugs),
  tc: (ctx, slugs) => publishedSlugs(ctx, 'operator', slugs),
  reviews: (ctx, slugs) => publishedSlugs(ctx, 'review', slugs),
  'tour-operators': companiesOf,
  trips: shownTripSlugs,
  blog: async (ctx, slugs) => [...(await articleNames(ctx, slugs)).keys()],
};

/** Pages that show something only when there is some of it. */
const LISTS: Readonly<Record<string, (ctx: Context) => Promise<boolean>>> = {
  '/blog': async (ctx) => (await articleAddresses(ctx, { after: '', limit: 1 })).length > 0,
  '/member-savings': hasMemberPrices,
  '/travel-experts': hasExperts,
};

/** Whether what a link leads to is there. */
export type IsThere = (href: string) => boolean;

/**
 * Which of these links lead to a page that is there and shows something. Addresses of other sites count as there, and so
 * does what stands in other folders than those above.
 * @param hasPage whether the site has a page at a path, whatever stands in its place of a slug
 */
export async function linksThere(ctx: Context, hrefs: readonly string[], hasPage: IsThere): Promise<IsThere> {
  const asked = [...new Set(hrefs.map(pathOf))].filter(hasPage);
  const ofFolders = Object.entries(FOLDERS).map(async ([folder, read]) => {
    const slugs = asked.flatMap((path) => slugIn(folder, path) ?? []);
    const found = new Set(slugs.length > 0 ? await read(ctx, slugs) : []);
    return slugs.filter((slug) => !found.has(slug)).map((slug) => `/${folder}/${slug}`);
  });
  const ofLists = Object.entries(LISTS).map(async ([path, isThere]) =>
    asked.includes(path) && !(await isThere(ctx)) ? [path] : [],
  );
  const dead = new Set((await Promise.all([...ofFolders, ...ofLists])).flat());
  return (href) => !href.startsWith('/') || (hasPage(pathOf(href)) && !dead.has(pathOf(href)));
}

const pathOf = (href: string) => href.replace(/#.*/, '');

function slugIn(folder: string, path: string): string | undefined {
  return path.startsWith(`/${folder}/`) ? path.slice(folder.length + 2) : undefined;
}

/** Those of a place, and those of one length, which stand below them. */
async function itinerariesOf(ctx: Context, ends: readonly string[]): Promise<string[]> {
  const [whole, lengths] = await Promise.all([
    publishedSlugs(
      ctx,
      'itinerary',
      ends.filter((end) => !end.includes('/')),
    ),
    publishedLengths(
      ctx,
      ends.filter((end) => end.includes('/')),
    ),
  ]);
  return [...whole, ...lengths];
}

const PART = /-(reviews|trips|previous-trips)$/;

/** A company has a page of its own, one of what travelers say, and two of its trips. */
async function companiesOf(ctx: Context, slugs: readonly string[]): Promise<string[]> {
  const names = new Set(await shownCompanySlugs(ctx, [...slugs, ...slugs.map((slug) => slug.replace(PART, ''))]));
  return slugs.filter((slug) => names.has(slug) || names.has(slug.replace(PART, '')));
}
