import { data } from 'react-router';
import { type CategoryPage, categoryPage, operatorCards, tripCards, tripsOfCategory } from '#catalogue';
import { comparedPairs } from '#catalogue/companies';
import { categoryOperators } from '#search';
import { emptyListQuery } from '#search/shared';
import { askedPage } from '../asked-page.ts';
import { companiesPath } from '../catalogue/comparison-path.ts';
import { shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { shownMinis } from '../catalogue/shown-card.ts';
import { renamedOrMissing } from '../renamed.loader.ts';
import { readLatest } from '../reviews/latest-reviews.loader.ts';
import type { Services } from '../services.ts';

const COMPANIES_A_PAGE = 24;
const REVIEWS = 3;
const TRIPS = 3;
const NONE = { total: 0, operators: [] };

/** The companies of a place in their order; beside the first of them what travelers say, and trips to begin with. */
export async function readCompaniesOfPlace({ ctx, search }: Services, slug: string, request: Request) {
  const found = await categoryPage(ctx, { kind: 'operator', slug });
  if (!found) {
    throw await renamedOrMissing(ctx, { kind: 'page:operator', slug, request }, (now) => `/tc/${now}`);
  }
  const { category } = found;
  const { isWorldCategory } = category;
  const page = askedPage(request);
  const query = { ...emptyListQuery(), page, limit: COMPANIES_A_PAGE };
  const [companies, trips, reviews, pairs] = await Promise.all([
    isWorldCategory ? NONE : categoryOperators(ctx, search, category, { query, orderBy: 'recommended' }),
    search.search({ ...emptyListQuery(), limit: TRIPS }, { scope: { category: category.slug }, partner: ctx.partner }),
    isWorldCategory || page > 1 ? [] : readLatest(ctx, REVIEWS, await tripsOfCategory(ctx, category.id)),
    page > 1 ? [] : comparedPairs(ctx, category.id),
  ]);
  const pages = Math.max(1, Math.ceil(companies.total / COMPANIES_A_PAGE));
  if (page > pages) throw data(null, { status: 404 });
  const ranked = companies.operators;
  const [cards, minis] = await Promise.all([
    operatorCards(
      ctx,
      ranked.map(({ id }) => id),
    ),
    page > 1 ? [] : tripCards(ctx, trips.ids),
  ]);
  const rankOf = new Map(ranked.map(({ id, rank }) => [id, rank]));
  const offers = trips.groups.find(({ key }) => key === 'operator')?.options ?? [];
  const tripsHere = new Map(offers.map(({ value, count }) => [value, count]));
  return {
    place: placeOf(found),
    companies: cards.map(({ id, ...card }) => ({
      ...shownOperatorCard(card),
      tripsCount: tripsHere.get(card.slug) ?? card.tripsCount,
      rank: rankOf.get(id) ?? null,
    })),
    total: companies.total,
    first: (page - 1) * COMPANIES_A_PAGE + 1,
    page,
    pages,
    trips: shownMinis(minis),
    reviews,
    pairs: pairs.map(({ companies }) => ({
      href: companiesPath(companies.map(({ slug }) => slug)),
      title: companies.map(({ name }) => name).join(' or '),
    })),
  };
}

function placeOf({ slug, h1, tagLine, article, faqs, metaSeo, breadcrumbs, category }: CategoryPage) {
  const list = category.pages.find(({ kind }) => kind === 'trip');
  return {
    slug,
    h1,
    tagLine,
    article,
    faqs,
    metaSeo,
    breadcrumbs,
    name: category.name,
    tripsCount: category.tripsCount,
    tripsPath: list?.path ?? null,
    reviewsPath: category.pages.find(({ kind }) => kind === 'review')?.path ?? null,
  };
}
