import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants, followDepartures, followPayments } from '#bookings/testing';
import { silentLog } from '#kernel';
import { addDays, formatMoney } from '#kernel/shared';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { companyFeed } from './company-feed.ts';
import { type Offer, reservingSite, textOf } from './reserving.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into rows and answers whose shape is what they check.
type Any = any;

/** Where somebody is when a feed comes: places held, a payment type chosen, approving at PayPal, paid. */
const STEPS = ['held', 'chosen', 'away', 'paid'] as const;
const CHANGES = ['dearer', 'cheaper', 'fewer', 'cancelled', 'moved'] as const;
type Step = (typeof STEPS)[number];
type Change = (typeof CHANGES)[number];

/** What the traveler is mailed, and what their page says; words of the pages. */
type Told = { status: string; mails: string[]; says: RegExp[] };

const HELD = /Places held until/;
const ENDED = [/It ended before it was paid\. Nothing was charged/];
const stands: Told = { status: 'confirmed', mails: [], says: [/Confirmed/] };

/** Confirmed, its price is what was agreed, also after its places lapse: there is nothing to tell. */
const agreed: Told = { status: 'awaiting_payment', mails: [], says: [HELD] };

const EXPECTED: Record<Change, Record<Step, Told>> = {
  dearer: {
    held: { status: 'draft', mails: ['reservation_changed'], says: [HELD] },
    chosen: { status: 'draft', mails: ['reservation_changed'], says: [HELD] },
    away: agreed,
    paid: stands,
  },
  cheaper: {
    held: { status: 'draft', mails: ['reservation_changed'], says: [HELD] },
    chosen: { status: 'draft', mails: ['reservation_changed'], says: [HELD] },
    away: agreed,
    paid: stands,
  },
  fewer: {
    held: { status: 'draft', mails: [], says: [HELD] },
    chosen: { status: 'draft', mails: [], says: [HELD] },
    away: agreed,
    paid: stands,
  },
  cancelled: {
    held: { status: 'expired', mails: ['reservation_changed'], says: ENDED },
    chosen: { status: 'expired', mails: ['reservation_changed'], says: ENDED },
    away: { status: 'expired', mails: ['reservation_changed'], says: ENDED },
    paid: {
      status: 'cancelled',
      mails: ['departure_cancelled'],
      says: [/Canceled, as the date doesn’t run as you booked it/],
    },
  },
  moved: {
    held: { status: 'draft', mails: ['reservation_changed'], says: [HELD] },
    chosen: { status: 'draft', mails: ['reservation_changed'], says: [HELD] },
    away: { status: 'draft', mails: ['reservation_changed'], says: [HELD] },
    paid: { status: 'confirmed', mails: ['departure_moved'], says: [/New dates/] },
  },
};

const cases = CHANGES.flatMap((change) => STEPS.map((step) => [change, step] as const));

describe('a feed that comes in the middle of a reservation', () => {
  const { site, offers, setPlaces, simulator, traveler } = reservingSite();
  const { door } = site;
  let app: ReturnType<typeof createApp>;
  let some: Offer[] = [];
  let next = 0;

  beforeAll(async () => {
    app = createApp({ ...door, pages: createPageDoor((await builtPages()).render, null, site.ctx.clock) });
    some = await offers(60);
  });
  beforeEach(() => door.pool.query('truncate rate_limits'));
  afterEach(async () => {
    expect(await brokenInvariants(door.db)).toEqual([]);
  });

  type Guest = ReturnType<typeof traveler>;
  const rows = async (text: string, ...values: unknown[]): Promise<Any[]> => (await door.pool.query(text, values)).rows;
  const statusOf = async (id: string) => (await rows('select status from bookings where id = $1', id))[0].status;
  const follow = async () => {
    await followDepartures(site.ctx, door, silentLog);
    await followPayments(site.ctx, door, silentLog);
  };
  const takenOf = async ({ departureId }: Offer) =>
    (await rows('select held, sold, capacity from departure_inventory where departure_id = $1', departureId))[0];
  const moneyOf = async (id: string) =>
    (
      await rows(
        `select coalesce(sum(p.amount_cents) filter (where p.captured_at is not null), 0)::int as paid,
           coalesce((select sum(r.amount_cents) from refunds r join payments q on q.id = r.payment_id
             where q.subject_id = $1), 0)::int as back
         from payments p where p.subject_id = $1`,
        id,
      )
    )[0] as { paid: number; back: number };
  const mailsOf = async (id: string) =>
    (
      await rows(
        `select name from email_log where name = any('{reservation_changed,departure_cancelled,departure_moved,cancellation}')
           and subject_id in (select $1::uuid union select c.id from booking_changes c where c.booking_id = $1)
         order by created_at, id`,
        id,
      )
    ).map(({ name }) => name);

  const upTo = async (step: Step): Promise<{ offer: Offer; ada: Guest; order: string | null }> => {
    const offer = some[next++] as Offer;
    await setPlaces(offer, 8);
    const ada = traveler();
    if (step === 'paid') {
      await ada.upToConfirmed(offer);
      expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
      return { offer, ada, order: null };
    }
    if (step === 'away') {
      await ada.upToConfirmed(offer);
      const { data } = await ada.pay({ action: 'create' });
      const order = data.attributes.paypal_order_id as string;
      simulator.approve(order, 'approve');
      return { offer, ada, order };
    }
    await ada.begin(offer);
    await ada.hold(offer);
    await ada.step('accommodation', { accommodation_level: offer.level });
    if (step === 'chosen') await ada.step('payment_type', { payment_type: 'deposit' });
    return { offer, ada, order: null };
  };

  const bring = async ({ departureId, level }: Offer, change: Change) => {
    const name = level === 0 ? 'base_price_cents' : `price${level}_cents`;
    const [{ cents, start, end }] = await rows(
      `select ${name}::int as cents, start_date::text as start, end_date::text as end from departures where id = $1`,
      departureId,
    );
    const changes: Record<Change, object> = {
      dearer: { [name]: cents + 10_000 },
      cheaper: { [name]: cents - 10_000 },
      fewer: { spots_left: 0 },
      cancelled: { availability: 'cancelled' },
      moved: { start_date: addDays(start, 6), end_date: addDays(end, 6) },
    };
    await companyFeed(site, { [departureId]: changes[change] as Record<string, unknown> });
  };

  /** As the guest’s browser reads it, led on to where it is now. */
  const read = async (guest: Guest): Promise<string> => {
    let path = `/reserve?reservation=${guest.id()}`;
    for (let steps = 0; steps < 3; steps++) {
      const answer = await app.request(`http://localhost${path}`, {
        headers: { Cookie: `reservation-00000000=${guest.token()}` },
      });
      if (answer.status !== 302) {
        expect(answer.status).toBe(200);
        return textOf(await answer.text());
      }
      path = answer.headers.get('Location') ?? '';
    }
    throw new Error('The page leads round in circles.');
  };

  it.each(cases)('%s, while it is %s: the books add up, and the traveler is told once', async (change, step) => {
    const { offer, ada, order } = await upTo(step);
    const id = ada.id();
    const before = (await ada.look()).data.attributes;
    const [taken, money] = [await takenOf(offer), await moneyOf(id)];
    await bring(offer, change);
    // Read before bookings have followed: nothing wrong is said, nothing is lost.
    expect((await ada.look()).status).toBe(200);
    await Promise.all([follow(), follow()]);
    await rows(`select publish_events('departure.changed', array[$1::uuid])`, offer.departureId);
    await follow();

    const { status, mails, says } = EXPECTED[change][step];
    expect(await statusOf(id)).toBe(status);
    expect(await mailsOf(id)).toEqual(mails);
    const page = await read(ada);
    for (const words of says) expect(page).toMatch(words);
    const after = (await ada.look()).data.attributes;
    expect(after.booking_price_cents).toBe(before.booking_price_cents);

    const [now, { paid, back }] = [await takenOf(offer), await moneyOf(id)];
    const isOver = change === 'cancelled';
    expect(now.held + now.sold).toBe(isOver ? taken.held + taken.sold - 2 : taken.held + taken.sold);
    expect([paid, back]).toEqual([money.paid, isOver ? money.paid : 0]);
    if (change === 'fewer') {
      expect(now.capacity).toBe(now.held + now.sold);
      expect(await rows('select kind from staff_tasks where subject_id = $1', offer.departureId)).toEqual([
        { kind: 'capacity_below_bookings' },
      ]);
    }
    if (change === 'dearer' || change === 'cheaper') {
      // While places are held the price that was told stands, on the page too.
      if (step !== 'paid') {
        expect(page).toContain(formatMoney({ cents: before.total_cents, currency: before.currency }));
      }
    }
    if (change === 'moved' && step !== 'paid') expect(after.trip_date).toBe(addDays(before.trip_date, 6));

    if (step !== 'away') return;
    // Back from PayPal, after all that.
    const captured = await ada.pay({ action: 'capture', paypal_order_id: order });
    if (change === 'cancelled' || change === 'moved') {
      // Ended, or to be confirmed anew.
      expect(captured.status).toBe(change === 'cancelled' ? 402 : 409);
      expect(captured.errors[0]?.detail).toContain(change === 'cancelled' ? 'Nothing was charged' : '');
      expect(await moneyOf(id)).toEqual({ paid: 0, back: 0 });
      expect(await statusOf(id)).toBe(status);
    } else {
      expect(captured.data.attributes.booking_status).toBe('confirmed');
      expect((await moneyOf(id)).paid).toBe(before.due_now_cents);
    }
  });

  it.each(['cancelled', 'moved'] as const)(
    '%s, and whoever comes back from PayPal before anybody has followed is charged nothing',
    async (change) => {
      const { offer, ada, order } = await upTo('away');
      await bring(offer, change);
      const captured = await ada.pay({ action: 'capture', paypal_order_id: order });
      expect([captured.status, captured.errors[0]?.code]).toEqual([
        409,
        change === 'cancelled' ? 'departure_closed' : 'changed_meanwhile',
      ]);
      await follow();
      expect(await moneyOf(ada.id())).toEqual({ paid: 0, back: 0 });
      expect(await statusOf(ada.id())).toBe(change === 'cancelled' ? 'expired' : 'draft');
      expect(await mailsOf(ada.id())).toEqual(['reservation_changed']);
    },
  );
});
