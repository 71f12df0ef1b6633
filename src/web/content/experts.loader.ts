import { data } from 'react-router';
import { categoryLinksBySlug } from '#catalogue';
import { articleNames, experts } from '#content';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { categoryHref } from '../shell/menus.ts';
import { readIsThere } from '../shell/shell.loader.ts';
import type { ShellLink } from '../shell/shell-data.ts';
import { idsBeside, pathsIn, shownBlocks, tagsOfLinks } from './shown-blocks.loader.ts';

const CUSTOM_TRIP = '/my-custom-trip';

/** Every expert with the places and articles that are there. @throws 404 while there are no experts */
export async function expertsLoader({ ctx, hasPage, page }: Services, request: Request) {
  const found = await experts(ctx);
  if (found.length === 0) throw data(null, { status: 404 });
  const paths = found.flatMap(({ body }) => pathsIn(body));
  const [isThere, categories, articles] = await Promise.all([
    readIsThere(ctx, hasPage, paths),
    categoryLinksBySlug(ctx, [...new Set(found.flatMap(({ regions }) => regions))]),
    articleNames(ctx, [...new Set(found.flatMap(({ articles: slugs }) => slugs))]),
  ]);
  const ids = idsBeside(found.map(({ slug }) => slug));
  const shown = found.map(({ slug, name, role, note, regions, articles: slugs, body }) => ({
    slug,
    name,
    role,
    note: note ?? null,
    blocks: shownBlocks(body, isThere, ids),
    regions: regions.flatMap((region): ShellLink[] => {
      const category = categories.find(({ categorySlug }) => categorySlug === region);
      return category ? [{ title: category.name, href: categoryHref(category, hasPage) }] : [];
    }),
    articles: slugs.flatMap((one): ShellLink[] => {
      const [title, href] = [articles.get(one), `/blog/${one}`];
      return title !== undefined && hasPage(href) ? [{ title, href }] : [];
    }),
  }));
  const customTrip = isThere(CUSTOM_TRIP) ? CUSTOM_TRIP : null;
  return data(
    { experts: shown, customTrip },
    { headers: cacheHeaders(page, request, { tags: ['lists', ...tagsOfLinks(paths)] }) },
  );
}
