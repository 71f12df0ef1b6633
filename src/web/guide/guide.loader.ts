import { type CategoryPage, operatorCards, tripCards, tripsOfCategory, tripTypes } from '#catalogue';
import { guidePlaces, plansInShort } from '#catalogue/places';
import type { TripCard } from '#catalogue/shared';
import { placesFrame } from '#posters';
import { reviewStatsOfCategory } from '#reviews';
import { bestRated, firstOperators } from '#search';
import { emptyListQuery, type ListQuery } from '#search/shared';
import { artOf, type Pictured, previewOf } from '../catalogue/art.ts';
import { type ShownOperatorCard, shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { boardTrips, shownPrice, tripsOf } from '../catalogue/shown-card.ts';
import { termLook } from '../catalogue/term-look.loader.ts';
import { type LatestReview, readLatest } from '../reviews/latest-reviews.loader.ts';
import type { Services } from '../services.ts';
import type { PosterArt } from '../ui/art.tsx';
import type { IconName } from '../ui/icon.tsx';
import { guideFacts } from './guide-facts.ts';
import { guideTabs, itinerariesOf, toGuides, toPlaces } from './guide-links.ts';
import { readRows, readSights, shownAttractions, withPictures } from './guide-parts.loader.ts';

const TOP_TRIPS = 10;
/** Ships of thousands of guests are a block of their own in the guide of cruises: one trip stands for them. */
const ONE_TRIP = new Set(['large-ship-cruise']);
export const COMPANIES = 6;
const REVIEWS = 3;

/** What a guide shows of its category, beside the words of its page. A world category shows no company and no review. */
export async function readGuide(from: Services, page: CategoryPage) {
  const { category } = page;
  const { ctx, hasPage } = from;
  const { beside, ...head } = headOf(page, hasPage);
  const isWorld = category.isWorldCategory;
  const place = isWorld ? null : category.destinationId;
  const [kind, cards, common, places, companies, reviews, scores, plans, sights, attractions, rows] = await Promise.all(
    [
      readKind(from, category.slug),
      readTopTrips(from, category.slug),
      readCommon(from, category.slug),
      guidePlaces(ctx, category.slug),
      isWorld ? [] : readCompanies(from, category, COMPANIES),
      isWorld ? [] : readReviews(from, category.id),
      isWorld ? null : reviewStatsOfCategory(ctx, category.id),
      plansInShort(ctx, category.id),
      readSights(from, place, 'landmark'),
      readSights(from, place, 'poi'),
      readRows(from, page),
    ],
  );
  const { landmarks, sponsored, sliders } = withPictures(sights, rows, beside);
  const pictured = [...landmarks, ...sponsored, ...sliders.flatMap(({ trips }) => trips)];
  const around = linksAround(page, hasPage, [head.banner ?? head.art, ...pictured.map(({ art }) => art)]);
  return {
    ...head,
    tagLine: head.tagLine ?? kind?.description ?? null,
    icon: kind && termLook(kind).icon,
    facts: guideFacts(common, common.price, category.slug),
    map: places.length > 0 ? { src: `/maps/guides/${category.slug}.svg`, ...placesFrame } : null,
    itineraries: itinerariesOf(page, hasPage, { plans, groups: common.groups }),
    tips: category.travelTips,
    safety: category.safetyInfo,
    experiences: category.experiences,
    ...around,
    trips: tripsOf(category, boardTrips(cards)),
    companies,
    allCompanies: allOf(page, hasPage, 'operator', category.operatorsCount),
    reviews,
    scores,
    allReviews: allOf(page, hasPage, 'review', category.reviewsCount),
    landmarks,
    attractions: shownAttractions(attractions),
    sponsored,
    sliders,
  };
}

/** The kind of trip that a guide is about, if it is about one. */
async function readKind({ ctx, shared }: Services, slug: string) {
  const types = await shared.get('trip types', ctx, tripTypes);
  return types.find(({ key }) => key.toLowerCase() === slug) ?? null;
}

/** Where one goes on from a guide, each place once. @param shown all other pictures of the page */
function linksAround(
  { category: { children, related } }: CategoryPage,
  hasPage: Services['hasPage'],
  shown: readonly PosterArt[],
) {
  const inside = children.filter(({ isPlace }) => isPlace);
  const places = toPlaces(inside, hasPage, shown);
  const others = related.filter(({ path }) => !inside.some((place) => place.path === path));
  const taken = places.flatMap(({ art }) => art ?? []);
  return {
    places,
    narrower: toGuides(
      children.filter(({ isPlace }) => !isPlace),
      hasPage,
    ),
    related: toPlaces(others, hasPage, [...shown, ...taken]),
  };
}

/** The words of a page, and what stands at its head. `beside`: the picture there, which nothing below may repeat. */
export function headOf(page: CategoryPage, hasPage: Services['hasPage']) {
  const { category } = page;
  const subject: Pictured = { slug: category.slug, poster: category.poster, cover: category.images[0] };
  const beside: Pictured = { ...subject, poster: atMorning(subject.poster) };
  return {
    ...wordsOf(page),
    name: category.name,
    rating: category.rating,
    reviewsCount: category.reviewsCount,
    tripsCount: category.tripsCount,
    operatorsCount: category.isWorldCategory ? 0 : category.operatorsCount,
    listPath: listPathOf(page),
    tabs: guideTabs(page, hasPage),
    // Words lie on a drawing's empty sky; a photo has none.
    banner: subject.cover ? null : artOf(beside, 'banner'),
    art: artOf(subject, 'wide'),
    icon: null as IconName | null,
    preview: previewOf(subject, category.name),
    beside,
  };
}

export type Guide = Awaited<ReturnType<typeof readGuide>>;
export type HeadOfGuide = Omit<ReturnType<typeof headOf>, 'beside'>;

/** The words of a guide's page. */
export function wordsOf({ path, h1, tagLine, article, faqs, metaSeo, breadcrumbs, category }: CategoryPage) {
  return { path, h1, tagLine, article: category.travelGuide ?? article, faqs, metaSeo, breadcrumbs };
}

/** The page of its category that holds all of a kind; none of a world category, which leads to no company or review. */
function allOf({ category }: CategoryPage, hasPage: Services['hasPage'], kind: 'operator' | 'review', count: number) {
  const path = category.pages.find((page) => page.kind === kind)?.path;
  return path && hasPage(path) && !category.isWorldCategory ? { path, count } : null;
}

/** The list of all trips, where there is one that holds any. */
export function listPathOf({ category }: CategoryPage): string | null {
  const list = category.pages.find(({ kind }) => kind === 'trip');
  return list && category.tripsCount > 0 ? list.path : null;
}

const atMorning = (poster: Pictured['poster']): Pictured['poster'] => poster && { ...poster, hour: 'morning' };

const findIn = (from: Services, category: string) => (query: ListQuery) =>
  from.search.search(query, { scope: { category }, partner: from.ctx.partner });

/** What the trips of a category have in common, and the lowest price among them. */
async function readCommon(from: Services, category: string) {
  const { ids, ...common } = await findIn(from, category)({ ...emptyListQuery(), sort: 'price_low_to_high', limit: 1 });
  const [card] = await tripCards(from.ctx, ids);
  return { ...common, price: card?.price ? shownPrice(card.price) : null };
}

/** The best rated trips, those with a price first. */
export async function readTopTrips(from: Services, category: string): Promise<TripCard[]> {
  const ids = await bestRated(findIn(from, category), ONE_TRIP.has(category) ? 1 : TOP_TRIPS);
  return tripCards(from.ctx, ids);
}

export async function readCompanies(
  { ctx, search }: Services,
  category: CategoryPage['category'],
  limit: number,
): Promise<ShownOperatorCard[]> {
  const ranked = await firstOperators(ctx, search, category, limit);
  const cards = await operatorCards(
    ctx,
    ranked.map(({ id }) => id),
  );
  return cards.map(({ id: _id, ...card }) => shownOperatorCard(card));
}

export async function readReviews({ ctx }: Services, categoryId: string): Promise<LatestReview[]> {
  return readLatest(ctx, REVIEWS, await tripsOfCategory(ctx, categoryId));
}
