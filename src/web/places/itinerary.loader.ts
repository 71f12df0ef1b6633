import { data } from 'react-router';
import { type CategoryPage, categoryPage, tripCards } from '#catalogue';
import { plansInShort, sampleDays, sharedStops } from '#catalogue/places';
import { emptyListQuery, type ListQuery } from '#search/shared';
import { artDescription, artOf, previewOf } from '../catalogue/art.ts';
import { boardTrips, shownPrice, tripsOf } from '../catalogue/shown-card.ts';
import { routeMapFile } from '../catalogue/trip/route-map.loader.ts';
import { shownDay } from '../catalogue/trip/shown-trip.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { renamedOrMissing } from '../renamed.loader.ts';
import type { Services } from '../services.ts';
import { type Length, lengths } from './lengths.ts';
import { planFacts } from './plan-facts.ts';
import { sharesWords } from './shares-words.ts';

const TRIPS = 6;
/** Of the best rated so many are held against the plan's stops. */
const CANDIDATES = 100;

export type ShownItinerary = Awaited<ReturnType<typeof readItinerary>>['shown'];

/** Loads the itineraries of a place, or the plan of one length; a length that nobody published isn't there. */
export async function itineraryLoader(from: Services, slug: string, length: Length | null, request: Request) {
  const page = await categoryPage(
    from.ctx,
    length ? { kind: 'duration_itinerary', slug, durationBand: length } : { kind: 'itinerary', slug },
  );
  if (!page) {
    const ofLength = length ? `/${lengths[length].path}` : '';
    const asked = { kind: 'page:itinerary', slug, request } as const;
    throw await renamedOrMissing(from.ctx, asked, (now) => `/itinerary/${now}${ofLength}`);
  }
  const { shown, endings } = await readItinerary(from, page, length);
  return data(shown, { headers: cacheHeaders(from.page, request, { tags: ['lists'], endings }) });
}

async function readItinerary(from: Services, page: CategoryPage, length: Length | null) {
  const { category } = page;
  const bands = category.pages.flatMap(({ kind, durationBand, slug, path }) =>
    kind === 'duration_itinerary' && durationBand && slug === page.slug ? [{ length: durationBand, path }] : [],
  );
  const [days, plans, fitting, ...cheapest] = await Promise.all([
    sampleDays(from.ctx, page.id),
    plansInShort(from.ctx, category.id),
    find(from, category.slug, length, { sort: 'rating_high_to_low', limit: CANDIDATES }),
    ...bands.map((band) => find(from, category.slug, band.length, { sort: 'price_low_to_high', limit: 1 })),
  ]);
  const { stops, shared } = await sharedStops(from.ctx, page.id, fitting.ids);
  const sharedBy = (id: string) => shared.get(id) ?? 0;
  const first = fitting.ids.toSorted((a, b) => sharedBy(b) - sharedBy(a)).slice(0, TRIPS);
  const cards = await tripCards(from.ctx, [...new Set([...first, ...cheapest.flatMap(({ ids }) => ids)])]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const trips = first.flatMap((id) => byId.get(id) ?? []);
  const lengthsOf = bands.map((band, i) => {
    const price = cheapest[i]?.ids.flatMap((id) => byId.get(id) ?? [])[0]?.price;
    return {
      ...band,
      trips: cheapest[i]?.total ?? 0,
      from: price ? shownPrice(price) : null,
      stops: plans.get(band.length) ?? [],
    };
  });
  const subject = { slug: category.slug, poster: category.poster, cover: category.images[0] };
  const list = category.pages.find(({ kind }) => kind === 'trip');
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
    // Where a plan goes is known: what a trip has of it says more than where that begins.
    trips: tripsOf(category, boardTrips(trips)).map((trip) =>
      stops > 0 ? { ...trip, startCity: null, endCity: null, shares: sharesWords(sharedBy(trip.id), stops) } : trip,
    ),
    ordered: stops > 0,
    tripsCount: fitting.total,
    guide: guide && from.hasPage(guide.path) ? guide.path : null,
    listPath: list && fitting.total > 0 ? `${list.path}${length ? `?duration=${length}` : ''}` : null,
  };
  return { shown, endings: trips.map(({ strikeThrough }) => strikeThrough?.endsAt) };
}

function find(
  { ctx, search }: Services,
  category: string,
  duration: Length | null,
  query: Pick<ListQuery, 'sort' | 'limit'>,
) {
  return search.search(
    { ...emptyListQuery(), ...query },
    { scope: { category, ...(duration && { duration }) }, partner: ctx.partner },
  );
}
