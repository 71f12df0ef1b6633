import { type CatalogueGraphql, operatorFacts } from '#catalogue';
import { notFound } from '#kernel';
import {
  type ApiBuilder,
  type ApiObject,
  batched,
  type ListMetadataShape,
  limitCost,
  readPaging,
  readSlug,
} from '#kernel/graphql';
import { pagingMetaOf } from '#kernel/http';
import { partnerContext } from '#partners';
import { addRatingTypes } from './graphql/rating-type.ts';
import { addReviewType } from './graphql/review-type.ts';
import {
  NO_REVIEWS,
  newestReviewsOf,
  type Review,
  type ReviewStats,
  reviewStatsOfAll,
  reviewsOf,
} from './review-list.ts';

const MOST_REVIEWS = 25;
const USUAL_REVIEWS = 10;
const TOP_REVIEWS = 5;
const REVIEWS_ON_TRIP = 3;

type Listed = { reviews: Review[]; stats: ReviewStats; page: number; limit: number };

const loadOperatorStats = batched((ctx, ids) => reviewStatsOfAll(ctx, 'operator', ids));
const loadTripStats = batched((ctx, ids) => reviewStatsOfAll(ctx, 'trip', ids));
const loadOperatorReviews = batched((ctx, ids) => newestReviewsOf(ctx, 'operator', ids, TOP_REVIEWS));
const loadTripReviews = batched((ctx, ids) => newestReviewsOf(ctx, 'trip', ids, REVIEWS_ON_TRIP));

/** Reviews, their figures, and what they add to companies and trips. */
export function addReviews(
  builder: ApiBuilder,
  catalogue: CatalogueGraphql,
  { listMetadata }: { listMetadata: ApiObject<ListMetadataShape> },
): void {
  const { trip, operator, operatorIdOf, operatorOfTrip } = catalogue;
  const { rating, reviewsDetails } = addRatingTypes(builder);
  const review = addReviewType(builder, catalogue, rating);

  builder.objectFields(operator, (t) => ({
    reviewsDetails: t.field({
      type: reviewsDetails,
      resolve: async (node, _args, request) =>
        (await loadOperatorStats(request, await operatorIdOf(node, request))) ?? NO_REVIEWS,
    }),
    topReviews: t.field({
      type: [review],
      complexity: { field: 1, multiplier: TOP_REVIEWS },
      description: 'The newest, five at most.',
      resolve: async (node, _args, request) =>
        (await loadOperatorReviews(request, await operatorIdOf(node, request))) ?? [],
    }),
  }));

  builder.objectFields(trip, (t) => ({
    reviewsDetails: t.field({
      type: reviewsDetails,
      resolve: async ({ id }, _args, request) => (await loadTripStats(request, id)) ?? NO_REVIEWS,
    }),
    reviews: t.field({
      type: [review],
      complexity: { field: 1, multiplier: REVIEWS_ON_TRIP },
      description: 'The newest of this trip, three at most.',
      resolve: async ({ id }, _args, request) => (await loadTripReviews(request, id)) ?? [],
    }),
    operatorReviews: t.field({
      type: [review],
      complexity: { field: 1, multiplier: REVIEWS_ON_TRIP },
      description: 'The newest of the company, three at most.',
      resolve: async (node, _args, request) => {
        const id = await operatorIdOf(await operatorOfTrip(node, request), request);
        return ((await loadOperatorReviews(request, id)) ?? []).slice(0, REVIEWS_ON_TRIP);
      },
    }),
  }));

  const reviewOrder = builder.enumType('ReviewOrder', {
    values: ['review_newest', 'review_oldest', 'review_high_to_low', 'review_low_to_high'] as const,
  });
  const reviewList = builder.objectRef<Listed>('ReviewList').implement({
    fields: (t) => ({
      nodes: t.field({ type: [review], complexity: { field: 0, multiplier: 1 }, resolve: ({ reviews }) => reviews }),
      metadata: t.field({ type: listMetadata, complexity: { field: 1, multiplier: 0 }, resolve: metadataOf }),
      reviewsDetails: t.expose('stats', { type: reviewsDetails, complexity: { field: 1, multiplier: 0 } }),
    }),
  });

  builder.queryField('operatorReviews', (t) =>
    t.field({
      type: reviewList,
      nullable: true,
      complexity: limitCost(USUAL_REVIEWS),
      description: 'Published reviews of a company and of its trips, 25 a page at most.',
      args: {
        slug: t.arg.string({ required: true }),
        dmoSlug: t.arg.string(),
        page: t.arg.int({ defaultValue: 1 }),
        limit: t.arg.int({ defaultValue: USUAL_REVIEWS }),
        orderBy: t.arg({ type: reviewOrder, defaultValue: 'review_newest' }),
      },
      resolve: async (_root, { slug, dmoSlug, orderBy, ...asked }, request) => {
        const paging = readPaging(asked, { limit: USUAL_REVIEWS, most: MOST_REVIEWS });
        const ctx = await partnerContext(request.ctx, dmoSlug);
        const found = (await operatorFacts(ctx, [readSlug(slug)])).get(slug);
        if (found?.slug !== slug) throw notFound();
        const { reviews, stats } = await reviewsOf(
          ctx,
          { operatorId: found.id },
          { ...paging, orderBy: orderBy ?? 'review_newest' },
        );
        return { reviews, stats, ...paging };
      },
    }),
  );
}

function metadataOf({ stats, page, limit }: Listed): ListMetadataShape {
  const paging = pagingMetaOf({ page, limit }, stats.count);
  return {
    currentPage: paging.current_page,
    totalPages: paging.total_pages,
    totalCount: paging.total_count,
    limitValue: paging.limit_value,
    categoryPageType: null,
    quick: [],
    applied: [],
    extended: [],
  };
}
