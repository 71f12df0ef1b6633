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
import type { Claim, OperatorCard, Poster } from '#catalogue/shared';
import { parseListQuery } from '#search/shared';
import { type LatestReview, readLatest } from '../reviews/latest-reviews.loader.ts';
import type { Services } from '../services.ts';
import { TRENDING_SLUGS } from '../shell/trending.ts';
import type { PosterArt } from '../ui/art.tsx';
import { artsOf } from './art.ts';
import { cheapest } from './cheapest.loader.ts';
import { type ShownOperatorCard, shownOperatorCard } from './operator/shown-operator.ts';
import { type ShownMini, type ShownPrice, shownMinis } from './shown-card.ts';

const TRENDING = 5;
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
  saving: {
    /** Trips with a member price. */
    trips: number;
    trip: { slug: string; name: string; durationDays: number; startDate: string };
    cents: number;
    savingCents: number;
  } | null;
};

type TypeRow = Awaited<ReturnType<typeof tripTypes>>[number] & { from: ShownPrice | null };

/** Everything on the home page; a section without rows stays empty and is left out. */
export async function readHome(from: Services): Promise<HomePage> {
  const { ctx } = from;
  const [claims, trending, months, types, topTrips, companies, reviews, saving] = await Promise.all([
    catalogueClaims(ctx),
    readTrending(from),
    readMonths(from),
    readTypes(from),
    readTopTrips(from),
    topOperators(ctx, 6, MIN_REVIEWS),
    readLatest(ctx, 3),
    readSaving(from),
  ]);
  return {
    claims,
    trending,
    months,
    types,
    topTrips,
    companies: (companies as OperatorCard[]).map(shownOperatorCard),
    reviews,
    saving,
  };
}

async function readTrending(from: Services): Promise<HomePage['trending']> {
  const [named, regions] = await Promise.all([
    categoryLinksBySlug(from.ctx, TRENDING_SLUGS),
    categoryLinks(from.ctx, ['region'], TRENDING * 4),
  ]);
  // One poster a kind of landscape, so that the row doesn't repeat itself.
  const seen = new Set<string>();
  const chosen = [...named, ...regions].filter(({ poster }) => {
    const biome = (poster as Poster | null)?.biome ?? '';
    return biome !== '' && !seen.has(biome) && seen.add(biome);
  });
  const places = chosen
    .slice(0, TRENDING)
    .map((category) => ({ ...category, poster: category.poster as Poster | null }));
  const arts = artsOf(places, 'tall');
  return Promise.all(
    places.map(async ({ name, slug, categorySlug, tripsCount }, i) => ({
      name,
      slug,
      art: arts[i] as PosterArt,
      trips: tripsCount,
      from: await cheapest(from, { category: categorySlug }),
    })),
  );
}

async function readMonths(from: Services): Promise<HomePage['months']> {
  const { groups } = await from.search.search({ ...parseListQuery(new URLSearchParams()), limit: 1 });
  const months = groups.find(({ key }) => key === 'departure_month')?.options ?? [];
  return months.slice(0, 12).map(({ value, label }) => ({ value, label }));
}

async function readTypes(from: Services): Promise<TypeRow[]> {
  const types = (await tripTypes(from.ctx)).filter(({ trips }) => trips >= MIN_TYPE_TRIPS).slice(0, 8);
  return Promise.all(
    types.map(async (type) => ({ ...type, from: await cheapest(from, {}, { trip_type: [type.key] }) })),
  );
}

async function readTopTrips(from: Services): Promise<ShownMini[]> {
  const { ids } = await from.search.search({ ...parseListQuery(new URLSearchParams()), limit: 24 });
  const cards = await tripCards(from.ctx, ids);
  const seen = new Set<string>();
  return shownMinis(cards.filter(({ operator }) => !seen.has(operator.slug) && seen.add(operator.slug)).slice(0, 3));
}

/** A worked example from a real departure: the trip whose headline date has the largest saving. */
async function readSaving(from: Services): Promise<HomePage['saving']> {
  const [ids, trips] = await Promise.all([memberSavings(from.ctx, 12), memberPricedTrips(from.ctx)]);
  const cards = await tripCards(from.ctx, ids);
  for (const card of cards) {
    const { price } = card;
    if (!price?.memberCents || !price.startDate || price.currency !== 'USD') continue;
    return {
      trips,
      trip: { slug: card.slug, name: card.name, durationDays: card.durationDays, startDate: price.startDate },
      cents: price.cents,
      savingCents: price.cents - price.memberCents,
    };
  }
  return null;
}
