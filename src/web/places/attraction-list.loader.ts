import { data } from 'react-router';
import { ATTRACTIONS, type AttractionKind, attractionList } from '#catalogue/places';
import { askedPage } from '../asked-page.ts';
import { artsOf } from '../catalogue/art.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { attractionKinds } from './attraction-kinds.ts';
import type { PlaceLink } from './place-links.tsx';

const ON_A_PAGE = 40;
const LONGEST_WORD = 80;

export type ShownAttractionList = {
  kind: AttractionKind;
  /** What was searched for. */
  word: string;
  page: number;
  pages: number;
  total: number;
  groups: { title: string; links: PlaceLink[] }[];
};

/** Loads one page of all landmarks or points of interest; a group that begins on the page before goes on. */
export async function attractionListLoader({ ctx, page: facts }: Services, kind: AttractionKind, request: Request) {
  const page = askedPage(request);
  const word = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_WORD);
  const { index, groupBy } = attractionKinds[kind];
  const { attractions, total } = await attractionList(ctx, { kind, word: word || null, page, limit: ON_A_PAGE });
  const pages = Math.ceil(total / ON_A_PAGE);
  if (page > 1 && attractions.length === 0) throw data(null, { status: 404 });
  const arts = artsOf(
    attractions.map(({ image, ...found }) => ({ ...found, cover: image })),
    'tall',
  );
  const links = attractions.flatMap(({ name, slug, place, country, tripsCount: trips, ...found }, i) => {
    const art = arts[i];
    const where = groupBy === 'continent' && country !== null ? country : place === name ? null : place;
    return art
      ? [{ group: groupOf({ ...found, country }, groupBy), name, path: `${index}/${slug}`, place: where, trips, art }]
      : [];
  });
  const groups = [...Map.groupBy(links, ({ group }) => group)].map(([title, grouped]) => ({
    title,
    links: grouped.map(({ group: _group, ...link }) => link),
  }));
  const shown: ShownAttractionList = { kind, word, page, pages, total, groups };
  return data(shown, { headers: cacheHeaders(facts, request, { tags: [ATTRACTIONS, 'every-list'] }) });
}

/** A place of no country, or of no continent, is at sea. */
function groupOf(found: { country: string | null; continent: string | null }, by: 'country' | 'continent'): string {
  return found[by] ?? found.continent ?? 'Rivers and seas';
}
