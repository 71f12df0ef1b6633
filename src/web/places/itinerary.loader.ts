import { data } from 'react-router';
import { type CategoryPage, categoryPage } from '#catalogue';
import { plansInShort, sampleDays } from '#catalogue/places';
import { artDescription, artOf, previewOf } from '../catalogue/art.ts';
import { routeMapFile } from '../catalogue/trip/route-map.loader.ts';
import { shownDay } from '../catalogue/trip/shown-trip.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { renamedOrMissing } from '../renamed.loader.ts';
import type { Services } from '../services.ts';
import type { Length } from './lengths.ts';
import { planFacts } from './plan-facts.ts';
import { readOffer, readPlanTrips } from './plan-trips.loader.ts';

export type ShownItinerary = Awaited<ReturnType<typeof readItinerary>>['shown'];

/** Loads the itineraries of a place, or the plan of one length; a length that nobody published isn't there. */
export async function itineraryLoader(from: Services, slug: string, length: Length | null, request: Request) {
  const kind = length ? 'duration_itinerary' : 'itinerary';
  const pageOf = (named: string) => categoryPage(from.ctx, { kind, slug: named, durationBand: length ?? undefined });
  const page = await pageOf(slug);
  if (!page) {
    const pathOf = async (now: string) => (await pageOf(now))?.path;
    throw await renamedOrMissing(from.ctx, { kind: `page:${kind}`, slug, request }, pathOf);
  }
  const { shown, endings } = await readItinerary(from, page, length);
  return data(shown, { headers: cacheHeaders(from.page, request, { tags: ['lists'], endings }) });
}

async function readItinerary(from: Services, page: CategoryPage, length: Length | null) {
  const { category } = page;
  const bands = category.pages.flatMap(({ kind, durationBand, slug, path }) =>
    kind === 'duration_itinerary' && durationBand && slug === page.slug ? [{ length: durationBand, path }] : [],
  );
  const list = category.pages.find(({ kind }) => kind === 'trip');
  const [days, plans] = await Promise.all([sampleDays(from.ctx, page.id), plansInShort(from.ctx, category.id)]);
  const plan = {
    pageId: page.id,
    category: category.slug,
    isWorldCategory: category.isWorldCategory,
    length,
    places: [...new Set(days.flatMap(({ endCity }) => endCity?.slug ?? []))],
    listPath: list?.path ?? null,
  };
  const [beside, ...offers] = await Promise.all([
    readPlanTrips(from, plan),
    ...bands.map((band) =>
      readOffer(from, { ...plan, length: band.length, places: plans.get(band.length)?.places ?? [] }),
    ),
  ]);
  const { fitting, others, endings } = beside;
  const lengthsOf = bands.map((band, i) => ({
    ...band,
    ...(offers[i] ?? { trips: 0, from: null }),
    stops: plans.get(band.length)?.stops ?? [],
  }));
  const subject = { slug: category.slug, poster: category.poster, cover: category.images[0] };
  const guide = category.pages.find(({ kind }) => kind === 'landing');
  const overview = category.pages.find(({ kind }) => kind === 'itinerary');
  const shown = {
    path: page.path,
    slug: page.slug,
    name: category.name,
    h1: page.h1,
    tagLine: page.tagLine,
    article: page.article,
    faqs: page.faqs,
    metaSeo: page.metaSeo,
    length,
    overviewPath: overview?.path ?? null,
    tips: category.travelTips,
    art: { ...artOf(subject, 'wide'), alt: artDescription(subject, category.name) },
    preview: previewOf(subject, category.name),
    // A plan has no beds to name: where a night is spent, its day says.
    days: days.map((day) => shownDay({ ...day, nights: 0 })),
    map: routeMapFile(days, `/maps/itineraries/${page.id}`),
    facts: planFacts(days, lengthsOf.find((one) => one.length === length) ?? null),
    lengths: lengthsOf,
    fitting,
    others,
    /** Whether its stops are known, so that trips could be held against them. */
    known: plan.places.length > 0,
    guide: guide && from.hasPage(guide.path) ? guide.path : null,
  };
  return { shown, endings };
}
