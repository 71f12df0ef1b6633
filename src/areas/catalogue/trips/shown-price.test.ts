import { beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '#feeds';
import { TEST_NOW, testContext, testDatabase } from '#kernel/testing';
import { feedKinds } from '../../../areas.ts';
import { tripCards } from './trip-cards.ts';
import { tripPage } from './trip-page.ts';
import type { TripPage } from './trip-page-model.ts';

const trip = (id: string, more: object = {}) => ({
  kind: 'trip',
  id,
  operator: 'asked',
  name: id,
  slug: id,
  duration_days: 10,
  ...more,
});
const departure = (of: string, start: string, more: object = {}) => ({
  kind: 'departure',
  id: `${of}-${start}`,
  operator: 'asked',
  trip: of,
  start_date: start,
  end_date: start,
  currency: 'EUR',
  ...more,
});
const fee = {
  inclusion_kind: 'permit',
  included: false,
  mandatory: true,
  label: 'Permit',
  estimate_cents: 5_000,
  currency: 'EUR',
};
const package_ = { base_price_cents: 120_000, currency: 'EUR' };

describe('the price that is shown', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);

  beforeAll(async () => {
    const records = [
      { kind: 'operator', id: 'asked', slug: 'asked', name: 'Asked' },
      trip('asked-for', { inclusions: [fee] }),
      departure('asked-for', '2027-03-01', {
        availability: 'on_request',
        base_price_cents: 90_000,
        member_saving_cents: 1_000,
      }),
      departure('asked-for', '2027-04-01', { availability: 'on_request', base_price_cents: 80_000 }),
      departure('asked-for', '2027-05-01', { availability: 'sold_out', base_price_cents: 10_000 }),
      trip('any-day', { ...package_, inclusions: [fee], dates_label: 'Any day' }),
      trip('sold-out', package_),
      departure('sold-out', '2027-03-01', { availability: 'sold_out', base_price_cents: 90_000 }),
      trip('base-alone', { price_tiers: [{ tier: 1, label: 'Twin', occupancy: 2 }] }),
      departure('base-alone', '2027-03-01', { base_price_cents: 70_000 }),
      trip('vain-saving', { inclusions: [fee] }),
      departure('vain-saving', '2027-03-01', { base_price_cents: 4_500, member_saving_cents: 5_000 }),
      trip('no-tiers'),
      departure('no-tiers', '2027-03-01', { price3_cents: 60_000 }),
      trip('one-sure'),
      departure('one-sure', '2027-03-01', { base_price_cents: 70_000 }),
      departure('one-sure', '2027-04-01', { base_price_cents: 90_000, departure_guaranteed: true }),
      trip('range', { price_notes: '€2,900 to €3,400' }),
      trip('told-dates'),
      departure('told-dates', '2027-03-01', { price_notes: '€900 with four travelers, €1,200 with two' }),
      trip('cheap-sure', { published_at: '2026-11-01T00:00:00Z' }),
      departure('cheap-sure', '2027-03-01', { base_price_cents: 70_000, departure_guaranteed: true }),
    ];
    await importFeed({ pool, clock: () => TEST_NOW, kinds: feedKinds }, { source: records as never, apply: true });
  });

  /** What the page says, and the card as well. */
  async function shown(slug: string) {
    const page = (await tripPage(ctx, { slug })) as TripPage;
    const [card] = await tripCards(ctx, [page.id]);
    const { price, badge, dates, newTrip, pricedInWords } = page;
    expect(card).toMatchObject({ price, badge, dates, newTrip, pricedInWords });
    return page;
  }

  it('is that of the cheapest date on request where none is for sale, and says so', async () => {
    expect(await shown('asked-for')).toMatchObject({
      price: { cents: 85_000, currency: 'EUR', startDate: '2027-04-01', onRequest: true, memberCents: null, tier: 0 },
      dates: { state: 'on_request' },
    });
  });

  it('is the trip’s own where it has no dates, with what nobody can do without', async () => {
    expect(await shown('any-day')).toMatchObject({
      price: { cents: 125_000, currency: 'EUR', departureId: null, startDate: null, onRequest: true },
      dates: { state: 'none' },
    });
  });

  it('is none where every date with a price is sold', async () => {
    expect(await shown('sold-out')).toMatchObject({ price: null, dates: { state: 'sold_out' } });
  });

  it('is the base price where the trip has tiers and the date has none of them', async () => {
    expect((await shown('base-alone')).price).toMatchObject({ cents: 70_000, tier: 0, tierLabel: null });
  });

  it('is a tier’s where nobody named the tier', async () => {
    expect((await shown('no-tiers')).price).toMatchObject({ cents: 60_000, tier: 3, tierLabel: 'Price 3' });
  });

  it('is said to stand in words where the company has it there, for the trip or for a date', async () => {
    expect(await shown('range')).toMatchObject({ price: null, pricedInWords: true });
    expect(await shown('told-dates')).toMatchObject({ price: null, pricedInWords: true });
    expect((await shown('sold-out')).pricedInWords).toBe(false);
  });

  it('is called guaranteed only where the date that has it is; else the dates are counted', async () => {
    expect(await shown('one-sure')).toMatchObject({
      price: { cents: 70_000, guaranteed: false },
      badge: null,
      dates: { guaranteed: 1, open: 2 },
    });
    expect(await shown('cheap-sure')).toMatchObject({ price: { guaranteed: true }, badge: { kind: 'guaranteed' } });
  });

  it('belongs to a new trip only where the company says since when it is offered', async () => {
    expect((await shown('one-sure')).newTrip).toBe(false);
    expect((await shown('cheap-sure')).newTrip).toBe(true);
  });

  it('has none for members where they would save more than it is without charges, as when they book', async () => {
    expect((await shown('vain-saving')).price).toMatchObject({ cents: 9_500, memberCents: null });
  });
});
