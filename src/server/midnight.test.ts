import { sql } from 'kysely';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPricedTrips, memberSavings, tripCards, tripPage } from '#catalogue';
import { sponsoredTripIds } from '#catalogue/places';
import type { TripPage } from '#catalogue/shared';
import { type Context, readConfig, silentLog, system } from '#kernel';
import { testDatabase } from '#kernel/testing';
import { createPageAddresses, createPageCache, createPageDoor, createSharedReadings } from '#pages';
import { createSearch, projectTrips, rollDate } from '#search';
import { emptyListQuery } from '#search/shared';
import { newCategory, newOperator, newPlace, newRow, newTrip } from '#search/testing';
import { boardTrips } from '../web/catalogue/shown-card.ts';
import { TripBoard } from '../web/catalogue/trip-board.tsx';
import { pagesIn } from '../web/page-table.ts';
import type { Services } from '../web/services.ts';
import { type Background, startBackground } from './background.ts';

/** A site at five seconds to midnight: one departure is sold for the last time, one promotion ends with the day. */
describe('at midnight UTC', () => {
  const { db, pool } = testDatabase();
  let now = new Date('2026-11-20T23:59:55Z');
  const clock = () => now;
  const ctx: Context = { db, actor: system, partner: null, clock };
  const search = createSearch({ pool, db, clock, log: silentLog });
  const cache = createPageCache({ maxBytes: 1e6, now: () => now.getTime() });
  let background: Background;
  let slug = '';

  // What pages show of it, as text: the trip's dates, and a list with its count and cards.
  const door = createPageDoor(
    async (request) => {
      const { pathname } = new URL(request.url);
      const headers = { 'Cache-Control': 'public, max-age=0, s-maxage=60', 'Surrogate-Key': 'lists' };
      const response = new Response(null, { headers });
      if (pathname.startsWith('/trips/')) {
        const trip = (await tripPage(ctx, { slug })) as TripPage;
        const dates = trip.departures.filter(({ availability }) => availability === 'open');
        return { response, text: dates.map(({ startDate }) => startDate).join() };
      }
      const filters = { departure_month: ['2026-11'] };
      const { total, ids } = await search.search({ ...emptyListQuery(), filters });
      const [card] = await tripCards(ctx, ids);
      return { response, text: `${total} trips in November, next ${card?.dates.next.join() ?? 'none'}` };
    },
    cache,
    clock,
  );
  const services = { ctx, config: readConfig({}), log: silentLog, requestId: '' } as Services;
  const addresses = createPageAddresses(pagesIn('production'));
  const ask = async (path: string) => {
    const request = new Request(`http://localhost${path}`);
    return (await door(request, addresses('GET', new URL(request.url), null), services)).text();
  };

  beforeAll(async () => {
    const operator = await newOperator(db, 'Andeo', { cutoff_days: 5 });
    const trip = await newTrip(db, {
      operator,
      departures: [
        { start: '2026-11-25', cents: 90_000 },
        { start: '2027-02-01', cents: 120_000 },
      ],
    });
    slug = trip.slug;
    await projectTrips(ctx, 'all');
    await rollDate(ctx);
    await search.start();
    background = await startBackground(pool, ctx, {
      search,
      pages: cache,
      shared: createSharedReadings(),
      log: silentLog,
    });
  });
  afterAll(async () => {
    await background.stop();
    await search.stop();
  });

  it('a departure past its last sale is gone from kept pages, lists and counts', async () => {
    expect(await ask(`/trips/${slug}`)).toBe('2026-11-25,2027-02-01');
    expect(await ask('/all-trips')).toBe('1 trips in November, next 2026-11-25,2027-02-01');
    expect(cache.pages).toBe(2);

    now = new Date('2026-11-21T00:00:00Z');
    expect(await ask(`/trips/${slug}`)).toBe('2027-02-01');
    // The timer of the real midnight stands still in a test; a notification starts the same round.
    await sql`select pg_notify('outbox', '')`.execute(db);
    await expect.poll(() => ask('/all-trips')).toBe('0 trips in November, next none');
  });
});

/** Auckland is thirteen hours ahead in November: there the day ends at 11:00 UTC. */
describe('at midnight in Auckland', () => {
  const { db } = testDatabase();
  const at = (time: string): Context => ({ db, actor: system, partner: null, clock: () => new Date(time) });

  it('cards and the index turn with the day there, and a kept card ends with it', async () => {
    const city = await newPlace(db, 'Auckland', { kind: 'city', time_zone: 'Pacific/Auckland' });
    const trip = await newTrip(db, {
      operator: await newOperator(db, 'Kauri', { cutoff_days: 0 }),
      row: { start_city_id: city.id },
      departures: [{ start: '2026-11-21' }, { start: '2027-02-01' }],
    });
    const before = at('2026-11-21T10:59:00Z');
    const after = at('2026-11-21T11:00:00Z');
    await projectTrips(before, 'all');
    await rollDate(before);
    const cardAt = async (ctx: Context) => (await tripCards(ctx, [trip.id]))[0];
    const departuresIn = async () => {
      const { rows } = await sql<{ count: number }>`
        select jsonb_array_length(departures) as count from trip_search where trip_id = ${trip.id}`.execute(db);
      return rows[0]?.count;
    };
    expect(await cardAt(before)).toMatchObject({
      dates: { next: ['2026-11-21', '2027-02-01'] },
      turnsAt: '2026-11-21T11:00:00.000Z',
    });
    expect(await departuresIn()).toBe(2);

    expect(await rollDate(after)).toEqual([trip.id]);
    await projectTrips(after, [trip.id]);
    expect(await cardAt(after)).toMatchObject({ dates: { next: ['2027-02-01'] }, turnsAt: null });
    expect(await departuresIn()).toBe(1);
    expect(await rollDate(at('2026-11-22T00:00:00Z'))).toEqual([]);
  });
});

/** Honolulu is ten hours behind: when December has begun in UTC, November has ten hours to go there. */
describe('at the end of a month', () => {
  const { db, pool } = testDatabase();
  let now = new Date('2026-12-01T06:00:00Z');
  const ctx: Context = { db, actor: system, partner: null, clock: () => now };
  const search = createSearch({ pool, db, clock: ctx.clock, log: silentLog });
  afterAll(() => search.stop());

  it('what begins where it still lasts is found by it, and what is paid for or claimed goes by the day there', async () => {
    const operator = await newOperator(db, 'Ohana', { cutoff_days: 0 });
    const honolulu = await newPlace(db, 'Honolulu', { kind: 'city', time_zone: 'Pacific/Honolulu' });
    const row = { start_city_id: honolulu.id };
    const trip = await newTrip(db, { operator, row, departures: [{ start: '2026-11-30' }] });
    const category = await newCategory(db, 'Islands');
    const slot = { category_id: category.id, trip_id: trip.id, starts_on: '2026-11-30', ends_on: '2026-11-30' };
    await newRow(db, 'sponsored_slots', { ...slot, position: 1 });
    await sql`update departures set member_saving_cents = 10000`.execute(db);
    await projectTrips(ctx, 'all');
    await search.start();
    const filters = { departure_month: ['2026-11'] };
    const found = async () => (await search.search({ ...emptyListQuery(), filters })).total;

    expect(search.unknownValues(filters)).toEqual([]);
    expect(await found()).toBe(1);
    expect(await sponsoredTripIds(ctx, category.id)).toEqual([trip.id]);
    // Of all trips only that is claimed which holds wherever they start.
    expect([await memberSavings(ctx, 3), await memberPricedTrips(ctx)]).toEqual([[], 0]);
    now = new Date('2026-11-29T09:59:00Z');
    expect([await memberSavings(ctx, 3), await memberPricedTrips(ctx)]).toEqual([[trip.id], 1]);
    expect(await sponsoredTripIds(ctx, category.id)).toEqual([]);
    now = new Date('2026-12-01T10:00:00Z');
    expect(await sponsoredTripIds(ctx, category.id)).toEqual([]);
    now = new Date('2026-12-01T12:00:00Z');
    expect(search.unknownValues(filters)).toEqual([expect.objectContaining({ key: 'departure_month' })]);
  });

  it('its bars bear the names of the months that they count', async () => {
    now = new Date('2026-12-01T06:00:00Z');
    const operator = await newOperator(db, 'Makani', { cutoff_days: 0 });
    const honolulu = await newPlace(db, 'Waikiki', { kind: 'city', time_zone: 'Pacific/Honolulu' });
    const row = { start_city_id: honolulu.id };
    const trip = await newTrip(db, { operator, row, departures: [{ start: '2027-03-06' }] });
    const board = createElement(TripBoard, { trips: boardTrips(await tripCards(ctx, [trip.id])), caption: 'Trips' });
    expect(renderToStaticMarkup(board)).toContain('aria-label="Departures: March 2027 (1 or 2)"');
  });
});
