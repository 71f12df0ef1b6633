import { data } from 'react-router';
import { type CategoryPage, categoryPage, tripCards, tripsOfCategory } from '#catalogue';
import { reviewStatsOfCategory, reviewsOfTrips, reviewsTag } from '#reviews';
import { emptyListQuery } from '#search/shared';
import { askedPage } from '../asked-page.ts';
import { firstEnding, shownMinis } from '../catalogue/shown-card.ts';
import { renamedOrMissing } from '../renamed.loader.ts';
import { withTrips } from '../reviews/latest-reviews.loader.ts';
import type { Services } from '../services.ts';
import { ORDERS } from './category-reviews.ts';

const REVIEWS_A_PAGE = 10;
/** Deeper nobody reads: who wants all of a company's finds them on its own pages. */
const MOST_PAGES = 50;
const TRIPS = 3;

/** What travelers wrote of the trips of a category, a page at a time, and the best rated of these trips. */
export async function readCategoryReviews(from: Services, slug: string, request: Request) {
  const { ctx, search } = from;
  const found = await categoryPage(ctx, { kind: 'review', slug });
  if (!found) {
    throw await renamedOrMissing(ctx, { kind: 'page:review', slug, request }, (now) => `/reviews/${now}`);
  }
  const { category } = found;
  const page = askedPage(request);
  const orderBy = ORDERS.find((order) => order === new URL(request.url).searchParams.get('sort')) ?? ORDERS[0];
  const trips = await tripsOfCategory(ctx, category.id);
  const [written, stats, best] = await Promise.all([
    page > MOST_PAGES ? [] : reviewsOfTrips(ctx, trips, { page, limit: REVIEWS_A_PAGE, orderBy }),
    reviewStatsOfCategory(ctx, category.id),
    search.search(
      { ...emptyListQuery(), sort: 'rating_high_to_low', limit: TRIPS },
      { scope: { category: category.slug }, partner: ctx.partner },
    ),
  ]);
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(stats.count / REVIEWS_A_PAGE)));
  if (page > pages) throw data(null, { status: 404 });
  const [reviews, cards] = await Promise.all([withTrips(ctx, written), tripCards(ctx, best.ids)]);
  return {
    about: aboutOf(found, from),
    reviews,
    stats,
    orderBy,
    page,
    pages,
    /** More were written than these pages hold. */
    cut: stats.count > pages * REVIEWS_A_PAGE ? pages * REVIEWS_A_PAGE : null,
    trips: shownMinis(cards),
    endsAt: firstEnding(cards),
    tag: reviewsTag(category.id),
  };
}

function aboutOf({ slug, h1, tagLine, article, faqs, metaSeo, breadcrumbs, category }: CategoryPage, from: Services) {
  const pathOf = (wanted: CategoryPage['kind']) => {
    const path = category.pages.find(({ kind }) => kind === wanted)?.path;
    return path && from.hasPage(path) ? path : null;
  };
  return {
    slug,
    h1,
    tagLine,
    article,
    faqs,
    metaSeo,
    breadcrumbs: breadcrumbs.filter(({ path }) => from.hasPage(path)),
    name: category.name,
    // A world category leads to no company.
    isWorld: category.isWorldCategory,
    tripsCount: category.tripsCount,
    tripsPath: pathOf('trip'),
    companiesPath: category.isWorldCategory ? null : pathOf('operator'),
  };
}
