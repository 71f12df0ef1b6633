import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAppError, newId } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { availabilityOfPlaces, departureSpots } from './departure-spots.ts';

describe('what is for sale', () => {
  it.each([
    ['open', 5, 'open'],
    ['open', 4, 'limited'],
    ['limited', 1, 'limited'],
    ['open', 0, 'sold_out'],
    ['sold_out', 9, 'open'],
    ['open', null, 'open'],
    ['sold_out', null, 'sold_out'],
    ['on_request', 9, 'on_request'],
    ['closed', 9, 'closed'],
    ['cancelled', 0, 'cancelled'],
  ] as const)('said to be %s with %j places left is %s', (stated, spotsLeft, expected) => {
    expect(availabilityOfPlaces(stated, spotsLeft)).toBe(expected);
  });
});

describe('the places of a trip', () => {
  const { db } = testDatabase();
  const ctx = testContext(db);
  const trip = { id: newId(), slug: 'inca-trail', sku: 'AND-IT8' };
  const spotsOfTrip = (ref: string) => departureSpots(ctx, { trip: ref });

  beforeAll(async () => {
    const operatorId = newId();
    await sql`insert into operators (id, slug, name) values (${operatorId}, 'andeo', 'Andeo')`.execute(db);
    const addTrip = (id: string, slug: string, sku: string, status: string) =>
      sql`insert into trips (id, operator_id, source_ref, slug, sku, name, duration_days, status)
        values (${id}, ${operatorId}, ${slug}, ${slug}, ${sku}, ${slug}, 8, ${status})`.execute(db);
    await addTrip(trip.id, trip.slug, trip.sku, 'published');
    // Another trip whose unit reads like the first one's slug.
    await addTrip(newId(), 'other', 'inca-trail', 'published');
    await addTrip(newId(), 'gone', 'GONE-1', 'archived');
    await addTrip(newId(), 'not-yet', 'NOT-YET', 'draft');

    const addDeparture = async (start: string, capacity: number | null, sold = 0) => {
      const id = newId();
      await sql`insert into departures (id, trip_id, operator_id, source_ref, start_date, end_date, currency, min_to_run)
        values (${id}, ${trip.id}, ${operatorId}, ${id}, ${start}::date, ${start}::date + 7, 'USD', 4)`.execute(db);
      if (capacity === null) return;
      await sql`insert into departure_inventory (departure_id, operator_id, capacity, sold, sold_elsewhere)
        values (${id}, ${operatorId}, ${capacity}, ${sold}, 2)`.execute(db);
    };
    await addDeparture('2027-03-01', 12, 9);
    await addDeparture('2027-02-01', 12, 12);
    await addDeparture('2027-01-01', null);
    await addDeparture('2026-11-21', 12);
    await addDeparture('2026-11-01', 12);
  });

  it('are told of future departures, soonest first; past its last sale one is closed', async () => {
    expect((await spotsOfTrip(trip.slug)).map(({ id: _, ...spots }) => spots)).toEqual([
      { startDate: '2026-11-21', availability: 'closed', spotsLeft: 12, soldCount: 2, minToRun: 4 },
      { startDate: '2027-01-01', availability: 'open', spotsLeft: null, soldCount: 0, minToRun: 4 },
      { startDate: '2027-02-01', availability: 'sold_out', spotsLeft: 0, soldCount: 14, minToRun: 4 },
      { startDate: '2027-03-01', availability: 'limited', spotsLeft: 3, soldCount: 11, minToRun: 4 },
    ]);
  });

  it('are found by id, slug and unit; a slug wins over another trip’s unit', async () => {
    const bySlug = await spotsOfTrip(trip.slug);
    expect(bySlug).toHaveLength(4);
    expect(await spotsOfTrip(trip.id)).toEqual(bySlug);
    expect(await spotsOfTrip(trip.sku)).toEqual(bySlug);
  });

  it('are none for a trip that is no longer offered', async () => {
    expect(await spotsOfTrip('gone')).toEqual([]);
  });

  it.each(['unknown', 'not-yet', newId()])('are not found for %s', async (ref) => {
    await expect(spotsOfTrip(ref)).rejects.toSatisfy((error) => isAppError(error) && error.code === 'not_found');
  });
});
