import { describe, expect, it } from 'vitest';
import { operatorPage, tripPage } from '#catalogue';
import type { TripPage } from '#catalogue/shared';
import { testContext, testDatabase } from '#kernel/testing';
import { reviewsOf } from '#reviews';
import { formatProblem } from './problems.ts';
import { feedFile, importFiles, operator, review, trip } from './testing.ts';

describe('the total of ratings elsewhere', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const total = (more = {}) => ({ score: 4.8, count: 1234, source: 'Trustpilot', ...more });

  it('of a trip and a company is theirs, and enters no rating, count or average of ours', async () => {
    const feed = [
      operator('rated', { rating_total: total({ score: 9.2, best: 10, source: 'Booking' }) }),
      trip('rated', 'with', { rating_total: total() }),
      trip('rated', 'without'),
      review('rated', 'r', { trip: 'without', overall_score: 2 }),
    ];
    const path = feedFile(feed);
    expect((await importFiles(pool, path, { apply: true })).problems).toEqual([]);
    const page = (await tripPage(ctx, { slug: 'trip-with' })) as TripPage;
    expect(page).toMatchObject({
      rating: null,
      reviewsCount: 0,
      ratingTotal: { score: 4.8, best: 5, count: 1234, source: 'Trustpilot' },
    });
    expect(await tripPage(ctx, { slug: 'trip-without' })).toMatchObject({
      rating: 2,
      reviewsCount: 1,
      ratingTotal: null,
    });
    const company = await operatorPage(ctx, { slug: 'operator-rated' });
    expect(company).toMatchObject({
      rating: 2,
      reviewsCount: 1,
      ratingTotal: { score: 9.2, best: 10, count: 1234, source: 'Booking' },
    });
    const { stats } = await reviewsOf(ctx, { operatorId: page.operator.id }, { limit: 5 });
    expect(stats).toMatchObject({ count: 1, overall: 2, histogram: [0, 1, 0, 0, 0] });
    expect((await importFiles(pool, path, { apply: true })).report.changedFields).toEqual({});

    await importFiles(pool, feedFile([trip('rated', 'with')]), { apply: true });
    expect(await tripPage(ctx, { slug: 'trip-with' })).toMatchObject({ ratingTotal: null });
  });

  it('needs its source and a count, and a score that its source can give', async () => {
    const given = [
      total({ source: undefined }),
      total({ count: 0 }),
      total({ score: 5.1 }),
      total({ score: 87, best: 50 }),
      total({ score: 87, best: 100 }),
    ];
    const feed = [operator('wrong'), ...given.map((rating_total, i) => trip('wrong', `t${i}`, { rating_total }))];
    expect((await importFiles(pool, feedFile(feed))).problems.map(formatProblem)).toEqual([
      'feed.ndjson:2 rating_total.source: is missing',
      'feed.ndjson:3 rating_total.count: must be 1 or more, is 0',
      'feed.ndjson:4 rating_total.score: is higher than the best score, is 5.1',
      'feed.ndjson:5 rating_total.best: must be 5, 10 or 100, is 50',
    ]);
  });
});
