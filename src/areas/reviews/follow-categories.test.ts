import { beforeAll, describe, expect, it } from 'vitest';
import { newId, publish } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { categoriesAreDue, followCategories } from './follow-categories.ts';
import { refreshStats } from './refresh-stats.ts';
import { reviewStatsOfCategory } from './review-list.ts';

describe('review figures of a category', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const [operatorId, categoryId, ...tripIds] = Array.from({ length: 5 }, newId) as [string, string, ...string[]];
  const [first, second, leaving] = tripIds as [string, string, string];

  const review = (tripId: string, score: number, guide: number | null) =>
    pool.query(
      `insert into reviews (operator_id, trip_id, overall_score, guide_score, state, reviewed_at)
       values ($1, $2, $3, $4, 'published', '2026-10-01')`,
      [operatorId, tripId, score, guide],
    );
  const kept = async () =>
    (await pool.query(`select * from review_stats where subject_kind = 'category' and subject_id = $1`, [categoryId]))
      .rows[0];
  const told = async () =>
    (await pool.query(`select count(*) from outbox_events where topic = 'category.reviewed'`)).rows[0].count;

  beforeAll(async () => {
    await pool.query(`insert into operators (id, slug, name) values ($1::uuid, $1::text, 'Operator')`, [operatorId]);
    await pool.query(
      `insert into categories (id, slug, name, category_type) values ($1::uuid, $1::text, 'Kenya', 'country')`,
      [categoryId],
    );
    for (const id of tripIds) {
      await pool.query(
        `insert into trips (id, operator_id, source_ref, slug, sku, name, duration_days, status)
         values ($1::uuid, $2, $1::text, $1::text, $1::text, 'Trip', 5, 'published')`,
        [id, operatorId],
      );
      await pool.query('insert into category_trips (category_id, trip_id, rank) values ($1, $2, 1)', [categoryId, id]);
    }
    await review(first, 5, 5);
    for (const score of [2, 3]) await review(second, score, null);
    await review(leaving, 1, 2);
    await refreshStats(ctx, { operatorIds: [operatorId], tripIds });
  });

  it('are the same whether they are kept yet or added up', async () => {
    const addedUp = await reviewStatsOfCategory(ctx, categoryId);
    expect(addedUp).toMatchObject({ count: 4, overall: 2.75, averages: { guide: 3.5 }, histogram: [1, 1, 1, 0, 1] });
    expect(await kept()).toBeUndefined();
    expect(await categoriesAreDue(ctx)).toBe(true);
    await followCategories(ctx);
    expect(await categoriesAreDue(ctx)).toBe(false);
    expect(await kept()).toMatchObject({ count: 4 });
    expect(await reviewStatsOfCategory(ctx, categoryId)).toEqual(addedUp);
  });

  it('follow a trip that leaves, and tell of themselves only when they changed', async () => {
    await followCategories(ctx);
    const before = await told();
    await publish(db, 'trip.changed', [first]);
    await followCategories(ctx);
    expect(await told()).toBe(before);
    await pool.query('delete from category_trips where trip_id = $1', [leaving]);
    await publish(db, 'category.changed', [categoryId]);
    await followCategories(ctx);
    expect(await told()).toBe(before + 1);
    expect(await reviewStatsOfCategory(ctx, categoryId)).toMatchObject({ count: 3, histogram: [0, 1, 1, 0, 1] });
  });

  it('go with the last review', async () => {
    await pool.query(`update reviews set state = 'withdrawn' where operator_id = $1`, [operatorId]);
    await refreshStats(ctx, { operatorIds: [operatorId], tripIds });
    await followCategories(ctx);
    expect(await kept()).toBeUndefined();
    expect(await reviewStatsOfCategory(ctx, categoryId)).toMatchObject({ count: 0, overall: null });
  });
});
