import { data, redirect } from 'react-router';
import { categoryPage, tripCards } from '#catalogue';
import {
  ATTRACTIONS,
  type Attraction,
  type AttractionKind,
  attractionsBySlug,
  attractionsNear,
  guideOfPlace,
  tripIdsVisiting,
} from '#catalogue/places';
import { mapFrames } from '#posters';
import { parseListQuery } from '#search/shared';
import { artDescription, artOf, artsOf, photosOf, previewOf } from '../catalogue/art.ts';
import { shownCards } from '../catalogue/shown-card.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { queryAlong } from '../query-along.ts';
import { renamedOrMissing } from '../renamed.loader.ts';
import type { Services } from '../services.ts';
import { attractionKinds } from './attraction-kinds.ts';

const TRIPS = 6;
const countries = new Intl.DisplayNames('en-US', { type: 'region' });

export type ShownAttraction = Awaited<ReturnType<typeof readAttraction>>['shown'];

/** Loads the page of a landmark or point of interest; an old address, or one of the other kind, leads to its own. */
export async function attractionLoader(from: Services, kind: AttractionKind, slug: string, request: Request) {
  const sightOf = async (named: string) => (await attractionsBySlug(from.ctx, [named])).get(named);
  const found = await sightOf(slug);
  if (!found) {
    const pathOf = async (now: string) => (await sightOf(now))?.path;
    throw await renamedOrMissing(from.ctx, { kind: 'attraction', slug, request }, pathOf);
  }
  if (found.kind !== kind) throw redirect(found.path + queryAlong(request), 301);
  const { shown, endings } = await readAttraction(from, found);
  return data(shown, { headers: cacheHeaders(from.page, request, { tags: ['lists', ATTRACTIONS], endings }) });
}

async function readAttraction(from: Services, found: Attraction) {
  const { ctx } = from;
  const [page, near, guide, visiting] = await Promise.all([
    found.categoryId === null ? null : categoryPage(ctx, { kind: found.kind, categoryId: found.categoryId }),
    attractionsNear(ctx, found),
    guideOfPlace(ctx, found.place.slug),
    readVisiting(from, found.id),
  ]);
  const category = page?.category;
  const subject = { slug: found.slug, poster: found.poster, cover: found.image ?? category?.images[0] };
  const nearArts = artsOf(
    near.map(({ image, ...other }) => ({ ...other, cover: image })),
    'tall',
    [subject],
  );
  const list = category?.pages.find(({ kind }) => kind === 'trip');
  const shown = {
    kind: found.kind,
    path: found.path,
    name: found.name,
    h1: page?.h1 ?? found.name,
    tagLine: page?.tagLine ?? null,
    article: page?.article ?? found.article,
    faqs: page && page.faqs.length > 0 ? page.faqs : found.faqs,
    metaSeo: page?.metaSeo ?? {},
    place: whereIs(found),
    latLong: found.latLong,
    index: attractionKinds[found.kind].index,
    art: { ...artOf(subject, 'wide'), alt: artDescription(subject, found.name) },
    preview: previewOf(subject, found.name),
    photos: photosOf(category?.images ?? [], found.name),
    map: found.latLong && {
      src: `/maps/attractions/${found.slug}.svg`,
      ...mapFrames([{ name: found.name, ...found.latLong, days: null, mode: null }]).wide,
    },
    trips: shownCards(visiting.cards, [subject]),
    tripsCount: visiting.total,
    guide: guide && from.hasPage(guide.path) ? guide : null,
    listPath: list && visiting.total > 0 ? list.path : null,
    near: near.flatMap((other, i) => {
      const art = nearArts[i];
      const { name, path, tripsCount: trips } = other;
      return art && from.hasPage(path) ? [{ name, path, place: whereIs(other), trips, art }] : [];
    }),
  };
  return { shown, endings: visiting.cards.map(({ strikeThrough }) => strikeThrough?.endsAt) };
}

async function readVisiting({ ctx, search }: Services, attractionId: string) {
  const tripIds = await tripIdsVisiting(ctx, attractionId);
  if (tripIds.length === 0) return { cards: [], total: 0 };
  const query = { ...parseListQuery(new URLSearchParams()), limit: TRIPS };
  const { ids, total } = await search.search(query, { scope: { tripIds }, partner: ctx.partner });
  return { cards: await tripCards(ctx, ids), total };
}

/** The place where it stands; the country where the place is called like it. */
function whereIs({ name, place }: Attraction): string | null {
  if (place.name !== name) return place.name;
  return place.countryCode === null ? null : (countries.of(place.countryCode) ?? null);
}
