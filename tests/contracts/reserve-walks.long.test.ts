import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingAtDesk, bookingToCancel } from '#bookings';
import { cancelForCompany, cancelForTeam } from '#bookings/companies';
import {
  brokenInvariants,
  expireChanges,
  expireReservations,
  followDepartures,
  followPayments,
  freeLapsedCards,
  resumePayments,
} from '#bookings/testing';
import { sweepHolds } from '#inventory';
import { type Actor, isAppError, silentLog } from '#kernel';
import { testActors } from '#kernel/testing';
import { reconcilePayments, sendRefunds } from '#payments';
import type { Card } from '#payments/testing';
import { cardOf } from './gift-card-orders.ts';
import { type Offer, reservingSite } from './reserving.ts';

/** What somebody or something may do at any moment. */
type Move =
  | { do: 'hold'; who: number; on: number; travelers: number }
  | { do: 'rooms' | 'names' | 'confirm' | 'create' | 'capture' | 'cancel' | 'approve' | 'lapse'; who: number }
  | { do: 'ready' | 'buy'; who: number; on: number; type: 'deposit' | 'full' }
  | { do: 'type'; who: number; type: 'deposit' | 'full' }
  | { do: 'pay'; who: number; card: Card }
  | { do: 'gift'; who: number; type: 'deposit' | 'full'; card: number | null }
  | { do: 'balance'; who: number; card: number | null; by: Card | null }
  | { do: 'answer'; who: number; yes: boolean }
  | { do: 'team' | 'company'; who: number }
  | { do: (typeof JOBS)[number] | (typeof CHANGES)[number]; on: number };

/** What a server does by itself. */
const JOBS = [
  'sweep',
  'follow',
  'followDates',
  'reconcile',
  'resume',
  'expire',
  'endChanges',
  'refunds',
  'freeCards',
  'freeBalances',
] as const;
/** What companies do. */
const CHANGES = ['capacity', 'cancelDate', 'moveDate'] as const;

const WALKS = Number(process.env.WALKS ?? 12);
const TRAVELERS = 3;
const DATES = 2;
/** Gift cards that all of a walk have the codes of: less than a deposit, more than one, and less than a balance. */
const GIFTS = [3_000, 500_000, 3_000];

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
      do: fc.constant('gift' as const),
      who,
      type: fc.constantFrom('deposit', 'full'),
      card: fc.constantFrom(0, 1, null),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('balance' as const),
      who,
      card: fc.constantFrom(0, 1, 2, null),
      // Null: whoever begins it goes away.
      by: fc.constantFrom(...cards, null),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const), who, yes: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('team' as const, 'company' as const), who }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...JOBS), on }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom(...CHANGES), on }) },
) as fc.Arbitrary<Move>;

/** One that reaches what chance seldom does. */
const ONE_OF_EACH: Move[] = [
  { do: 'buy', who: 0, on: 0, type: 'full' },
  { do: 'cancel', who: 0 },
  { do: 'buy', who: 2, on: 1, type: 'deposit' },
  { do: 'company', who: 2 },
  { do: 'refunds', on: 0 },
  { do: 'ready', who: 1, on: 0, type: 'deposit' },
  { do: 'create', who: 1 },
  { do: 'approve', who: 1 },
  { do: 'lapse', who: 1 },
  { do: 'expire', on: 0 },
  { do: 'capture', who: 1 },
];
/** The same with cards, companies and the team. */
const MORE_OF_EACH: Move[] = [
  { do: 'hold', who: 0, on: 0, travelers: 1 },
  { do: 'rooms', who: 0 },
  { do: 'gift', who: 0, type: 'deposit', card: 1 },
  { do: 'buy', who: 0, on: 0, type: 'deposit' },
  { do: 'hold', who: 1, on: 1, travelers: 1 },
  { do: 'rooms', who: 1 },
  { do: 'gift', who: 1, type: 'full', card: 0 },
  { do: 'buy', who: 1, on: 1, type: 'full' },
  { do: 'buy', who: 2, on: 1, type: 'deposit' },
  { do: 'moveDate', on: 1 },
  { do: 'followDates', on: 0 },
  { do: 'answer', who: 1, yes: true },
  { do: 'answer', who: 2, yes: false },
  { do: 'team', who: 0 },
  { do: 'refunds', on: 0 },
  { do: 'cancelDate', on: 1 },
  { do: 'followDates', on: 0 },
];

/** Balances: a card that is let go of, one with PayPal, one alone, and what comes back of all. */
const BALANCES: Move[] = [
  { do: 'buy', who: 0, on: 1, type: 'deposit' },
  { do: 'buy', who: 1, on: 1, type: 'deposit' },
  { do: 'balance', who: 0, card: 0, by: null },
  { do: 'freeBalances', on: 0 },
  { do: 'balance', who: 0, card: 0, by: 'decline' },
  { do: 'balance', who: 0, card: 2, by: 'approve' },
  { do: 'balance', who: 1, card: 1, by: null },
  { do: 'cancel', who: 0 },
  { do: 'cancelDate', on: 1 },
  { do: 'followDates', on: 0 },
  { do: 'refunds', on: 0 },
];

describe('reservations in whatever order things happen', () => {
  const { site, offers, setPlaces, traveler, simulator } = reservingSite();
  const { staff } = testActors();
  const team = { ...site.ctx, actor: staff };
  const going = new AbortController().signal;
  let dates: Offer[] = [];
  let days: { id: string; start: string; end: string }[] = [];
  let gifts: string[] = [];

  beforeAll(async () => {
    const some = await offers(60);
    const trip = some.find(({ tripId }, at) => some.findIndex((one) => one.tripId === tripId) !== at)?.tripId;
    dates = some.filter(({ tripId }) => tripId === trip).slice(0, DATES);
    expect(dates).toHaveLength(DATES);
    const stated = 'select id, start_date::text as start, end_date::text as end from departures where id = any($1)';
    days = (await site.door.pool.query(stated, [dates.map(({ departureId }) => departureId)])).rows;
  });

  /** Each walk begins with dates that are on sale as they were, and with cards of its own. */
  const anew = async () => {
    for (const { id, start, end } of days) {
      const as = `update departures set availability = 'open', start_date = $2, end_date = $3 where id = $1`;
      await site.door.pool.query(as, [id, start, end]);
    }
    for (const date of dates) await setPlaces(date, 4);
    gifts = [];
    for (const cents of GIFTS) gifts.push((await cardOf(site, { cents })).code);
    await site.door.pool.query('truncate rate_limits');
  };
  const changed = (text: string, ...values: unknown[]) =>
    site.door.pool.query(
      `with changed as (${text} returning id) select publish_events('departure.changed', array(select id from changed))`,
      values,
    );

  it(
    `add up after each of ${WALKS} walks, and refuse only with a reason`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(move, { minLength: 10, maxLength: 30 }), async (moves) => {
          await anew();
          const party = Array.from({ length: TRAVELERS }, () => traveler());
          await Promise.all(party.map((one) => one.begin(dates[0] as Offer)));
          const statuses: number[] = [];
          for (const step of moves) statuses.push(await make(step, party));
          expect(statuses.filter((status) => status >= 500 && status !== 502)).toEqual([]);
          await followPayments(site.ctx, site.door, silentLog);
          expect(await brokenInvariants(site.door.db)).toEqual([]);
          // The next walk has the dates to itself.
          for (const { id } of days)
            await changed(`update departures set availability = 'cancelled' where id = $1`, id);
          await followDepartures(site.ctx, site.door, silentLog);
          await sendRefunds(site.ctx, going);
          expect(await brokenInvariants(site.door.db)).toEqual([]);
        }),
        { numRuns: WALKS, endOnFailure: true, examples: [[ONE_OF_EACH], [MORE_OF_EACH], [BALANCES]] },
      );
      // Walks that never get anywhere would show nothing.
      const { rows } = await site.door.pool.query(
        'select distinct after_value as state from booking_events order by 1',
      );
      const reached = rows.map(({ state }) => state);
      for (const state of ['confirmed', 'cancelled', 'expired', 'paid', 'processing']) expect(reached).toContain(state);
      const by = await site.door.pool.query(
        `select 'card: ' || kind as what from gift_card_entries union select 'change ' || state from booking_changes
         union select 'by ' || cancelled_by from bookings where cancelled_by is not null
         union select 'balance: ' || method from payments where purpose = 'balance' and captured_at is not null
         union select 'balance: both' from payments one join payments other using (subject_id, purpose)
           where purpose = 'balance' and one.captured_at is not null and other.captured_at is not null
             and one.method = 'gift_card' and other.method = 'paypal'`,
      );
      const ways = by.rows.map(({ what }) => what);
      const sought = ['card: redeem', 'card: release', 'card: refund', 'change accepted', 'change refused'];
      sought.push('balance: gift_card', 'balance: paypal', 'balance: both');
      for (const way of [...sought, 'by staff', 'by operator', 'by departure', 'by traveler'])
        expect(ways).toContain(way);
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
      if (step.do === 'followDates') await followDepartures(ctx, site.door, silentLog);
      if (step.do === 'endChanges') {
        const clock = () => new Date(ctx.clock().getTime() + 15 * 86_400_000);
        await expireChanges({ ...ctx, clock }, site.door, silentLog);
      }
      if (step.do === 'refunds') await sendRefunds(ctx, going);
      if (step.do === 'freeCards') await freeLapsedCards({ ...ctx, db: site.door.db });
      if (step.do === 'freeBalances') {
        const clock = () => new Date(Date.now() + 30 * 60_000);
        await freeLapsedCards({ ...ctx, db: site.door.db, clock });
      }
      if (step.do === 'capacity') await setPlaces(date, 1);
      if (step.do === 'cancelDate') {
        await changed(`update departures set availability = 'cancelled' where id = $1`, date.departureId);
      }
      if (step.do === 'moveDate') {
        const later = 'update departures set start_date = start_date + 7, end_date = end_date + 7 where id = $1';
        await changed(later, date.departureId);
      }
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
    if (step.do === 'gift') {
      const gift_card_code = step.card === null ? null : gifts[step.card];
      return (await one.step('payment_type', { payment_type: step.type, gift_card_code })).status;
    }
    if (step.do === 'balance') {
      const gift_card_code = step.card === null ? null : gifts[step.card];
      const created = await one.pay({ action: 'create', purpose: 'balance', gift_card_code });
      const order = created.data?.attributes.paypal_order_id;
      if (!order || step.by === null) return created.status;
      simulator.approve(order, step.by);
      return (await one.pay({ action: 'capture' })).status;
    }
    if (step.do === 'answer') {
      const { rows } = await site.door.pool.query(
        'select id from booking_changes where booking_id = $1 order by created_at desc limit 1',
        [one.id()],
      );
      if (!rows[0]) return 200;
      return (await one.ask('POST', `/v1/me/booking_changes/${rows[0].id}/${step.yes ? 'accept' : 'refuse'}`)).status;
    }
    if (step.do === 'team') return cancelAtDesk((await one.look()).data.attributes.order_number);
    if (step.do === 'company') return cancelByCompany((await one.look()).data.attributes.order_number);
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

  async function cancelByCompany(orderNumber: string): Promise<number> {
    const { rows } = await site.door.pool.query('select operator_id from bookings where order_number = $1', [
      orderNumber,
    ]);
    const proved = testActors()['proved-operator'];
    const company = { ...site.ctx, actor: { ...proved, operatorIds: [rows[0].operator_id] } as Actor };
    try {
      const { paidCents: seenCents } = await bookingToCancel(company, site.door, orderNumber);
      await cancelForCompany(company, site.door, { orderNumber, seenCents, reason: 'The ferry doesn’t run.' });
      return 200;
    } catch (error) {
      if (isAppError(error)) return 409;
      throw error;
    }
  }

  async function cancelAtDesk(orderNumber: string): Promise<number> {
    const { cancellations } = await bookingAtDesk(team, orderNumber);
    const [way] = cancellations;
    if (!way) return 409;
    const { how, backCents: seenCents } = way;
    try {
      await cancelForTeam(team, site.door, { orderNumber, how, seenCents, reason: 'The guides are ill.' });
      return 200;
    } catch (error) {
      if (isAppError(error)) return 409;
      throw error;
    }
  }
});
