import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdSeats } from '#inventory';
import { newId, silentLog, transaction } from '#kernel';
import { testContext, testDatabase } from '#kernel/testing';
import { createSearch, projectPending, projectTrips } from '#search';
import { emptyListQuery } from '#search/shared';
import { newTrip } from '#search/testing';
import { followPlaces } from './follow-places.ts';

describe('places that are held', () => {
  const { db, pool } = testDatabase();
  const ctx = testContext(db);
  const search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
  let departureId = '';

  beforeAll(async () => {
    const { id } = await newTrip(db, { departures: [{ start: '2027-03-10', spots: 10 }] });
    const { rows } = await sql<{ id: string }>`select id from departures where trip_id = ${id}`.execute(db);
    departureId = rows[0]?.id ?? '';
    await projectTrips(ctx, 'all');
    await search.start();
  });
  afterAll(() => search.stop());

  const tripsWith = async (places: string) =>
    (await search.search({ ...emptyListQuery(), filters: { spots: [places] } })).total;

  async function hold(seats: number): Promise<string> {
    const wish = { bookingId: newId(), departureId, seats, minutes: 15 };
    await transaction(ctx, (inside) =>
      holdSeats(inside, { ...wish, emailHash: Buffer.from(newId()), ipHash: Buffer.from(newId()) }, null),
    );
    await followPlaces(ctx);
    await projectPending(ctx);
    await search.catchUp();
    const { rows } = await sql<{ availability: string }>`
      select availability from departures where id = ${departureId}`.execute(db);
    return rows[0]?.availability ?? '';
  }

  it('are left out by lists of trips with at least so many, also while the date reads as before', async () => {
    expect([await tripsWith('4'), await tripsWith('8')]).toEqual([1, 1]);
    expect(await hold(5)).toBe('open');
    expect([await tripsWith('4'), await tripsWith('8')]).toEqual([1, 0]);
    expect(await hold(1)).toBe('limited');
    expect(await hold(1)).toBe('limited');
    expect([await tripsWith('2'), await tripsWith('4')]).toEqual([1, 0]);
    expect(await hold(2)).toBe('limited');
    expect([await tripsWith('2'), await tripsWith('4')]).toEqual([0, 0]);
    expect(await hold(1)).toBe('sold_out');
  });

  it('tell nobody anything as long as no line is crossed', async () => {
    const told = async () =>
      (await sql<{ count: number }>`select count(*)::integer as count from outbox_events`.execute(db)).rows;
    await sql`update departure_inventory set capacity = held + sold + 20 where departure_id = ${departureId}`.execute(
      db,
    );
    const before = await told();
    await hold(3);
    expect(await told()).toEqual(before);
  });
});
