import { data, redirect } from 'react-router';
import {
  type CategoryPage,
  categoryPage,
  operatorCards,
  operatorsOfCategory,
  tripCards,
  tripsOfCategory,
} from '#catalogue';
import { renamedSlug } from '#catalogue/addresses';
import { parseListQuery } from '#search/shared';
import { shownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { shownMinis } from '../catalogue/shown-card.ts';
import { readLatest } from '../reviews/latest-reviews.loader.ts';
import type { Services } from '../services.ts';

const MOST_COMPANIES = 24;
const REVIEWS = 3;
const TRIPS = 3;

/** The companies of a place in their order, with what travelers say and trips to begin with. */
export async function readCompaniesOfPlace({ ctx, search }: Services, slug: string, request: Request) {
  const page = await categoryPage(ctx, { kind: 'operator', slug });
  if (!page) {
    const movedTo = await renamedSlug(ctx, 'page:operator', slug);
    if (movedTo) throw redirect(`/tc/${movedTo}${new URL(request.url).search}`, 301);
    throw data(null, { status: 404 });
  }
  const { category } = page;
  const { isWorldCategory } = category;
  const asked = { ...parseListQuery(new URLSearchParams()), limit: TRIPS };
  const [ranked, found, reviews] = await Promise.all([
    isWorldCategory ? [] : operatorsOfCategory(ctx, category.id, { orderBy: 'recommended', limit: MOST_COMPANIES }),
    search.search(asked, { scope: { category: category.slug }, partner: ctx.partner }),
    isWorldCategory ? [] : readLatest(ctx, REVIEWS, await tripsOfCategory(ctx, category.id)),
  ]);
  const [cards, trips] = await Promise.all([
    operatorCards(
      ctx,
      ranked.map(({ id }) => id),
    ),
    tripCards(ctx, found.ids),
  ]);
  const rankOf = new Map(ranked.map(({ id, rank }) => [id, rank]));
  return {
    place: placeOf(page),
    companies: cards.map(({ id, ...card }) => ({ ...shownOperatorCard(card), rank: rankOf.get(id) ?? null })),
    companiesCount: isWorldCategory ? 0 : category.operatorsCount,
    trips: shownMinis(trips),
    reviews,
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
