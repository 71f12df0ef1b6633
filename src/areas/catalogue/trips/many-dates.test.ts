import { beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '#feeds';
import { addDays, toCalendarDate } from '#kernel/shared';
import { TEST_NOW, testContext, testDatabase } from '#kernel/testing';
import { feedKinds } from '../../../areas.ts';
import { departureSpots } from '../departures/departure-spots.ts';
import { readTripIndexRows } from '../queries/index-rows.ts';
import { tripCards } from './trip-cards.ts';
import { tripPage } from './trip-page.ts';

/** Two years of daily dates; the last one is the cheapest. */
const DATES = 731;

describe('a trip that starts every day', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const last = addDays(toCalendarDate(TEST_NOW), DATES + 9);

  beforeAll(async () => {
    const departures = Array.from({ length: DATES }, (_, i) => {
      const day = addDays(toCalendarDate(TEST_NOW), i + 10);
      const cents = day === last ? 40_000 : 50_000;
      const dates = { start_date: day, end_date: day, currency: 'USD', base_price_cents: cents };
      return { kind: 'departure', id: day, operator: 'daily', trip: 'daily', ...dates };
    });
    const records = [
      { kind: 'operator', id: 'daily', slug: 'daily', name: 'Daily' },
      { kind: 'trip', id: 'daily', operator: 'daily', name: 'Every day', slug: 'every-day', duration_days: 1 },
      ...departures,
    ];
    await importFeed({ pool, clock: ctx.clock, kinds: feedKinds }, { source: records, apply: true });
  });

  it('has all of its dates, and the price of the cheapest of them', async () => {
    const page = await tripPage(ctx, { slug: 'every-day' });
    if (!page || 'movedTo' in page) throw new Error('There is no such trip');
    expect(page.departures).toHaveLength(DATES);
    expect(page.dates.open).toBe(DATES);
    expect(page.price).toMatchObject({ cents: 40_000, startDate: last });
    const [first, ...months] = page.monthBars.map(({ departures }) => departures);
    expect(first).toBeGreaterThan(0);
    expect(Math.min(...months)).toBeGreaterThanOrEqual(28);
    const [card] = await tripCards(ctx, [page.id]);
    expect(card?.price).toMatchObject({ cents: 40_000, startDate: last });
    expect(card?.dates.open).toBe(DATES);
    expect(await departureSpots(ctx, { trip: 'every-day' })).toHaveLength(DATES);
  });

  it('has no more dates in lists than on its page', async () => {
    const { id } = (await pool.query(`select id from trips where slug = 'every-day'`)).rows[0];
    await pool.query(
      `insert into departures (trip_id, operator_id, source_ref, start_date, end_date, currency, base_price_cents)
       select trip_id, operator_id, 'more-' || n, start_date, end_date, currency, 10000 + n
       from departures, generate_series(1, 1300) n where trip_id = $1 and start_date = $2::date`,
      [id, last],
    );
    const [row] = await readTripIndexRows(ctx, [id]);
    expect(row?.departures).toHaveLength(2000);
  });
});
