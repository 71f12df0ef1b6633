import { categoryPage, tripsOfCategory } from '#catalogue';
import { operatorRef } from '#catalogue/addresses';
import type { CatalogueGraphql } from '#catalogue/doors';
import { type Context, notFound } from '#kernel';
import {
  type ApiBuilder,
  batched,
  type ListAsked,
  type ListMetadataShape,
  type ListTypes,
  listMetadataShape,
  paged,
  readPaging,
  readSlug,
  times,
} from '#kernel/graphql';
import type { Paging } from '#kernel/http';
import { partnerRequest } from '#partners';
import { addRatingTypes } from './graphql/rating-type.ts';
import { addReviewList, type ReviewListNode } from './graphql/review-list-type.ts';
import { addReviewType, reviewNodes } from './graphql/review-type.ts';
import {
  NO_REVIEWS,
  newestReviewsOf,
  reviewerKinds,
  reviewStatsOfAll,
  reviewStatsOfCategory,
  reviewStatsOfTrips,
  reviewsOf,
  reviewsOfTrips,
} from './review-list.ts';
import { type ReviewOrder, reviewOrders } from './review-orders.ts';

const MOST_REVIEWS = 25;
const USUAL_REVIEWS = 10;
const TOP_REVIEWS = 5;
const REVIEWS_ON_TRIP = 3;

/**
 * Whose reviews a category's list is made of: search knows which trips meet the filters, and counts in reviews.
 * `tripIds` null: all trips of the category.
 */
export type NarrowReviews = (
  ctx: Context,
  asked: { category: string; filters: ListAsked['filters']; paging: Paging },
) => Promise<
  Pick<ListMetadataShape, 'quick' | 'applied' | 'extended'> & { tripIds: readonly string[] | null; total: number }
>;

const loadOperatorStats = batched((ctx, ids) => reviewStatsOfAll(ctx, 'operator', ids));
const loadTripStats = batched((ctx, ids) => reviewStatsOfAll(ctx, 'trip', ids));
const loadOperatorReviews = batched((ctx, ids) => newestReviewsOf(ctx, 'operator', ids, TOP_REVIEWS));
const loadTripReviews = batched((ctx, ids) => newestReviewsOf(ctx, 'trip', ids, REVIEWS_ON_TRIP));

/** Reviews, their figures, and what they add to companies, trips and categories. */
export function addReviews(
  builder: ApiBuilder,
  catalogue: CatalogueGraphql,
  { listMetadata, filterInput }: ListTypes,
  narrowReviews: NarrowReviews,
): void {
  const { trip, operator, category, operatorIdOf, operatorOfTrip } = catalogue;
  const { rating, reviewsDetails } = addRatingTypes(builder);
  const review = addReviewType(builder, catalogue, rating);
  const reviewList = addReviewList(builder, catalogue, { review, reviewsDetails, listMetadata });

  builder.objectFields(operator, (t) => ({
    rating: t.field({
      type: rating,
      description: 'Of all published reviews of the company and of its trips.',
      resolve: async (node) => ({
        overall: await catalogue.ratingOfOperator(node),
        scores: async () => ((await loadOperatorStats(node.request, await operatorIdOf(node))) ?? NO_REVIEWS).averages,
      }),
    }),
    reviewsDetails: t.field({
      type: reviewsDetails,
      resolve: async (node) => (await loadOperatorStats(node.request, await operatorIdOf(node))) ?? NO_REVIEWS,
    }),
    topReviews: t.field({
      type: [review],
      extensions: times(TOP_REVIEWS),
      description: 'The newest, five at most.',
      resolve: async (node) =>
        reviewNodes(node.request, (await loadOperatorReviews(node.request, await operatorIdOf(node))) ?? []),
    }),
  }));

  builder.objectFields(trip, (t) => ({
    rating: t.field({
      type: rating,
      description: 'Of all published reviews of the trip.',
      resolve: async (node) => ({
        overall: await catalogue.ratingOfTrip(node),
        scores: async () => ((await loadTripStats(node.request, node.id)) ?? NO_REVIEWS).averages,
      }),
    }),
    reviewsDetails: t.field({
      type: reviewsDetails,
      resolve: async ({ request, id }) => (await loadTripStats(request, id)) ?? NO_REVIEWS,
    }),
    reviews: t.field({
      type: [review],
      extensions: times(REVIEWS_ON_TRIP),
      description: 'The newest of this trip, three at most.',
      resolve: async ({ request, id }) => reviewNodes(request, (await loadTripReviews(request, id)) ?? []),
    }),
    operatorReviews: t.field({
      type: [review],
      extensions: times(REVIEWS_ON_TRIP),
      description: 'The newest of the company, three at most.',
      resolve: async (node) => {
        const id = await operatorIdOf(await operatorOfTrip(node));
        const reviews = (await loadOperatorReviews(node.request, id)) ?? [];
        return reviewNodes(node.request, reviews.slice(0, REVIEWS_ON_TRIP));
      },
    }),
  }));

  builder.objectField(category, 'rating', (t) =>
    t.field({
      type: rating,
      description: 'Of all published reviews of its trips.',
      resolve: ({ request: { ctx }, facts }) => ({
        overall: facts.rating,
        scores: async () => (await reviewStatsOfCategory(ctx, facts.id)).averages,
      }),
    }),
  );
  builder.objectField(category, 'topReviews', (t) =>
    t.field({
      type: [review],
      extensions: times(TOP_REVIEWS),
      description: 'The newest of its trips, five at most.',
      resolve: async ({ request, facts, worldCategory }) => {
        if (worldCategory) return [];
        const trips = await tripsOfCategory(request.ctx, facts.id);
        const newest = { page: 1, limit: TOP_REVIEWS, orderBy: 'review_newest' as const };
        return reviewNodes(request, await reviewsOfTrips(request.ctx, trips, newest));
      },
    }),
  );

  builder.objectField(catalogue.claims, 'reviewsBy', (t) =>
    t.stringList({
      description: 'Kinds of reviewers that published reviews have: verified_traveler, expert.',
      resolve: ({ request }) => reviewerKinds(request.ctx),
    }),
  );

  const reviewOrder = builder.enumType('ReviewOrder', { values: reviewOrders });

  builder.queryField('operatorReviews', (t) =>
    t.field({
      type: reviewList,
      nullable: true,
      extensions: paged(USUAL_REVIEWS),
      description: `Published reviews of a company and of its trips, ${MOST_REVIEWS} a page at most.`,
      args: {
        slug: t.arg.string({ required: true }),
        dmoSlug: t.arg.string(),
        page: t.arg.int({ defaultValue: 1 }),
        limit: t.arg.int({ defaultValue: USUAL_REVIEWS }),
        orderBy: t.arg({ type: reviewOrder, defaultValue: 'review_newest' }),
      },
      resolve: async (_root, { slug, dmoSlug, orderBy, ...asked }, from): Promise<ReviewListNode> => {
        const paging = readPaging(asked, { limit: USUAL_REVIEWS, most: MOST_REVIEWS });
        const request = await partnerRequest(from, dmoSlug);
        const found = await operatorRef(request.ctx, [readSlug(slug)]);
        if (!found) throw notFound();
        const order: ReviewOrder = orderBy ?? 'review_newest';
        const { reviews, stats } = await reviewsOf(
          request.ctx,
          { operatorId: found.id },
          { ...paging, orderBy: order },
        );
        return {
          nodes: () => reviewNodes(request, reviews),
          stats: () => stats,
          metadata: listMetadataShape(paging, stats.count),
          page: null,
        };
      },
    }),
  );

  builder.queryField('categoryReviews', (t) =>
    t.field({
      type: reviewList,
      nullable: true,
      extensions: paged(USUAL_REVIEWS),
      description: `Published reviews of the trips of a category, by the slug of its page of reviews, ${MOST_REVIEWS} a page at most. Filters are of the trips, their counts in reviews.`,
      args: {
        slug: t.arg.string({ required: true }),
        dmoSlug: t.arg.string(),
        worldCategory: t.arg.boolean({
          defaultValue: false,
          description: 'Hides companies, reviews, landmarks and points of interest: a world category leads to none.',
        }),
        page: t.arg.int({ defaultValue: 1 }),
        limit: t.arg.int({ defaultValue: USUAL_REVIEWS }),
        orderBy: t.arg({ type: reviewOrder, defaultValue: 'review_newest' }),
        filters: t.arg({ type: [filterInput] }),
      },
      resolve: async (_root, { slug, dmoSlug, worldCategory, orderBy, ...asked }, from): Promise<ReviewListNode> => {
        const paging = readPaging(asked, { limit: USUAL_REVIEWS, most: MOST_REVIEWS });
        const request = await partnerRequest(from, dmoSlug);
        const { ctx } = request;
        const page = await categoryPage(ctx, { kind: 'review', slug: readSlug(slug) });
        if (!page) throw notFound();
        const { tripIds, total, ...filters } = await narrowReviews(ctx, {
          category: page.category.slug,
          filters: asked.filters,
          paging,
        });
        const trips = tripIds ?? (await tripsOfCategory(ctx, page.category.id));
        const order: ReviewOrder = orderBy ?? 'review_newest';
        const node = { request, page, worldCategory: worldCategory ?? false, asked: {} };
        return {
          nodes: async () => reviewNodes(request, await reviewsOfTrips(ctx, trips, { ...paging, orderBy: order })),
          stats: () => (tripIds ? reviewStatsOfTrips(ctx, tripIds) : reviewStatsOfCategory(ctx, page.category.id)),
          metadata: listMetadataShape(paging, total, { filters, categoryPageType: page.kind }),
          page: node,
        };
      },
    }),
  );
}
