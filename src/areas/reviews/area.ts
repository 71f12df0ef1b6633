import { defineArea, everyone, forAll } from '#kernel';
import { reviewedTrips } from '#search';
import { categoriesAreDue, followCategories } from './follow-categories.ts';
import { addReviews } from './graphql.ts';
import { reviewKind } from './import/reviews.ts';
import { inviteReviews } from './invite-reviews.ts';
import { memberData } from './member-data.ts';
import { deleteSettled } from './queries/reports.ts';
import { deleteUnconfirmed } from './queries/written.ts';
import { recomputeAll } from './recompute-all.ts';
import { reviewRoutes } from './rest.ts';
import { reviewsTag } from './reviews-tag.ts';
import { reviewTasks } from './tasks.ts';

declare module '#kernel' {
  interface Topics {
    /** What the reviews of a category's trips say together has changed. */
    'category.reviewed': string;
  }
}

/** Reports that a moderator has settled: a year, for whoever asks what was done. */
const REPORTS_KEPT_MS = 365 * 86_400_000;

export const reviewsArea = defineArea({
  name: 'reviews',
  calls: ['accounts', 'bookings', 'catalogue', 'partners', 'search'],
  tables: ['reviews', 'review_stats', 'review_authors', 'review_decisions', 'review_changes', 'review_reports'],
  encrypted: { review_authors: ['content'], review_reports: ['content'] },
  news: { 'category.reviewed': (id: string) => [reviewsTag(id)] },
  routes: {
    'GET /v1/review_page/operators/{slug}': forAll.read,
    'POST /v1/write_review': { who: everyone, limit: 'FORM' },
    'GET /v1/me/reviews': { who: ['member'], limit: 'READ' },
    'PATCH /v1/me/reviews/{id}': { who: ['member'], limit: 'WRITE' },
    'POST /v1/me/reviews/{id}/withdraw': { who: ['member'], limit: 'WRITE' },
    'GET /v1/operator/reviews': { who: ['operator'], limit: 'READ' },
    'POST /v1/reviews/{id}/reply': { who: ['operator'], limit: 'WRITE' },
    'PATCH /v1/reviews/{id}/reply': { who: ['operator'], limit: 'WRITE' },
    'DELETE /v1/staff/reviews/{id}/reply': { who: ['staff'], limit: 'WRITE' },
    'POST /v1/reviews/{id}/reports': { who: everyone, limit: 'FORM' },
    'POST /v1/staff/reviews/{id}/keep': { who: ['staff'], limit: 'WRITE' },
    'GET /v1/staff/reviews': { who: ['staff'], limit: 'READ' },
    'POST /v1/staff/reviews/{id}/publish': { who: ['staff'], limit: 'WRITE' },
    'POST /v1/staff/reviews/{id}/reject': { who: ['staff'], limit: 'WRITE' },
    'POST /v1/review_confirmations': { who: everyone, limit: 'SIGNIN' },
  },
  fields: {
    operatorReviews: everyone,
    categoryReviews: everyone,
  },
  feed: [reviewKind],
  jobs: ({ ctx, log, parts }) => [
    {
      queue: 'reviews.categories',
      work: (_payload, signal) => followCategories(ctx, signal),
      onlyOne: true,
      whenDue: () => categoriesAreDue(ctx),
    },
    {
      queue: 'reviews.recompute',
      onlyOne: true,
      at: '0 4 * * *',
      work: (_payload, signal) => recomputeAll(ctx, signal),
    },
    {
      queue: 'reviews.invite',
      onlyOne: true,
      at: '10 9 * * *',
      work: async (_payload, signal) => void (await inviteReviews(ctx, parts, signal)),
    },
    {
      queue: 'reviews.empty',
      onlyOne: true,
      at: '25 4 * * *',
      async work() {
        const reviews = await deleteUnconfirmed(ctx.db, ctx.clock());
        const reports = await deleteSettled(ctx.db, new Date(ctx.clock().getTime() - REPORTS_KEPT_MS));
        log.info({ reviews, reports }, 'reviews that nobody confirmed and reports of long ago deleted');
      },
    },
  ],
  tasks: reviewTasks,
  members: memberData,
  rest: reviewRoutes,
  graphql: ({ builder, list, types, parts }) =>
    addReviews(builder, types.catalogue, list, (ctx, asked) => reviewedTrips(parts.search, ctx, asked)),
});
