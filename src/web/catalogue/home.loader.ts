import {
  catalogueClaims,
  categoryLinks,
  categoryLinksBySlug,
  memberPricedTrips,
  memberSavings,
  topOperators,
  tripCards,
  tripTypes,
} from '#catalogue';
import type { Claim, OperatorCard, Poster, TripCard } from '#catalogue/shared';
import { contentLists } from '#content';
import type { Context } from '#kernel';
import type { SearchResult } from '#search';
import { emptyListQuery } from '#search/shared';
import { type LatestReview, readLatest } from '../reviews/latest-reviews.loader.ts';
import { type MemberSaving, memberSaving } from '../savings/member-saving.ts';
import type { Services } from '../services.ts';
import type { PosterArt } from '../ui/art.tsx';
import { artsOf } from './art.ts';
import { cheapestTrip } from './cheapest.loader.ts';
import { groupOfKind } from './group-of-kind.ts';
import { type ShownOperatorCard, shownOperatorCard } from './operator/shown-operator.ts';
import { firstEnding, type ShownMini, type ShownPrice, shownMinis, shownPrice } from './shown-card.ts';
import { type TermLook, termLook } from './term-look.loader.ts';

const TRENDING = 5;
const TOP_TRIPS = 3;
const MIN_TYPE_TRIPS = 3;
const MIN_REVIEWS = 10;

export type HomePage = {
  claims: { trips: Claim | null; companies: Claim | null };
  trending: { name: string; slug: string; art: PosterArt; trips: number; from: ShownPrice | null }[];
  months: { value: string; label: string }[];
  types: TypeRow[];
  topTrips: ShownMini[];
  companies: ShownOperatorCard[];
  reviews: LatestReview[];
  /** Trips with a price for members. */
  memberTrips: number;
  saving: MemberSaving | null;
};

type TypeRow = Omit<Awaited<ReturnType<typeof tripTypes>>[number], 'icon' | 'color' | 'groupMin' | 'groupMax'> &
  TermLook & { group: string | null; from: ShownPrice | null };

/** Everything on the home page, in two round trips; a section without rows stays empty and is left out. */
export async function readHome(from: Services): Promise<HomePage & { endsAt: string | null }> {
  const { ctx } = from;
  const [claims, places, types, companies, reviews, savings, memberTrips] = await Promise.all([
    catalogueClaims(ctx),
    readPlaces(ctx),
    readTypes(from),
    topOperators(ctx, 6, MIN_REVIEWS),
    readLatest(ctx, 3),
    memberSavings(ctx, 12),
    memberPricedTrips(ctx),
  ]);
  const [best, ofPlaces, ofTypes] = await Promise.all([
    from.search.search({ ...emptyListQuery(), limit: 24 }),
    Promise.all(places.map(({ categorySlug }) => cheapestTrip(from, { category: categorySlug }))),
    Promise.all(types.map(({ key }) => cheapestTrip(from, {}, { trip_type: [key] }))),
  ]);
  const ids = new Set([...best.ids, ...ofPlaces, ...ofTypes, ...savings].filter((id) => id !== null));
  const cards = new Map((await tripCards(ctx, [...ids])).map((card) => [card.id, card]));
  const cardsOf = (some: readonly string[]) => some.flatMap((id) => cards.get(id) ?? []);
  const priceOf = (id: string | null | undefined) => {
    const price = id ? cards.get(id)?.price : null;
    return price ? shownPrice(price) : null;
  };
  return {
    claims,
    trending: shownPlaces(places, ofPlaces.map(priceOf)),
    months: monthsOf(best),
    types: types.map(({ groupMin, groupMax, ...type }, i) => ({
      ...type,
      ...termLook(type),
      group: groupOfKind({ key: type.key, groupMin, groupMax }),
      from: priceOf(ofTypes[i]),
    })),
    topTrips: topTrips(cardsOf(best.ids)),
    companies: (companies as OperatorCard[]).map(shownOperatorCard),
    reviews,
    memberTrips,
    saving: memberSaving(cardsOf(savings).filter(({ price }) => price?.currency === 'USD')),
    endsAt: firstEnding([...cards.values()]),
  };
}

type Place = Awaited<ReturnType<typeof categoryLinks>>[number] & { poster: Poster | null };

async function readPlaces(ctx: Context): Promise<Place[]> {
  const [named, regions] = await Promise.all([
    contentLists(ctx).then(({ browse }) => categoryLinksBySlug(ctx, browse.trending)),
    categoryLinks(ctx, ['region'], TRENDING * 4),
  ]);
  // One poster a kind of landscape, so that the row doesn't repeat itself.
  const seen = new Set<string>();
  return [...named, ...regions]
    .map((category) => ({ ...category, poster: category.poster as Poster | null }))
    .filter(({ poster }) => poster !== null && !seen.has(poster.biome) && seen.add(poster.biome))
    .slice(0, TRENDING);
}

function shownPlaces(places: readonly Place[], prices: readonly (ShownPrice | null)[]): HomePage['trending'] {
  const arts = artsOf(places, 'tall');
  return places.map(({ name, slug, tripsCount }, i) => ({
    name,
    slug,
    art: arts[i] as PosterArt,
    trips: tripsCount,
    from: prices[i] ?? null,
  }));
}

function monthsOf({ groups }: Pick<SearchResult, 'groups'>): HomePage['months'] {
  const months = groups.find(({ key }) => key === 'departure_month')?.options ?? [];
  return months.slice(0, 12).map(({ value, label }) => ({ value, label }));
}

async function readTypes({ ctx, shared }: Services) {
  return (await shared.get('trip types', ctx, tripTypes)).filter(({ trips }) => trips >= MIN_TYPE_TRIPS).slice(0, 8);
}

/** One of each company first: a site of few companies shows as many trips. */
function topTrips(cards: readonly TripCard[]): ShownMini[] {
  const seen = new Set<string>();
  const firsts = cards.filter(({ operator }) => !seen.has(operator.slug) && seen.add(operator.slug));
  const others = cards.filter((card) => !firsts.includes(card));
  return shownMinis([...firsts, ...others].slice(0, TOP_TRIPS));
}
