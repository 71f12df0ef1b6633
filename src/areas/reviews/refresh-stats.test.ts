import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { refreshStats } from './refresh-stats.ts';
import { reviewStatsOfTrips } from './review-list.ts';

describe('refreshStats', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);

  async function operatorWithTrip(): Promise<{ operatorId: string; tripId: string }> {
    const operatorId = newId();
    const tripId = newId();
    await pool.query(`insert into operators (id, slug, name) values ($1, $2, 'Operator')`, [operatorId, operatorId]);
    await pool.query(
      `insert into trips (id, operator_id, source_ref, slug, sku, name, duration_days) values ($1, $2, 't', $3, $3, 'Trip', 5)`,
      [tripId, operatorId, tripId],
    );
    return { operatorId, tripId };
  }

  async function review(
    operatorId: string,
    tripId: string | null,
    score: number,
    more: { guide?: number; state?: string } = {},
  ) {
    await pool.query(
      `insert into reviews (operator_id, trip_id, overall_score, guide_score, state, reviewed_at)
       values ($1, $2, $3, $4, $5, '2026-10-01')`,
      [operatorId, tripId, score, more.guide ?? null, more.state ?? 'published'],
    );
  }

  const statsOf = async (id: string) =>
    (await pool.query('select * from review_stats where subject_id = $1', [id])).rows[0];
  const ratingOf = async (table: string, id: string) =>
    (await pool.query(`select rating, reviews_count from ${table} where id = $1`, [id])).rows[0];

  it('counts published reviews only and hands rating and count down', async () => {
    const { operatorId, tripId } = await operatorWithTrip();
    await review(operatorId, tripId, 5, { guide: 4 });
    await review(operatorId, tripId, 4);
    await review(operatorId, null, 2.6);
    await review(operatorId, tripId, 1, { state: 'rejected' });
    await refreshStats(ctx, { operatorIds: [operatorId], tripIds: [tripId] });
    expect(await statsOf(tripId)).toMatchObject({
      subject_kind: 'trip',
      count: 2,
      overall: 4.5,
      guide_average: 4,
      meals_average: null,
      histogram: [0, 0, 0, 1, 1],
    });
    expect(await statsOf(operatorId)).toMatchObject({ count: 3, overall: 3.87, histogram: [0, 0, 1, 1, 1] });
    expect(await ratingOf('trips', tripId)).toEqual({ rating: 4.5, reviews_count: 2 });
    expect(await ratingOf('operators', operatorId)).toEqual({ rating: 3.87, reviews_count: 3 });
  });

  it('keeps sums, so that trips together have the mean of all their reviews, not of their means', async () => {
    const [one, other] = [await operatorWithTrip(), await operatorWithTrip()];
    await review(one.operatorId, one.tripId, 5, { guide: 5 });
    for (const score of [2, 3, 3]) await review(other.operatorId, other.tripId, score);
    await review(other.operatorId, other.tripId, 4, { guide: 2 });
    const tripIds = [one.tripId, other.tripId];
    await refreshStats(ctx, { operatorIds: [], tripIds });
    expect(await reviewStatsOfTrips(ctx, tripIds)).toEqual({
      count: 5,
      overall: 3.4,
      averages: { value: null, guide: 3.5, activities: null, lodging: null, transport: null, meals: null },
      histogram: [0, 1, 2, 1, 1],
    });
    expect(await reviewStatsOfTrips(ctx, [newId()])).toMatchObject({ count: 0, overall: null });
  });

  it('writes and tells nothing when nothing changed', async () => {
    const { operatorId, tripId } = await operatorWithTrip();
    await review(operatorId, tripId, 5);
    const events = async () =>
      (
        await pool.query('select topic from outbox_events where subject_id = any($1) order by id', [
          [operatorId, tripId],
        ])
      ).rows;
    await refreshStats(ctx, { operatorIds: [operatorId], tripIds: [tripId] });
    const before = await statsOf(tripId);
    await refreshStats(ctx, { operatorIds: [operatorId], tripIds: [tripId] });
    expect(await statsOf(tripId)).toEqual(before);
    expect(await events()).toEqual([{ topic: 'operator.changed' }, { topic: 'trip.changed' }]);
  });

  it('counts all reviews that are published at once', async () => {
    const { operatorId, tripId } = await operatorWithTrip();
    const publishOne = (then: Promise<void> | null, refreshed?: () => void) =>
      db.transaction().execute(async (trx) => {
        await sql`insert into reviews (operator_id, trip_id, overall_score, state, reviewed_at)
          values (${operatorId}, ${tripId}, 4, 'published', '2026-10-01')`.execute(trx);
        await refreshStats({ ...ctx, db: trx }, { operatorIds: [operatorId], tripIds: [tripId] });
        refreshed?.();
        await then;
      });
    const [first, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = [publishOne(end.promise, first.resolve)];
    await first.promise;
    both.push(publishOne(null));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    end.resolve();
    await Promise.all(both);
    for (const id of [operatorId, tripId]) expect(await statsOf(id)).toMatchObject({ count: 2 });
    expect(await ratingOf('operators', operatorId)).toEqual({ rating: 4, reviews_count: 2 });
  });

  it('takes the rating away with the last review, also within a transaction', async () => {
    const { operatorId, tripId } = await operatorWithTrip();
    await review(operatorId, tripId, 5);
    await refreshStats(ctx, { operatorIds: [operatorId], tripIds: [tripId] });
    await db.transaction().execute(async (trx) => {
      await trx
        .withTables<{ reviews: { operatorId: string; state: string } }>()
        .updateTable('reviews')
        .set({ state: 'withdrawn' })
        .where('operatorId', '=', operatorId)
        .execute();
      await refreshStats({ ...ctx, db: trx }, { operatorIds: [operatorId], tripIds: [tripId] });
    });
    expect(await statsOf(tripId)).toBeUndefined();
    expect(await ratingOf('trips', tripId)).toEqual({ rating: null, reviews_count: 0 });
  });
});
