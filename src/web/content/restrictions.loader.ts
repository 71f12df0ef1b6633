import { data } from 'react-router';
import { contentLists, contentPage } from '#content';
import { addDays, dayNumber, toCalendarDate } from '#kernel/shared';
import { levelInks, worldFrame } from '#posters';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { readIsThere } from '../shell/shell.loader.ts';
import { idsBeside, pathsOf, shownBlocks, tagsOfLinks } from './shown-blocks.loader.ts';

/** What is older than this isn't taken for what holds today. */
const FRESH_DAYS = 30;
/** The table stands in this many columns where there is room. */
const PARTS = 4;

const [short, long] = (['short', 'long'] as const).map(
  (style) => new Intl.DisplayNames('en-US', { type: 'region', style }),
);

/** "Hong Kong" rather than "Hong Kong SAR China", but no "US". */
function nameOf(code: string): string {
  const name = short?.of(code) ?? code;
  return name.length > 2 ? name : (long?.of(code) ?? code);
}

/** What countries asked of travelers on one day, from the list of that name. @throws 404 where no file has a text or a level */
export async function restrictionsLoader({ ctx, page, hasPage }: Services, path: string, request: Request) {
  const [found, { restrictions }] = await Promise.all([contentPage(ctx, path), contentLists(ctx)]);
  const { dated, levels, sources } = restrictions;
  if (!found || levels.length === 0) throw data(null, { status: 404 });
  const paths = pathsOf(found);
  const isThere = await readIsThere(ctx, hasPage, paths);
  const today = toCalendarDate(ctx.clock());
  const archived = dayNumber(today) - dayNumber(dated) > FRESH_DAYS;
  const countries = levels
    .flatMap(({ countries: codes }, level) => codes.map((code) => ({ code, name: nameOf(code), level })))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
  const shown = {
    path,
    title: found.title,
    tagLine: found.tagline ?? null,
    seo: found.seo,
    dated,
    archived,
    map: worldFrame,
    levels: levels.map(({ title, means, countries: codes }, i) => ({
      title,
      means,
      count: codes.length,
      tint: `light-dark(${levelInks.light.tints[i]}, ${levelInks.dark.tints[i]})`,
    })),
    parts: inParts(countries),
    blocks: shownBlocks(found.body, isThere, idsBeside(['countries', 'sources'])),
    sources,
    actions: found.actions.filter(({ href }) => !href.startsWith('/') || isThere(href)),
  };
  const turns = archived ? null : `${addDays(dated, FRESH_DAYS + 1)}T00:00:00Z`;
  const tags = [`page:${found.id}`, ...tagsOfLinks(paths)];
  return data(shown, { headers: cacheHeaders(page, request, { tags, endings: [turns] }) });
}

function inParts<Entry>(entries: readonly Entry[]): Entry[][] {
  const size = Math.ceil(entries.length / PARTS);
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, i) => entries.slice(i * size, (i + 1) * size));
}
