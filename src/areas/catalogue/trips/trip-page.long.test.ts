import { beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '#feeds';
import { newId } from '#kernel';
import { TEST_NOW, testContext, testDatabase } from '#kernel/testing';
import { feedKinds } from '../../../areas.ts';
import { comparedTrips } from './compared-trips.ts';
import { tripCards } from './trip-cards.ts';
import { tripPage } from './trip-page.ts';
import type { TripPage } from './trip-page-model.ts';

const tiers = [
  { tier: 1, label: 'Twin share', occupancy: 2 },
  { tier: 2, label: 'Single room', occupancy: 1 },
];
const trip = (id: string, more: object = {}) => ({
  kind: 'trip',
  id,
  operator: 'quiet-road',
  name: `Trip ${id}`,
  slug: `trip-${id}`,
  duration_days: 10,
  price_tiers: tiers,
  ...more,
});
const departure = (trip: string, id: string, start: string, more: object = {}) => ({
  kind: 'departure',
  id: `${trip}-${id}`,
  operator: 'quiet-road',
  trip,
  start_date: start,
  end_date: start,
  currency: 'USD',
  price1_cents: 400_000,
  price2_cents: 460_000,
  ...more,
});
const operator = { kind: 'operator', id: 'quiet-road', slug: 'quiet-road', name: 'Quiet Road', cutoff_days: 5 };

describe('a trip', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const load = (records: object[], now = TEST_NOW) =>
    importFeed({ pool, clock: () => now, kinds: feedKinds }, { source: records as never, apply: true });
  const page = async (slug: string) => (await tripPage(ctx, { slug })) as TripPage;

  beforeAll(async () => {
    const report = await load([
      operator,
      trip('plain', {
        inclusions: [
          {
            inclusion_kind: 'park_fee',
            included: false,
            mandatory: true,
            label: 'Park fees',
            estimate_cents: 9_500,
            currency: 'USD',
          },
          {
            inclusion_kind: 'permit',
            included: false,
            mandatory: true,
            label: 'Permit',
            estimate_cents: 3_000,
            currency: 'EUR',
          },
          { inclusion_kind: 'flight', included: false, label: 'Flights', estimate_cents: 26_000, currency: 'USD' },
        ],
      }),
      departure('plain', 'sold', '2027-01-10', { price1_cents: 300_000, availability: 'sold_out' }),
      departure('plain', 'soon', '2026-11-24', { price1_cents: 200_000 }),
      departure('plain', 'cheap', '2027-02-10', { member_saving_cents: 18_500 }),
      departure('plain', 'dear', '2027-03-10', { price1_cents: 420_000 }),
      trip('single', { price_tiers: [{ tier: 2, label: 'Single room', occupancy: 1 }] }),
      departure('single', 'a', '2027-02-10', { price1_cents: undefined }),
      trip('euro'),
      departure('euro', 'a', '2027-02-10', { currency: 'EUR', price1_cents: 100_000 }),
      trip('dateless', {
        dates_label: 'Any Saturday from May',
        similar: ['old', 'gone', 'draft', 'plain', 'single', 'euro'],
      }),
      trip('gone', { status: 'archived' }),
      trip('old', { superseded_by: 'plain' }),
      trip('older', { superseded_by: 'draft' }),
      trip('draft', { status: 'draft' }),
    ]);
    expect(report.problems).toBe(0);
  });

  it('costs what its cheapest open date for two sharing costs, with every mandatory charge of that currency', async () => {
    const { price } = await page('trip-plain');
    expect(price).toMatchObject({
      cents: 409_500,
      currency: 'USD',
      tier: 1,
      tierLabel: null,
      memberCents: 391_000,
      startDate: '2027-02-10',
    });
    expect(price?.otherCharges).toEqual([{ label: 'Permit', estimateCents: 3_000, currency: 'EUR' }]);
    expect(price?.perDayCents).toBe(40_950);
  });

  it('closes a date days before it starts, as its company says', async () => {
    const { departures } = await page('trip-plain');
    expect(departures.map(({ startDate, availability }) => [startDate, availability])).toEqual([
      ['2026-11-24', 'closed'],
      ['2027-01-10', 'sold_out'],
      ['2027-02-10', 'open'],
      ['2027-03-10', 'open'],
    ]);
  });

  it('names the tier when nobody shares', async () => {
    expect((await page('trip-single')).price).toMatchObject({ cents: 460_000, tier: 2, tierLabel: 'Single room' });
  });

  it('keeps the currency of its date and says about how many dollars that is', async () => {
    const { price } = await page('trip-euro');
    expect(price).toMatchObject({ cents: 100_000, currency: 'EUR' });
    expect(price?.usdCents).toBeCloseTo(100_000 / 0.862, -2);
  });

  it('without dates stays listed, without a price', async () => {
    expect(await page('trip-dateless')).toMatchObject({
      state: 'offered',
      price: null,
      departures: [],
      datesLabel: 'Any Saturday from May',
    });
  });

  it('that is archived or superseded keeps its page and sells nothing', async () => {
    expect(await page('trip-gone')).toMatchObject({ state: 'archived', price: null, departures: [] });
    expect(await page('trip-old')).toMatchObject({ state: 'superseded', successor: { slug: 'trip-plain' } });
  });

  it('leads to what took its place only where that is published, and shown', async () => {
    expect(await page('trip-older')).toMatchObject({ state: 'superseded', successor: null });
    const partner = { id: newId(), slug: 'without-plain', origin: null };
    await pool.query('insert into partners (id, slug, name) values ($1, $2, $2)', [partner.id, partner.slug]);
    await pool.query(
      `insert into partner_scopes (partner_id, kind, target_id, mode)
       select $1, 'trip', id, 'exclude' from trips where slug = 'trip-plain'`,
      [partner.id],
    );
    const shown = await tripPage({ ...ctx, partner }, { slug: 'trip-old' });
    expect(shown).toMatchObject({ state: 'superseded', successor: null });
  });

  it('that isn’t offered any more stands in no comparison', async () => {
    const compared = await comparedTrips(ctx, ['trip-gone', 'trip-old', 'trip-plain', 'trip-draft']);
    expect(compared.map(({ slug }) => slug)).toEqual(['trip-plain']);
  });

  it('names as similar the first that are offered', async () => {
    const { similarIds } = await page('trip-dateless');
    const { rows } = await pool.query('select id, source_ref from trips where id = any($1)', [similarIds]);
    expect(similarIds.map((id) => rows.find((row) => row.id === id)?.source_ref)).toEqual(['plain', 'single', 'euro']);
  });

  it('that is a draft has no page', async () => {
    expect(await tripPage(ctx, { slug: 'trip-draft' })).toBeNull();
  });

  it('is found under its old address after it was renamed', async () => {
    await load([operator, trip('dateless', { slug: 'any-saturday', dates_label: 'Any Saturday from May' })]);
    expect(await tripPage(ctx, { slug: 'trip-dateless' })).toEqual({ movedTo: 'any-saturday' });
    expect((await page('any-saturday')).id).toBeTruthy();
  });

  it('reads the same on its card as on its page', async () => {
    for (const slug of ['trip-plain', 'trip-single', 'trip-euro']) {
      const whole = await page(slug);
      const [card] = await tripCards(ctx, [whole.id]);
      expect(card).toMatchObject({
        price: whole.price,
        badge: whole.badge,
        monthBars: whole.monthBars,
        strikeThrough: whole.strikeThrough,
      });
    }
  });

  describe('on offer', () => {
    const offered = (claimed: number) => [
      operator,
      trip('offer', {
        currency: 'USD',
        promotion_strike_through_price_cents: claimed,
        promotion_expiry: '2026-12-31T23:00:00Z',
      }),
    ];
    beforeAll(async () => {
      const day = (date: string) => new Date(`${date}T08:00:00Z`);
      await load(
        [...offered(500_000), departure('offer', 'a', '2027-02-10', { price1_cents: 500_000 })],
        day('2026-10-01'),
      );
      await load([departure('offer', 'a', '2027-02-10', { price1_cents: 450_000 })], day('2026-11-01'));
      await load([departure('offer', 'a', '2027-02-10', { price1_cents: 380_000 })], day('2026-11-15'));
    });

    it('shows no former price that was not the lowest of the thirty days before the change', async () => {
      expect((await page('trip-offer')).strikeThrough).toBeNull();
    });

    it('tells of its dates what they cost before by the same rule', async () => {
      const toldOf = async () =>
        (await page('trip-offer')).departures.map(({ strikethroughPrices }) => strikethroughPrices);
      const claims = (cents: number) => ({ price1_cents: 380_000, strikethrough_price1_cents: cents });
      await load([departure('offer', 'a', '2027-02-10', claims(500_000))]);
      expect(await toldOf()).toEqual([[null, null, null, null, null, null]]);
      await load([departure('offer', 'a', '2027-02-10', claims(450_000))]);
      expect(await toldOf()).toEqual([[null, 450_000, null, null, null, null]]);
      await load([departure('offer', 'a', '2027-02-10', { price1_cents: 380_000 })]);
    });

    it('names the last day of one that ends as another begins', async () => {
      const atMidnight = { promotion_strike_through_price_cents: 450_000, promotion_expiry: '2027-01-01T00:00:00Z' };
      await load([operator, trip('offer', { currency: 'USD', ...atMidnight })]);
      expect((await page('trip-offer')).strikeThrough?.until).toBe('2026-12-31');
    });

    it('shows the one that was, until the offer ends', async () => {
      await load(offered(450_000));
      expect((await page('trip-offer')).strikeThrough).toMatchObject({
        cents: 450_000,
        currency: 'USD',
        until: '2026-12-31',
      });
    });
  });

  it('stands below the continent that its narrowest country or region lies in, and below none that isn’t its own', async () => {
    const { id: tripId } = await page('trip-euro');
    const insert = async (text: string, values: unknown[]): Promise<string> =>
      (await pool.query(`${text} returning id`, values)).rows[0].id;
    const place = (slug: string, kind: string, parent: string | null) =>
      insert('insert into destinations (slug, kind, name, parent_id) values ($1, $2, $1, $3)', [slug, kind, parent]);
    const category = async (
      slug: string,
      type: string,
      trips: number,
      above: { parent?: string; at?: string } = {},
    ) => {
      const id = await insert(
        `insert into categories (slug, name, category_type, trips_count, parent_id, destination_id)
         values ($1, $1, $2, $3, $4, $5)`,
        [slug, type, trips, above.parent ?? null, above.at ?? null],
      );
      await insert(
        `insert into category_pages (category_id, kind, slug, h1, published) values ($1, 'trip', $2, $2, true)`,
        [id, slug],
      );
      await pool.query('insert into category_trips (category_id, trip_id) values ($1, $2)', [id, tripId]);
      return id;
    };
    const names = async () => (await page('trip-euro')).crumbs.map(({ name }) => name);
    const africa = await place('africa', 'continent', null);
    const morocco = await place('morocco', 'country', africa);
    const europe = await category('Europe', 'continent', 900);
    await category('Spain', 'country', 300, { parent: europe });
    await category('Morocco', 'country', 100, { at: morocco });
    expect(await names()).toEqual(['Morocco']);
    await category('Africa', 'continent', 400, { at: africa });
    expect(await names()).toEqual(['Africa', 'Morocco']);
    await category('Granada', 'region', 20, { parent: europe });
    expect(await names()).toEqual(['Europe', 'Granada']);
  });
});
