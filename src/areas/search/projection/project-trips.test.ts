import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '#kernel/shared';
import { testContext, testDatabase } from '#kernel/testing';
import { newCategory, newDeparture, newOperator, newPlace, newRow, newTerm, newTrip } from '../testing.ts';
import { projectTrips } from './project-trips.ts';

type Projected = {
  listed: boolean;
  facets: string[];
  priceUsdCents: number | null;
  departures: { d: number; p: number | null; g: boolean; s: number }[];
  promotion: boolean;
  document: string;
  changedSeq: number;
};

describe('the projection of trips', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);

  async function projected(id: string): Promise<Projected | undefined> {
    const { rows } = await sql<Projected>`
      select listed, facets, price_usd_cents, departures, promotion, document::text as document, changed_seq
      from trip_search where trip_id = ${id}`.execute(db);
    return rows[0];
  }
  async function projectAndRead(id: string): Promise<Projected> {
    await projectTrips(ctx, [id]);
    const found = await projected(id);
    if (!found) throw new Error('The trip was not projected.');
    return found;
  }

  it('gives a trip its places with all that lies above them, terms, inclusions and bands', async () => {
    const operator = await newOperator(db, 'Andeo', { slug: 'andeo' });
    const america = await newPlace(db, 'South America', { slug: 'south-america', kind: 'continent' });
    const peru = await newPlace(db, 'Peru', { slug: 'peru', parent_id: america.id });
    const cusco = await newPlace(db, 'Cusco', { slug: 'cusco', kind: 'city', parent_id: peru.id });
    const category = await newCategory(db, 'Andes', { slug: 'andes' });
    const trip = await newTrip(db, {
      operator,
      places: [cusco],
      categories: [category],
      termIds: [
        await newTerm(db, 'activity', 'hiking', 'Hiking'),
        await newTerm(db, 'travel_age', 'family', 'Families'),
      ],
      includes: ['guide'],
      row: { start_city_id: cusco.id, rating: 4.2, reviews_count: 8, max_group_size: 12, duration_days: 10 },
    });
    await newRow(db, 'trip_inclusions', { trip_id: trip.id, kind: 'flight', included: false, label: 'Flights' });
    expect((await projectAndRead(trip.id)).facets.sort()).toEqual([
      'activity:hiking',
      'category:andes',
      'destination:cusco',
      'destination:peru',
      'destination:south-america',
      'duration:ten_days',
      'group_size:10_24',
      'includes:guide',
      'operator:andeo',
      'rating:3',
      'rating:4',
      'start_city:cusco',
      'travel_age:family',
    ]);
  });

  it('is rated as pages show it, with one decimal', async () => {
    const ratingsOf = async (rating: number) => {
      const { facets } = await projectAndRead((await newTrip(db, { row: { rating, reviews_count: 8 } })).id);
      return facets.filter((facet) => facet.startsWith('rating:')).sort();
    };
    expect(await ratingsOf(4.46)).toEqual(['rating:3', 'rating:4', 'rating:4.5']);
    expect(await ratingsOf(4.44)).toEqual(['rating:3', 'rating:4']);
  });

  it('is found by every kind of term that a company gives a trip, and by its largest group', async () => {
    const given = ['itinerary_focus', 'pace', 'transport_included', 'travel_age', 'group_size'] as const;
    const termIds = await Promise.all(given.map((property) => newTerm(db, property, `a-${property}`, property)));
    const { facets } = await projectAndRead((await newTrip(db, { termIds, row: { max_group_size: 12 } })).id);
    for (const property of given) expect(facets).toContain(`${property}:a-${property}`);
    expect(facets).toContain('group_size:10_24');
  });

  it('takes departures that can be bought today, with what they cost in US dollars and a band of places', async () => {
    const operator = await newOperator(db, 'Late', { cutoff_days: 5 });
    const trip = await newTrip(db, {
      operator,
      departures: [
        { start: '2026-11-24', cents: 50_000 },
        { start: '2026-11-25', cents: 100_000, spots: 5 },
        { start: '2026-12-20', cents: 90_000, availability: 'sold_out' },
        { start: '2027-01-20', cents: 86_200, currency: 'EUR', availability: 'limited', spots: 1, guaranteed: true },
        { start: '2027-02-20', cents: 70_000, currency: 'XTS', spots: 20 },
        { start: '2027-03-20', cents: null },
      ],
    });
    const { departures, priceUsdCents } = await projectAndRead(trip.id);
    expect(departures).toEqual([
      { d: dayNumber('2026-11-25'), p: 100_000, g: false, s: 4 },
      { d: dayNumber('2027-01-20'), p: 100_000, g: true, s: 0 },
      { d: dayNumber('2027-02-20'), p: null, g: false, s: 8 },
      { d: dayNumber('2027-03-20'), p: null, g: false, s: 0 },
    ]);
    expect(priceUsdCents).toBe(100_000);
  });

  it('prices for two sharing, with the charges nobody can do without', async () => {
    const trip = await newTrip(db, {
      departures: [{ start: '2027-01-20', cents: 80_000, row: { price1_cents: 200_000, price2_cents: 120_000 } }],
    });
    await newRow(db, 'trip_price_tiers', { trip_id: trip.id, tier: 1, label: 'Single', occupancy: 1 });
    await newRow(db, 'trip_price_tiers', { trip_id: trip.id, tier: 2, label: 'Double', occupancy: 2 });
    const charge = { trip_id: trip.id, kind: 'park_fee', label: 'Fee', included: false, currency: 'USD' };
    await newRow(db, 'trip_inclusions', { ...charge, mandatory: true, estimate_cents: 4_500 });
    await newRow(db, 'trip_inclusions', { ...charge, mandatory: false, estimate_cents: 9_900 });
    expect((await projectAndRead(trip.id)).priceUsdCents).toBe(124_500);
  });

  it('takes drafts, archived, superseded and vanished trips off the lists', async () => {
    const successor = await newTrip(db);
    for (const change of [sql`status = 'archived'`, sql`status = 'draft'`, sql`superseded_by = ${successor.id}`]) {
      const trip = await newTrip(db);
      expect((await projectAndRead(trip.id)).listed).toBe(true);
      await sql`update trips set ${change} where id = ${trip.id}`.execute(db);
      expect(await projectAndRead(trip.id)).toMatchObject({ listed: false, facets: [], departures: [] });
    }
    const vanished = await newTrip(db);
    await projectTrips(ctx, 'all');
    await sql`delete from trips where id = ${vanished.id}`.execute(db);
    await projectTrips(ctx, 'all');
    expect(await projected(vanished.id)).toMatchObject({ listed: false });
    expect(await projected(successor.id)).toMatchObject({ listed: true });
  });

  it('gives a changed trip a newer number and leaves an unchanged one its own', async () => {
    const operator = await newOperator(db);
    const [changed, same] = [await newTrip(db, { operator }), await newTrip(db, { operator })];
    await projectTrips(ctx, [changed.id, same.id]);
    const before = { changed: await projected(changed.id), same: await projected(same.id) };
    await newDeparture(db, changed, operator, { start: '2027-01-01' });
    await projectTrips(ctx, [changed.id, same.id]);
    expect((await projected(changed.id))?.changedSeq).toBeGreaterThan(before.changed?.changedSeq ?? 0);
    expect(await projected(same.id)).toEqual(before.same);
  });

  it('calls a trip on sale when its card shows a former price, and no other', async () => {
    const sale = {
      promotion_expiry: '2026-12-31T00:00:00Z',
      promotion_strike_through_price_cents: 120_000,
      currency: 'USD',
    };
    const claimed = await newTrip(db, { departures: [{ start: '2027-01-10' }], row: sale });
    expect(await projectAndRead(claimed.id)).toMatchObject({ promotion: false });

    const operator = await newOperator(db);
    const real = await newTrip(db, { operator, row: sale });
    const departure = await newDeparture(db, real, operator, { start: '2027-01-10', cents: 100_000 });
    const price = { departure_id: departure, tier: 0 };
    await newRow(db, 'price_history', { ...price, price_cents: 120_000, valid_from: '2026-06-01T00:00:00Z' });
    await newRow(db, 'price_history', { ...price, price_cents: 100_000, valid_from: '2026-11-15T00:00:00Z' });
    const found = await projectAndRead(real.id);
    expect(found.promotion).toBe(true);
    expect(found.facets).toContain('promotion:true');
  });

  it('stems name, facts and description apart, and keeps the words of the first two as written', async () => {
    const place = await newPlace(db, 'El Chaltén', { kind: 'city' });
    const trip = await newTrip(db, {
      name: 'Glacier hikes',
      places: [place],
      row: { details: 'Walking under towers.' },
    });
    const { document } = await projectAndRead(trip.id);
    expect(document).toMatch(/'glacier':\d+A/);
    expect(document).toMatch(/'hike':\d+A/);
    expect(document).toMatch(/'chalten':\d+B,\d+/);
    expect(document).toMatch(/'hikes':\d+(?!\d*[A-C])/);
    expect(document).toMatch(/'walk':\d+C/);
    expect(document).not.toContain("'walking'");
  });
});
