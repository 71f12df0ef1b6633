import { beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '#feeds';
import { TEST_NOW, testContext, testDatabase } from '#kernel/testing';
import { feedKinds } from '../../../areas.ts';
import { departureSpots } from '../departures/departure-spots.ts';
import { readTripIndexRows } from '../queries/index-rows.ts';
import { tripCards } from './trip-cards.ts';
import { tripForSale } from './trip-for-sale.ts';
import { tripPage } from './trip-page.ts';
import type { TripPage } from './trip-page-model.ts';
import { tripCores } from './trip-pages.ts';

const terms = { cancellation: { flexibility: 'none' }, deposit_amount: 2500 };
const trip = (slug: string, more: object) => [
  { kind: 'trip', id: slug, operator: 'andeo', name: slug, slug, duration_days: 8, currency: 'USD', ...more },
  date(slug, '2027-03-01', 90_000, {}),
  date(slug, '2027-04-01', 120_000, { spots_left: 9 }),
];
const date = (of: string, start: string, cents: number, more: object) => ({
  kind: 'departure',
  id: `${of} ${start}`,
  operator: 'andeo',
  trip: of,
  start_date: start,
  end_date: start,
  currency: 'USD',
  base_price_cents: cents,
  ...more,
});

describe('a date whose places nobody counts', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const idOf = async (slug: string) => ((await tripPage(ctx, { slug })) as TripPage).id;

  beforeAll(async () => {
    const records = [
      { kind: 'operator', id: 'andeo', slug: 'andeo', name: 'Andeo', ...terms },
      ...trip('paid-here', { is_merchant_model: true }),
      ...trip('paid-there', {}),
    ];
    await importFeed({ pool, clock: () => TEST_NOW, kinds: feedKinds }, { source: records as never, apply: true });
  });

  /** What each reading tells: the first date, and the price that is shown. */
  const told = async (slug: string) => {
    const id = await idOf(slug);
    const page = (await tripPage(ctx, { slug })) as TripPage;
    const core = (await tripCores(ctx, [id])).get(id);
    const [card] = await tripCards(ctx, [id]);
    const [row] = await readTripIndexRows(ctx, [id]);
    const [spots] = await departureSpots(ctx, { trip: slug });
    const sale = await tripForSale(ctx, { trip: slug, departureId: page.departures[0]?.id ?? null });
    const first = [page.departures[0], core?.departures[0], row?.departures[0], spots, sale.departure];
    return {
      availability: [...new Set(first.map((one) => one?.availability))],
      cents: [...new Set([page, core, card].map((one) => one?.price?.cents))],
      dates: [...new Set([page, core, card].map((one) => one?.dates.open))],
    };
  };

  it('is on request wherever it is told of, of a trip that is paid here, and its price isn’t the one for sale', async () => {
    expect(await told('paid-here')).toEqual({ availability: ['on_request'], cents: [120_000], dates: [1] });
  });

  it('is what its company says of a trip that the company collects for', async () => {
    expect(await told('paid-there')).toEqual({ availability: ['open'], cents: [90_000], dates: [2] });
  });
});
