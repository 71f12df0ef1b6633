import { type CategoryPage, operatorCards, operatorsOfCategory, tripCards, tripsOfCategory } from '#catalogue';
import { bestRated } from '#search';
import { artOf, previewOf } from '../catalogue/art.ts';
import { type ShownOperatorCard, shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { type ShownCard, shownCards } from '../catalogue/shown-card.ts';
import { type LatestReview, readLatest } from '../reviews/latest-reviews.loader.ts';
import type { Services } from '../services.ts';

const TOP_TRIPS = 10;
const COMPANIES = 6;
const REVIEWS = 3;

type Aspects = { trips: ShownCard[]; companies: ShownOperatorCard[]; reviews: LatestReview[] };

/** What a guide shows of its category, beside the words of its page. A world category shows no company and no review. */
export async function readGuide(from: Services, page: CategoryPage) {
  const { category } = page;
  const subject = { slug: category.slug, poster: category.poster, cover: category.images[0] };
  const [trips, companies, reviews] = await Promise.all([
    readTopTrips(from, category.slug, subject),
    category.isWorldCategory ? [] : readCompanies(from, category.id),
    category.isWorldCategory ? [] : readReviews(from, category.id),
  ]);
  const list = category.pages.find(({ kind }) => kind === 'trip');
  return {
    path: page.path,
    h1: page.h1,
    tagLine: page.tagLine,
    article: category.travelGuide ?? page.article,
    faqs: page.faqs,
    metaSeo: page.metaSeo,
    breadcrumbs: page.breadcrumbs,
    name: category.name,
    rating: category.rating,
    reviewsCount: category.reviewsCount,
    tripsCount: category.tripsCount,
    operatorsCount: category.isWorldCategory ? 0 : category.operatorsCount,
    listPath: list && category.tripsCount > 0 ? list.path : null,
    tips: category.travelTips,
    safety: category.safetyInfo,
    experiences: category.experiences,
    children: category.children,
    related: category.related,
    art: artOf(subject, 'wide'),
    preview: previewOf(subject, category.name),
    trips,
    companies,
    reviews,
  };
}

async function readTopTrips(
  from: Services,
  category: string,
  head: Parameters<typeof artOf>[0],
): Promise<Aspects['trips']> {
  const options = { scope: { category }, partner: from.ctx.partner };
  const ids = await bestRated((query) => from.search.search(query, options), TOP_TRIPS);
  return shownCards(await tripCards(from.ctx, ids), [head]);
}

async function readCompanies({ ctx }: Services, categoryId: string): Promise<Aspects['companies']> {
  const ranked = await operatorsOfCategory(ctx, categoryId, { orderBy: 'recommended', limit: COMPANIES });
  const cards = await operatorCards(
    ctx,
    ranked.map(({ id }) => id),
  );
  return cards.map(({ id: _id, ...card }) => shownOperatorCard(card));
}

async function readReviews({ ctx }: Services, categoryId: string): Promise<Aspects['reviews']> {
  return readLatest(ctx, REVIEWS, await tripsOfCategory(ctx, categoryId));
}
