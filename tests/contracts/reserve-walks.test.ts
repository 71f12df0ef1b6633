import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants, expireReservations, followPayments, resumePayments } from '#bookings/testing';
import { sweepHolds } from '#inventory';
import { silentLog } from '#kernel';
import { reconcilePayments } from '#payments';
import type { Card } from '#payments/testing';
import { type Offer, reservingSite } from './reserving.ts';

/** What somebody or something may do at any moment. */
type Move =
  | { do: 'hold'; who: number; on: number; travelers: number }
  | { do: 'rooms' | 'names' | 'confirm' | 'create' | 'capture' | 'cancel' | 'approve' | 'lapse'; who: number }
  | { do: 'ready' | 'buy'; who: number; on: number; type: 'deposit' | 'full' }
  | { do: 'type'; who: number; type: 'deposit' | 'full' }
  | { do: 'pay'; who: number; card: Card }
  | { do: 'sweep' | 'follow' | 'reconcile' | 'resume' | 'expire' | 'capacity'; on: number };

const WALKS = Number(process.env.WALKS ?? 12);
const TRAVELERS = 3;
const DATES = 2;

const who = fc.integer({ min: 0, max: TRAVELERS - 1 });
const on = fc.integer({ min: 0, max: DATES - 1 });
const cards: Card[] = ['approve', 'decline', 'server_error', 'pending_captured', 'pending_denied', 'partial_refund'];
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('hold' as const), who, on, travelers: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('ready' as const, 'buy' as const),
      who,
      on,
      type: fc.constantFrom('deposit' as const, 'full' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('rooms', 'names', 'confirm', 'create', 'capture', 'cancel', 'approve', 'lapse'),
      who,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('type' as const), who, type: fc.constantFrom('deposit', 'full') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), who, card: fc.constantFrom(...cards) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('sweep', 'follow', 'reconcile', 'resume', 'expire', 'capacity'),
      on,
    }),
  },
) as fc.Arbitrary<Move>;

/** One that reaches what chance seldom does. */
const ONE_OF_EACH: Move[] = [
  { do: 'buy', who: 0, on: 0, type: 'full' },
  { do: 'cancel', who: 0 },
  { do: 'ready', who: 1, on: 0, type: 'deposit' },
  { do: 'create', who: 1 },
  { do: 'approve', who: 1 },
  { do: 'lapse', who: 1 },
  { do: 'expire', on: 0 },
  { do: 'capture', who: 1 },
];

describe('reservations in whatever order things happen', () => {
  const { site, offers, setPlaces, traveler, simulator } = reservingSite();
  let dates: Offer[] = [];

  beforeAll(async () => {
    const some = await offers(60);
    const trip = some.find(({ tripId }, at) => some.findIndex((one) => one.tripId === tripId) !== at)?.tripId;
    dates = some.filter(({ tripId }) => tripId === trip).slice(0, DATES);
    expect(dates).toHaveLength(DATES);
  });

  it(
    `add up after each of ${WALKS} walks, and refuse only with a reason`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 30 }), async (moves) => {
          for (const date of dates) await setPlaces(date, 4);
          const party = Array.from({ length: TRAVELERS }, () => traveler());
          await Promise.all(party.map((one) => one.begin(dates[0] as Offer)));
          const statuses: number[] = [];
          for (const step of moves) statuses.push(await make(step, party));
          expect(statuses.filter((status) => status >= 500 && status !== 502)).toEqual([]);
          await followPayments(site.ctx, site.door, silentLog);
          expect(await brokenInvariants(site.door.db)).toEqual([]);
        }),
        { numRuns: WALKS, endOnFailure: true, examples: [[ONE_OF_EACH]] },
      );
      // Walks that never get anywhere would show nothing.
      const { rows } = await site.door.pool.query(
        'select distinct after_value as state from booking_events order by 1',
      );
      const reached = rows.map(({ state }) => state);
      for (const state of ['confirmed', 'cancelled', 'expired', 'paid', 'processing']) expect(reached).toContain(state);
    },
    30_000 + WALKS * 20_000,
  );

  /** @returns the status of the answer; 200 where nobody asked */
  async function make(step: Move, party: ReturnType<typeof traveler>[]): Promise<number> {
    const { ctx } = site;
    if ('on' in step && !('who' in step)) {
      const date = dates[step.on] as Offer;
      if (step.do === 'sweep') await sweepHolds(ctx);
      if (step.do === 'follow') await followPayments(ctx, site.door, silentLog);
      if (step.do === 'reconcile') await reconcilePayments({ ...ctx, db: site.door.db }, new AbortController().signal);
      if (step.do === 'resume') {
        await site.door.pool.query(`alter table bookings disable trigger touch`);
        await site.door.pool.query(`update bookings set updated_at = updated_at - interval '1 hour'`);
        await site.door.pool.query(`alter table bookings enable trigger touch`);
        await resumePayments({ ...ctx, db: site.door.db }, site.door, silentLog);
      }
      if (step.do === 'expire') await expireReservations({ ...ctx, clock: () => new Date(Date.now() + 90_000_000) });
      if (step.do === 'capacity') await setPlaces(date, 1);
      return 200;
    }
    if (!('who' in step)) return 200;
    const one = party[step.who] as ReturnType<typeof traveler>;
    const date = dates[0] as Offer;
    if (step.do === 'hold') return (await one.hold(dates[step.on] as Offer, step.travelers)).status;
    if (step.do === 'ready' || step.do === 'buy') {
      const chosen = dates[step.on] as Offer;
      await one.hold(chosen, 1);
      await one.step('accommodation', { accommodation_level: chosen.level });
      await one.step('payment_type', { payment_type: step.type });
      await one.named(1);
      const { data } = await one.look();
      const seen = { confirm: true, terms_accepted: true, quote: data.attributes.quote ?? undefined };
      const confirmed = await one.step('', seen);
      return step.do === 'ready' ? confirmed.status : (await one.payBy('approve')).status;
    }
    if (step.do === 'rooms') return (await one.step('accommodation', { accommodation_level: date.level })).status;
    if (step.do === 'type') return (await one.step('payment_type', { payment_type: step.type })).status;
    if (step.do === 'names') {
      const { data } = await one.look();
      return (await one.named(data.attributes.number_of_travelers)).status;
    }
    if (step.do === 'confirm') {
      const { data } = await one.look();
      return (await one.step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote ?? undefined }))
        .status;
    }
    if (step.do === 'create') return (await one.pay({ action: 'create' })).status;
    if (step.do === 'capture') return (await one.pay({ action: 'capture' })).status;
    if (step.do === 'pay') return (await one.payBy(step.card)).status;
    if (step.do === 'approve') {
      const { rows } = await site.door.pool.query(
        `select processor_order_id as id from payments where subject_id = $1 and status = 'created'`,
        [one.id()],
      );
      if (rows[0]?.id) simulator.approve(rows[0].id, 'approve');
      return 200;
    }
    if (step.do === 'lapse') {
      await site.door.pool.query(
        `update seat_holds set expires_at = now() - interval '1 second' where booking_id = $1 and state = 'active'`,
        [one.id()],
      );
      return 200;
    }
    const { data } = await one.look();
    const { order_number } = data.attributes;
    const refused = await one.ask('POST', '/v1/me/booking_cancel_update', { order_number });
    const quote_id = refused.errors[0]?.meta?.quote_id;
    if (!quote_id) return refused.status;
    return (await one.ask('POST', '/v1/me/booking_cancel_update', { order_number, quote_id })).status;
  }
});
