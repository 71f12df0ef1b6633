import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tripCards } from '#catalogue';
import { keepTripCards } from '#catalogue/search';
import { silentLog } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { emptyListQuery, type ListQuery } from '../list-query.ts';
import { projectTrips } from '../projection/project-trips.ts';
import { newDeparture, newOperator, newTrip } from '../testing.ts';
import { createSearch } from './create-search.ts';

describe('the price on a card of a narrowed list', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
  let id = '';

  beforeAll(async () => {
    const operator = await newOperator(db);
    const trip = await newTrip(db, {
      operator,
      departures: [
        { start: '2027-01-10', cents: 90_000 },
        { start: '2027-03-10', cents: 240_000, guaranteed: true },
        { start: '2027-03-20', cents: 210_000 },
        { start: '2027-05-01', cents: 400_000 },
      ],
    });
    id = trip.id;
    await projectTrips(ctx, 'all');
    await search.start();
  });
  afterAll(() => search.stop());

  const priceUnder = async (query: Partial<ListQuery>) => {
    const found = await search.search({ ...emptyListQuery(), ...query });
    const [card] = await tripCards(ctx, found.ids, found.cheapest);
    return [card?.price?.cents, card?.price?.startDate];
  };

  it('is that of the cheapest departure while nothing is asked of departures', async () => {
    expect(await priceUnder({})).toEqual([90_000, '2027-01-10']);
    expect(await priceUnder({ filters: { duration: ['one_week'] } })).toEqual([90_000, '2027-01-10']);
  });

  it('is that of the cheapest departure which fits, never a lower one that was ruled out', async () => {
    expect(await priceUnder({ priceMin: 2000 })).toEqual([210_000, '2027-03-20']);
    expect(await priceUnder({ filters: { departure_month: ['2027-05'] } })).toEqual([400_000, '2027-05-01']);
    expect(await priceUnder({ filters: { departure_guaranteed: ['true'] } })).toEqual([240_000, '2027-03-10']);
    expect(await priceUnder({ filters: { price: ['3500_4999'] } })).toEqual([400_000, '2027-05-01']);
    expect(await priceUnder({ priceMin: 2000, filters: { departure_month: ['2027-01', '2027-03'] } })).toEqual([
      210_000,
      '2027-03-20',
    ]);
  });

  it('is that of the departure which fits also where a cheaper one starts on the same day', async () => {
    const { id: twice } = await newTrip(db, {
      departures: [
        { start: '2027-06-10', cents: 90_000, spots: 2 },
        { start: '2027-06-10', cents: 120_000, spots: 9, guaranteed: true },
        { start: '2027-06-10', cents: 130_000, spots: 9 },
      ],
    });
    await projectTrips(ctx, [twice]);
    await search.catchUp();
    const priceOfIt = async (query: Partial<ListQuery>) => {
      const found = await search.search({ ...emptyListQuery(), ...query });
      const [card] = await tripCards(ctx, [twice], found.cheapest);
      return [card?.price?.cents, card?.price?.guaranteed];
    };
    expect(await priceOfIt({ filters: { departure_month: ['2027-06'] } })).toEqual([90_000, false]);
    expect(await priceOfIt({ priceMin: 1000 })).toEqual([120_000, true]);
    expect(await priceOfIt({ filters: { departure_guaranteed: ['true'] } })).toEqual([120_000, true]);
    expect(await priceOfIt({ filters: { spots: ['8'] } })).toEqual([120_000, true]);
  });

  it('follows a change as soon as the trip is projected', async () => {
    const { id: operator } = await newOperator(db);
    await newDeparture(
      db,
      { id, slug: '', name: '' },
      { id: operator, slug: '', name: '' },
      { start: '2027-01-05', cents: 50_000 },
    );
    expect(await priceUnder({})).toEqual([90_000, '2027-01-10']);
    await projectTrips(ctx, [id]);
    expect(await priceUnder({})).toEqual([50_000, '2027-01-05']);
  });

  it('is the same whether the card was kept or is gathered anew', async () => {
    const fresh = await newTrip(db, { departures: [{ start: '2027-02-02', cents: 77_700 }] });
    const gathered = await tripCards(ctx, [fresh.id]);
    await keepTripCards(ctx, [fresh.id]);
    expect(await tripCards(ctx, [fresh.id])).toEqual(gathered);
    expect(gathered[0]?.price?.cents).toBe(77_700);
  });
});
