import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { readReviews } from './queries.ts';
import { reviewOrders } from './review-orders.ts';

const TRIPS = 3;
const REVIEWS = 30;

describe('pages of reviews', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const operatorId = newId();
  const tripIds = Array.from({ length: TRIPS }, () => newId());

  beforeAll(async () => {
    await pool.query(`insert into operators (id, slug, name) values ($1, $2, 'Operator')`, [operatorId, operatorId]);
    for (const id of tripIds) {
      await pool.query(
        `insert into trips (id, operator_id, source_ref, slug, sku, name, duration_days) values ($1, $2, $3, $3, $3, 'Trip', 5)`,
        [id, operatorId, id],
      );
    }
    // Scores and days repeat, so that only the id tells many of them apart.
    for (let i = 0; i < REVIEWS; i++) {
      await pool.query(
        `insert into reviews (operator_id, trip_id, overall_score, state, content, reviewed_at)
         values ($1, $2, $3, $4, null, $5)`,
        [
          operatorId,
          tripIds[i % TRIPS],
          1 + (i % 5),
          i % 10 === 9 ? 'rejected' : 'published',
          `2026-10-0${1 + (i % 4)}`,
        ],
      );
    }
  });

  const pagesOf = async (subject: Parameters<typeof readReviews>[1], orderBy: (typeof reviewOrders)[number]) => {
    const pages = [0, 10, 20, 30].map((offset) => readReviews(ctx, subject, { orderBy, limit: 10, offset }));
    return (await Promise.all(pages)).flat();
  };

  it.each(reviewOrders)('hold each review once, in order, whoever is asked for: %s', async (orderBy) => {
    const all = await pagesOf({ operatorId }, orderBy);
    expect(all).toHaveLength((REVIEWS * 9) / 10);
    const worth = ({ overallScore, reviewedAt }: (typeof all)[number]) => {
      const time = reviewedAt.getTime();
      if (orderBy === 'review_newest') return -time;
      if (orderBy === 'review_oldest') return time;
      return (orderBy === 'review_high_to_low' ? -overallScore : overallScore) * 1e15 - time;
    };
    const expected = [...all].sort((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1));
    expect(all.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const query = sql<{ id: string }>`select id from trips where operator_id = ${operatorId}`;
    for (const trips of [tripIds, query]) {
      expect((await pagesOf({ tripIds: trips }, orderBy)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    }
  });
});
