import { expect, it } from 'vitest';
import { importFeed } from '#feeds';
import { testContext, testDatabase } from '#kernel/testing';
import { feedKinds } from '../../../areas.ts';
import { readFormerPrices } from './former-prices.ts';

const { db, pool } = testDatabase();

/** Imports the date at this price, and answers what its former price is proven to be. */
async function provenAfter(cents: number, currency: string, now: string): Promise<number[]> {
  const dates = { start_date: '2027-05-01', end_date: '2027-05-07' };
  const records = [
    { kind: 'operator', id: 'cur', name: 'Cur' },
    { kind: 'trip', id: 'cur', operator: 'cur', name: 'Cur', duration_days: 7 },
    { kind: 'departure', id: 'cur', operator: 'cur', trip: 'cur', ...dates, currency, base_price_cents: cents },
  ];
  await importFeed({ pool, clock: () => new Date(now), kinds: feedKinds }, { source: records, apply: true });
  const { rows } = await pool.query(`select id from departures where source_ref = 'cur'`);
  const former = await readFormerPrices(
    testContext(db),
    rows.map(({ id }) => id),
  );
  return former.map(({ lowestCents }) => lowestCents);
}

it('proves no former price by one in another currency', async () => {
  expect(await provenAfter(200_000, 'USD', '2026-11-20T00:00:00Z')).toEqual([]);
  expect(await provenAfter(180_000, 'EUR', '2026-11-21T00:00:00Z')).toEqual([]);
  expect(await provenAfter(170_000, 'EUR', '2027-01-21T00:00:00Z')).toEqual([180_000]);
  expect(await provenAfter(170_000, 'USD', '2027-03-21T00:00:00Z')).toEqual([]);
});
