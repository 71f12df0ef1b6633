import { type CategoryPage, operatorCards, operatorsOfCategory, tripCards, tripsOfCategory } from '#catalogue';
import { guidePlaces } from '#catalogue/places';
import { placesFrame } from '#posters';
import { bestRated } from '#search';
import { emptyListQuery, type ListQuery } from '#search/shared';
import { artOf, type Pictured, previewOf } from '../catalogue/art.ts';
import { cheapest } from '../catalogue/cheapest.loader.ts';
import { type ShownOperatorCard, shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { shownCards } from '../catalogue/shown-card.ts';
import { type LatestReview, readLatest } from '../reviews/latest-reviews.loader.ts';
import type { Services } from '../services.ts';
import { guideFacts } from './guide-facts.ts';
import { guideTabs, itinerariesOf } from './guide-links.ts';
import { readSights, readSliders, readSponsored, shownAttractions, shownLandmarks } from './guide-parts.loader.ts';

const TOP_TRIPS = 10;
/** Ships of thousands of guests are a block of their own in the guide of cruises: one trip stands for them. */
const ONE_TRIP = new Set(['large-ship-cruise']);
const COMPANIES = 6;
const REVIEWS = 3;

/** What a guide shows of its category, beside the words of its page. A world category shows no company and no review. */
export async function readGuide(from: Services, page: CategoryPage) {
  const { category } = page;
  const { ctx, hasPage } = from;
  const subject: Pictured = { slug: category.slug, poster: category.poster, cover: category.images[0] };
  const head: Pictured = { ...subject, poster: atMorning(subject.poster) };
  const isWorld = category.isWorldCategory;
  const place = isWorld ? null : category.destinationId;
  const [top, price, places, companies, reviews, landmarks, attractions, sponsored, sliders] = await Promise.all([
    readTopTrips(from, category.slug),
    cheapest(from, { category: category.slug }),
    guidePlaces(ctx, category.slug),
    isWorld ? [] : readCompanies(from, category.id, COMPANIES),
    isWorld ? [] : readReviews(from, category.id),
    readSights(from, place, 'landmark'),
    readSights(from, place, 'poi'),
    readSponsored(from, category.id),
    readSliders(from, page.id, isWorld),
  ]);
  return {
    ...wordsOf(page),
    name: category.name,
    rating: category.rating,
    reviewsCount: category.reviewsCount,
    tripsCount: category.tripsCount,
    operatorsCount: isWorld ? 0 : category.operatorsCount,
    listPath: listPathOf(page),
    tabs: guideTabs(page, hasPage),
    facts: guideFacts(top, price),
    map: places.length > 0 ? { src: `/maps/guides/${category.slug}.svg`, ...placesFrame } : null,
    itineraries: itinerariesOf(page, hasPage),
    tips: category.travelTips,
    safety: category.safetyInfo,
    experiences: category.experiences,
    children: category.children,
    related: category.related,
    // Words lie on a drawing's empty sky; a photo has none.
    banner: subject.cover ? null : artOf(head, 'banner'),
    art: artOf(subject, 'wide'),
    preview: previewOf(subject, category.name),
    trips: shownCards(top.cards, [head]),
    companies,
    reviews,
    landmarks: shownLandmarks(landmarks, head, top.cards),
    attractions: shownAttractions(attractions),
    sponsored,
    sliders,
  };
}

export type Guide = Awaited<ReturnType<typeof readGuide>>;

/** The words of a guide's page. */
export function wordsOf({ path, h1, tagLine, article, faqs, metaSeo, breadcrumbs, category }: CategoryPage) {
  return { path, h1, tagLine, article: category.travelGuide ?? article, faqs, metaSeo, breadcrumbs };
}

/** The list of all trips, where there is one that holds any. */
export function listPathOf({ category }: CategoryPage): string | null {
  const list = category.pages.find(({ kind }) => kind === 'trip');
  return list && category.tripsCount > 0 ? list.path : null;
}

const atMorning = (poster: Pictured['poster']): Pictured['poster'] => poster && { ...poster, hour: 'morning' };

/** The best rated trips, those with a price first; and what all trips of the category have in common. */
async function readTopTrips(from: Services, category: string) {
  const options = { scope: { category }, partner: from.ctx.partner };
  const find = (query: ListQuery) => from.search.search(query, options);
  const [{ total, groups }, ids] = await Promise.all([
    find({ ...emptyListQuery(), limit: 1 }),
    bestRated(find, ONE_TRIP.has(category) ? 1 : TOP_TRIPS),
  ]);
  return { cards: await tripCards(from.ctx, ids), total, groups };
}

export async function readCompanies(
  { ctx }: Services,
  categoryId: string,
  limit: number,
): Promise<ShownOperatorCard[]> {
  const ranked = await operatorsOfCategory(ctx, categoryId, { orderBy: 'recommended', limit });
  const cards = await operatorCards(
    ctx,
    ranked.map(({ id }) => id),
  );
  return cards.map(({ id: _id, ...card }) => shownOperatorCard(card));
}

export async function readReviews({ ctx }: Services, categoryId: string): Promise<LatestReview[]> {
  return readLatest(ctx, REVIEWS, await tripsOfCategory(ctx, categoryId));
}
