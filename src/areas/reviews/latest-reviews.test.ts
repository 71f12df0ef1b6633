import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { readLatestReviews, type TripIds } from './queries.ts';

describe('the latest reviews of some trips', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);

  async function trip(): Promise<{ operatorId: string; tripId: string }> {
    const [operatorId, tripId] = [newId(), newId()];
    await pool.query(`insert into operators (id, slug, name) values ($1, $2, 'Operator')`, [operatorId, operatorId]);
    await pool.query(
      `insert into trips (id, operator_id, source_ref, slug, sku, name, duration_days) values ($1, $2, 't', $3, $3, 'Trip', 5)`,
      [tripId, operatorId, tripId],
    );
    return { operatorId, tripId };
  }

  const review = async (
    of: Awaited<ReturnType<typeof trip>>,
    day: number,
    content: string | null,
    state = 'published',
  ) =>
    pool.query(
      `insert into reviews (operator_id, trip_id, overall_score, state, content, reviewed_at)
       values ($1, $2, 4, $3, $4, $5)`,
      [of.operatorId, of.tripId, state, content, `2026-10-${String(day).padStart(2, '0')}`],
    );

  it.each([
    ['each is looked up, of few trips', 2000],
    ['they are read newest first, of many', 0],
    ['there is one trip more than few', 2],
  ])('are the same ones when %s', async (_, few) => {
    const [first, second, third, other] = [await trip(), await trip(), await trip(), await trip()];
    await review(first, 1, 'first, older');
    await review(first, 3, 'first');
    await review(second, 2, 'second');
    await review(third, 4, 'third');
    await review(third, 8, null);
    await review(third, 9, 'rejected', 'rejected');
    await review(other, 10, 'of a trip that was not asked for');
    const ids = [first, second, third].map(({ tripId }) => tripId);
    const asked: TripIds[] = [ids, sql<{ id: string }>`select id from trips where id = any(${ids}::uuid[])`];
    for (const trips of asked) {
      const found = await readLatestReviews(ctx, 3, trips, few);
      expect(found.map(({ content }) => content)).toEqual(['third', 'first', 'second']);
      expect((await readLatestReviews(ctx, 2, trips, few)).map(({ content }) => content)).toEqual(['third', 'first']);
    }
  });

  it('are none of no trips', async () => {
    expect(await readLatestReviews(ctx, 3, [])).toEqual([]);
  });
});
