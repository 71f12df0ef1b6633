import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { dayEnd } from '#kernel/shared';
import { testContext, testDatabase } from '#kernel/testing';
import { departuresRoute } from '../rest/departures.ts';
import { tripPage } from '../trips/trip-page.ts';
import type { TripPage } from '../trips/trip-page-model.ts';
import { departureSpots } from './departure-spots.ts';
import { refundSteps } from './quote.ts';

const CUTOFF_DAYS = 5;
/** Before 11:00 UTC it is three dates at once on earth. */
const NOW = new Date('2026-11-20T10:30:00Z');

describe('the day on which a departure goes off sale', () => {
  const { db } = testDatabase();
  const ctx = testContext(db, { clock: () => NOW });
  const slugOf = (zone: string | null) => `trip-${zone?.toLowerCase().replaceAll(/[^a-z]+/g, '-') ?? 'nowhere'}`;

  beforeAll(async () => {
    const operatorId = newId();
    await sql`insert into operators (id, slug, name, cutoff_days)
      values (${operatorId}, 'andeo', 'Andeo', ${CUTOFF_DAYS})`.execute(db);
    for (const zone of ['Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago', null]) {
      const [cityId, tripId, slug] = [newId(), newId(), slugOf(zone)];
      await sql`insert into destinations (id, kind, name, slug, time_zone)
        values (${cityId}, 'city', ${slug}, ${slug}, ${zone})`.execute(db);
      await sql`insert into trips (id, operator_id, source_ref, slug, sku, name, duration_days, status, start_city_id)
        values (${tripId}, ${operatorId}, ${slug}, ${slug}, ${slug}, ${slug}, 8, 'published', ${cityId})`.execute(db);
      for (const start of [
        '2026-11-18',
        '2026-11-19',
        '2026-11-20',
        '2026-11-21',
        '2026-11-24',
        '2026-11-25',
        '2026-11-26',
      ]) {
        const id = newId();
        await sql`insert into departures (id, trip_id, operator_id, source_ref, start_date, end_date, currency)
          values (${id}, ${tripId}, ${operatorId}, ${id}, ${start}::date, ${start}::date + 7, 'USD')`.execute(db);
      }
    }
  });

  it.each<[string | null, string, string[], string, string]>([
    ['Pacific/Kiritimati', '2026-11-21', ['2026-11-26'], '2026-11-21', '2026-11-21T10:00:00.000Z'],
    ['Europe/Berlin', '2026-11-20', ['2026-11-25', '2026-11-26'], '2026-11-20', '2026-11-20T23:00:00.000Z'],
    [
      'Pacific/Pago_Pago',
      '2026-11-19',
      ['2026-11-24', '2026-11-25', '2026-11-26'],
      '2026-11-19',
      '2026-11-20T11:00:00.000Z',
    ],
    [null, '2026-11-20', ['2026-11-25', '2026-11-26'], '2026-11-20', '2026-11-21T00:00:00.000Z'],
  ])(
    'is that of the city where it starts (%s), on the page and in the interfaces alike',
    async (zone, today, onSale, first, ends) => {
      const page = (await tripPage(ctx, { slug: slugOf(zone) })) as TripPage;
      const open = <Item extends { startDate: string; availability: string }>(items: Item[]) =>
        items.filter(({ availability }) => availability === 'open').map(({ startDate }) => startDate);
      const spots = await departureSpots(ctx, { trip: slugOf(zone) });
      const { data } = (await departuresRoute.handle(ctx, {
        params: { id: page.id },
        query: {},
        body: undefined,
        headers: new Headers(),
        text: '',
        cookies: {},
        caller: '203.0.113.7',
        keep: () => {},
        again: () => {},
        begun: '',
      })) as { data: { attributes: { start_date: string; availability: string } }[] };
      const told = data.map(({ attributes: { start_date: startDate, availability } }) => ({ startDate, availability }));

      expect(page.today).toBe(today);
      expect([open(page.departures), open(spots), open(told)]).toEqual([onSale, onSale, onSale]);
      expect([page.departures[0], spots[0], told[0]].map((departure) => departure?.startDate)).toEqual([
        first,
        first,
        first,
      ]);
      expect(page.dates.next).toEqual(onSale);
      expect(dayEnd(page.startZone, NOW).toISOString()).toBe(ends);
      // What comes back is reckoned by the same day: with 5 days left the step of 5 days still counts.
      const policy = { tiers: [{ minDays: CUTOFF_DAYS, refundBps: 10_000 }], depositRefundable: true };
      const paid = { startDate: onSale[0] ?? '', paidCents: 100, depositCents: 0, currency: 'USD' };
      expect(refundSteps(policy, paid, page.today)[0]).toMatchObject({ until: today, backCents: 100 });
    },
  );
});
