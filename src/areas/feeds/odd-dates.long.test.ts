import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/shared';
import { testDatabase } from '#kernel/testing';
import { departure, feedFile, importFiles, operator, problemsTold, trip } from './testing.ts';

const FIRST = '2027-01-01';
const daily = (operatorId: string, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const day = addDays(FIRST, from + i);
    return departure(operatorId, 'daily', day, { start_date: day, end_date: day });
  });

describe('dates that a feed means otherwise', () => {
  const { pool } = testDatabase();

  it('are told once a trip where they make it longer or shorter than it says', async () => {
    const told = await problemsTold(pool, [
      operator('long'),
      trip('long', 'seven', { duration_days: 7 }),
      departure('long', 'seven', 'right'),
      departure('long', 'seven', 'late', { start_date: '2027-06-01', end_date: '2027-06-08' }),
      departure('long', 'seven', 'later', { start_date: '2027-07-01', end_date: '2027-07-08' }),
      trip('long', 'one', { duration_days: 1 }),
      departure('long', 'one', 'night', { start_date: '2027-06-01', end_date: '2027-06-02' }),
      trip('long', 'walk', { duration_days: 1 }),
      departure('long', 'walk', 'day', { start_date: '2027-06-01', end_date: '2027-06-01' }),
    ]);
    expect(told).toEqual([
      'feed.ndjson:4 end_date: makes this date 8 days long, and duration_days of its trip is 7, which pages show; so do 2 dates of this trip',
      'feed.ndjson:7 end_date: makes this date 2 days long, and duration_days of its trip is 1, which pages show',
    ]);
  });

  it('are told where a trip known from before says its length', async () => {
    await importFiles(pool, feedFile([operator('known'), trip('known', 't', { duration_days: 7 })]), { apply: true });
    const told = await problemsTold(pool, [
      operator('known'),
      departure('known', 't', 'd', { start_date: '2027-06-01', end_date: '2027-06-05' }),
    ]);
    expect(told).toEqual([expect.stringContaining('makes this date 5 days long, and duration_days of its trip is 7')]);
  });

  it('are told where there are more than count, those of earlier feeds among them', async () => {
    const start = [operator('many'), trip('many', 'daily', { duration_days: 1 })];
    const past = departure('many', 'daily', 'past', { start_date: '2026-01-01', end_date: '2026-01-01' });
    const first = feedFile([...start, past, ...daily('many', 0, 2000)]);
    const before = await importFiles(pool, first, { apply: true });
    expect(before.problems).toEqual([]);
    const told = await problemsTold(pool, [...start, ...daily('many', 1990, 20)]);
    expect(told).toEqual([
      'feed.ndjson:3 start_date: with this feed its trip has 2,010 dates to come, and the next 2,000 count: later ones show once earlier ones have passed',
    ]);
  });

  it('are told once a trip where members would be given more than a date costs', async () => {
    const told = await problemsTold(pool, [
      operator('vain'),
      trip('vain', 't'),
      departure('vain', 't', 'fits', { base_price_cents: 4_500, member_saving_cents: 4_500 }),
      departure('vain', 't', 'tier', { base_price_cents: 4_500, price1_cents: 9_000, member_saving_cents: 5_000 }),
      departure('vain', 't', 'more', { base_price_cents: 4_500, member_saving_cents: 5_000 }),
      departure('vain', 't', 'most', { base_price_cents: 4_500, member_saving_cents: 9_000 }),
    ]);
    expect(told).toEqual([
      'feed.ndjson:5 member_saving_cents: is more than every price of this date, so that members are given none; so it is on 2 dates of this trip',
    ]);
  });

  it('names each currency in which trips would be paid here and can’t be', async () => {
    const sold = { is_merchant_model: true };
    const feed = [
      operator('sold'),
      trip('sold', 'here', sold),
      trip('sold', 'there'),
      departure('sold', 'here', 'usd'),
      departure('sold', 'here', 'zar', { currency: 'ZAR', start_date: '2027-07-01', end_date: '2027-07-07' }),
      departure('sold', 'here', 'zar2', { currency: 'ZAR', start_date: '2027-06-01', end_date: '2027-06-07' }),
      departure('sold', 'there', 'inr', { currency: 'INR' }),
    ];
    const unpaid = async () =>
      (await importFiles(pool, feedFile(feed), { apply: true })).problems.filter(({ problem }) =>
        problem.startsWith('nobody pays'),
      );
    expect(await unpaid()).toMatchObject([
      { line: 5, field: 'currency', severity: 'warning', problem: expect.stringContaining('nobody pays in ZAR here') },
    ]);
    // Known by what it was before, where the trip itself isn’t in the feed.
    feed.splice(1, 2);
    expect(await unpaid()).toMatchObject([{ line: 3, problem: expect.stringContaining('ZAR') }]);
  });
});
