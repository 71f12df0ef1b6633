import { z } from 'zod';
import { operatorFacts, topOperators, tripNames } from '#catalogue';
import { operatorAttributes, operatorExample, operatorResource, toOperatorAttributes } from '#catalogue/doors';
import { orNotFound, type Parts } from '#kernel';
import {
  checkDepth,
  defineRoute,
  orderQuery,
  pagingMeta,
  pagingMetaOf,
  pagingQueryUpTo,
  type RestRoute,
  resource,
  slugParam,
} from '#kernel/http';
import { ownRoutes } from './rest/own-reviews.ts';
import { replyRoutes } from './rest/replies.ts';
import { reportRoutes } from './rest/reports.ts';
import { reviewResource, reviewsDetails, toReviewResource, toReviewsDetails } from './rest/review-resource.ts';
import { staffRoutes } from './rest/staff-reviews.ts';
import { confirming, writing } from './rest/write-review.ts';
import { reviewsOf } from './review-list.ts';
import { reviewOrders } from './review-orders.ts';

const MOST_REVIEWS = 25;
const TOP_OPERATORS = 12;
/** Fewer say little about a company. */
const MIN_REVIEWS = 5;

const related = <Type extends string>(type: Type) =>
  z.object({ data: z.array(z.object({ type: z.literal(type), id: z.string() })) });

const reviewedOperator = resource('operators', operatorAttributes.extend({ reviews_details: reviewsDetails }))
  .extend({ relationships: z.object({ reviews: related('reviews'), top_operators: related('operators') }) })
  .meta({ id: 'ReviewedOperator', description: 'A company with the figures of its reviews.' });

const exampleReview: z.output<typeof reviewResource> = {
  type: 'reviews',
  id: '019a9f6e-6f00-7f10-9b2c-3d4e5f6a7b8c',
  attributes: {
    author_name: 'Maren',
    author_place: 'Bergen',
    summary: 'Slow in the best way',
    content: 'Two guides for nine of us, and a cook who knew every village.',
    rating: 5,
    value_score: 4,
    guide_score: 5,
    activities_score: 5,
    lodging_score: null,
    transport_score: null,
    meals_score: 5,
    review_badge: 'none',
    source: 'partner_import',
    traveled_on: '2026-09-14',
    reviewed_at: '2026-10-02T08:30:00.000Z',
    reply: null,
    replied_at: null,
    trip_name: 'Inca Trail to Machu Picchu',
    trip_slug: 'inca-trail-to-machu-picchu',
  },
};
const exampleId = '019a9f6e-6f00-7d11-8c0b-5e6f7a8b9c0d';

const reviewPageRoute = defineRoute({
  key: 'GET /v1/review_page/operators/{slug}',
  tag: 'Reviews',
  summary: 'A company with its reviews',
  description: `Published reviews of a company and of its trips, and beside them the ${TOP_OPERATORS} companies that travelers rate highest.`,
  params: z.object({ slug: slugParam('The company’s slug.', 'andeo-expeditions') }),
  query: pagingQueryUpTo(MOST_REVIEWS).extend({
    order_by: orderQuery(reviewOrders, 'review_newest'),
  }),
  answer: z.object({
    data: reviewedOperator,
    included: z.array(z.union([reviewResource, operatorResource])).meta({
      description: `The reviews of this page, then ${TOP_OPERATORS} companies at most.`,
    }),
    meta: pagingMeta,
  }),
  example: {
    data: {
      type: 'operators',
      id: exampleId,
      attributes: {
        ...operatorExample,
        reviews_details: {
          count: 1,
          overall_score: 5,
          value_score: 4,
          guide_score: 5,
          activities_score: 5,
          lodging_score: null,
          transport_score: null,
          meals_score: 5,
          histogram: [0, 0, 0, 0, 1],
        },
      },
      relationships: {
        reviews: { data: [{ type: 'reviews', id: exampleReview.id }] },
        top_operators: { data: [{ type: 'operators', id: exampleId }] },
      },
    },
    included: [exampleReview, { type: 'operators', id: exampleId, attributes: operatorExample }],
    meta: { current_page: 1, total_pages: 1, total_count: 1, limit_value: 10 },
  },
  cacheControl: 'public, max-age=0, s-maxage=60',
  async handle(ctx, { params, query: { order_by: orderBy, ...paging } }) {
    checkDepth(paging);
    const found = (await operatorFacts(ctx, [params.slug])).get(params.slug);
    const operator = orNotFound(found, ({ shown, slug }) => shown && slug === params.slug);
    const [{ reviews, stats }, top] = await Promise.all([
      reviewsOf(ctx, { operatorId: operator.id }, { ...paging, orderBy }),
      topOperators(ctx, TOP_OPERATORS, MIN_REVIEWS),
    ]);
    const trips = await tripNames(
      ctx,
      reviews.flatMap(({ tripId }) => tripId ?? []),
    );
    return {
      data: {
        type: 'operators' as const,
        id: operator.id,
        attributes: { ...toOperatorAttributes(operator), reviews_details: toReviewsDetails(stats) },
        relationships: {
          reviews: { data: reviews.map(({ id }) => ({ type: 'reviews' as const, id })) },
          top_operators: { data: top.map(({ id }) => ({ type: 'operators' as const, id })) },
        },
      },
      included: [
        ...reviews.map((review) => toReviewResource(review, trips.get(review.tripId ?? '') ?? null)),
        ...top.map((one) => ({ type: 'operators' as const, id: one.id, attributes: toOperatorAttributes(one) })),
      ],
      meta: pagingMetaOf(paging, stats.count),
    };
  },
});

export const reviewRoutes = (parts: Parts): RestRoute[] => [
  reviewPageRoute,
  writing(parts),
  confirming(parts),
  ...ownRoutes(parts),
  ...replyRoutes(parts),
  ...reportRoutes(parts),
  ...staffRoutes(parts),
];
