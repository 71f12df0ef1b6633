import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants, followPayments, resumePayments } from '#bookings/testing';
import { sweepHolds } from '#inventory';
import { silentLog } from '#kernel';
import { capturePayment } from '#payments';
import { type Offer, reservingSite } from './reserving.ts';

describe('reserving', () => {
  const { site, offers, setPlaces, traveler, simulator } = reservingSite();
  let some: Offer[] = [];
  let next = 0;
  /** A departure that no other test of this file has. */
  const fresh = async (places = 8) => {
    const offer = some[next++ % some.length] as Offer;
    await setPlaces(offer, places);
    before = await takenOf(offer);
    return offer;
  };
  let before = { held: 0, sold: 0 };
  const takenOf = async ({ departureId }: Offer): Promise<{ held: number; sold: number }> => {
    const { rows } = await site.door.pool.query('select held, sold from departure_inventory where departure_id = $1', [
      departureId,
    ]);
    return rows[0];
  };
  /** What was taken of a departure since a test has it. */
  const placesOf = async (offer: Offer) => {
    const now = await takenOf(offer);
    return { held: now.held - before.held, sold: now.sold - before.sold };
  };
  /** Makes the hold of a reservation end, as time does. */
  const endHold = (id: string) =>
    site.door.pool.query(`update seat_holds set expires_at = now() - interval '1 second' where booking_id = $1`, [id]);
  const rowOf = async (id: string) =>
    (await site.door.pool.query('select * from bookings where id = $1', [id])).rows[0];

  // Whatever a test did, the books add up.
  afterEach(async () => {
    expect(await brokenInvariants(site.door.db)).toEqual([]);
  });

  beforeAll(async () => {
    some = await offers(24);
    expect(some.length).toBeGreaterThan(10);
  });

  it('goes step by step from a wish to a paid booking, with one price on the way', async () => {
    const offer = await fresh();
    const ada = traveler();
    const page = `/wishlist/shared/${'c0ffee'.padEnd(64, '0')}?page=2`;
    const begun = await ada.begin(offer, { source: { page_type: 'other', page_url: page } });
    expect(begun.status).toBe(201);
    expect(begun.data.attributes).toMatchObject({ booking_status: 'draft', reservation_step: 'created' });
    expect(begun.data.attributes.order_number).toMatch(/^SJ[0-9A-Z]{11}$/);
    expect((await rowOf(begun.data.id)).source).toEqual({ page_type: 'other', page_url: '/wishlist/shared/…' });
    const held = await ada.hold(offer);
    expect(held.data.attributes.reservation_step).toBe('trip_availability');
    expect(await placesOf(offer)).toMatchObject({ held: 2, sold: 0 });
    const roomed = await ada.step('accommodation', { accommodation_level: offer.level });
    const { price_lines: lines, booking_price_cents: price } = roomed.data.attributes;
    expect(lines.reduce((sum: number, line: { cents: number }) => sum + line.cents, 0)).toBe(price);
    expect((await ada.step('payment_type', { payment_type: 'deposit' })).data.attributes.reservation_step).toBe(
      'payment_type',
    );
    const named = await ada.named(2);
    expect(named.data.attributes.missing).toEqual([]);
    const confirmed = await ada.step('', { confirm: true, terms_accepted: true, quote: named.data.attributes.quote });
    expect(confirmed.status).toBe(200);
    expect(confirmed.data.attributes).toMatchObject({ booking_status: 'awaiting_payment', deposit_status: 'due' });
    expect(confirmed.data.attributes.booking_price_cents).toBe(price);
    const paid = await ada.payBy('approve');
    expect(paid.data.attributes).toMatchObject({ payment_status: 'captured', booking_status: 'confirmed' });
    expect(paid.data.attributes.amount_cents).toBe(confirmed.data.attributes.due_now_cents);
    expect(await placesOf(offer)).toMatchObject({ held: 0, sold: 2 });
    const rest = await ada.payBy('approve', 'balance');
    expect(rest.data.attributes.amount_cents + paid.data.attributes.amount_cents).toBe(price);
    expect((await ada.look()).data.attributes).toMatchObject({ deposit_status: 'paid', final_payment_status: 'paid' });
    expect((await ada.payBy('approve')).errors[0]?.code).toBe('already_paid');
  });

  it('is the same booking, in pence and yen, as the trip’s page showed', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.begin(offer, { departure_id: offer.departureId, accommodation_level: offer.level });
    const before = (await ada.look()).data.attributes.booking_price_cents;
    await ada.hold(offer);
    await ada.step('accommodation', { accommodation_level: offer.level });
    expect((await ada.look()).data.attributes.booking_price_cents).toBe(before);
  });

  it('is nobody else’s: another’s reservation is as absent as one that isn’t there', async () => {
    const offer = await fresh();
    const [ada, eve] = [traveler(), traveler()];
    await ada.begin(offer);
    await eve.begin(offer);
    const others = `/v1/trips/${offer.trip}/reserve/${ada.id()}`;
    const absent = `/v1/trips/${offer.trip}/reserve/019a9f6e-6f00-7e41-9b2c-3d4e5f6a7b8c`;
    const [one, other] = [await eve.ask('GET', others), await eve.ask('GET', absent)];
    expect([one.status, one.errors]).toEqual([404, other.errors]);
    for (const [method, path, body] of [
      ['PATCH', others, { first_name: 'Eve' }],
      ['PATCH', `${others}/update_payment_type`, { payment_type: 'full' }],
    ] as const) {
      expect((await eve.ask(method, path, body)).status).toBe(404);
    }
    const paying = { reservation_id: ada.id(), action: 'create' };
    expect((await eve.ask('POST', '/v1/paypal/booking-details', paying)).status).toBe(404);
    const { order_number } = (await ada.look()).data.attributes;
    expect((await eve.ask('POST', '/v1/me/booking_cancel_quote', { order_number })).status).toBe(404);
    // Nor is it a visitor’s, nor found below another trip.
    expect((await traveler().ask('GET', others)).status).toBe(401);
    const elsewhere = some.find(({ trip }) => trip !== offer.trip) as Offer;
    expect((await ada.ask('GET', `/v1/trips/${elsewhere.trip}/reserve/${ada.id()}`)).status).toBe(404);
  });

  it('gives a browser its token as a cookie that no script reads, and never with the answer', async () => {
    const offer = await fresh();
    const answer = await site.ask(`/v1/trips/${offer.trip}/reserve`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
      body: JSON.stringify({
        email: 'lovelace@example.com',
        first_name: 'Ada',
        last_name: 'Lovelace',
        number_of_travelers: 1,
      }),
    });
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^reservation-[0-9a-f]{8}=[\w-]{43}; .*HttpOnly/);
    const { data } = await answer.json();
    expect(JSON.stringify(data)).not.toContain(cookie.split(/[=;]/)[1]);
    const back = await site.ask(`/v1/trips/${offer.trip}/reserve/${data.id}`, {
      headers: { Cookie: cookie.split(';')[0] ?? '' },
    });
    expect(back.status).toBe(200);
  });

  it('keeps what was seen: a price that changed meanwhile is refused with both figures', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.begin(offer);
    await ada.hold(offer);
    const { data } = await ada.step('accommodation', { accommodation_level: offer.level });
    const seen = data.attributes.quote;
    await ada.step('payment_type', { payment_type: 'full' });
    await ada.named(2);
    await ada.hold(offer, 3);
    await ada.named(3);
    const now = (await ada.look()).data.attributes.total_cents;
    const refused = await ada.step('', { confirm: true, terms_accepted: true, quote: seen });
    expect(refused.status).toBe(409);
    expect(refused.errors[0]).toMatchObject({
      code: 'price_changed',
      meta: { seen_cents: data.attributes.total_cents, total_cents: now },
    });
    const forged = await ada.step('', { confirm: true, terms_accepted: true, quote: `${seen.slice(0, -4)}AAAA` });
    expect(forged.errors[0]?.code).toBe('invalid');
    const byFigure = await ada.step('', { confirm: true, terms_accepted: true, price_cents_seen: now - 1 });
    expect(byFigure.errors[0]?.code).toBe('price_changed');
  });

  it('keeps its price while its places are held, whatever a feed says meanwhile', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.upToConfirmed(offer);
    const before = (await ada.look()).data.attributes.booking_price_cents;
    const change = `update departures set price1_cents = price1_cents * 2, price2_cents = price2_cents * 2,
      price3_cents = price3_cents * 2 where id = $1`;
    await site.door.pool.query(change, [offer.departureId]);
    await ada.step('payment_type', { payment_type: 'full' });
    expect((await ada.look()).data.attributes.booking_price_cents).toBe(before);
    await ada.hold(offer, 3);
    expect((await ada.look()).data.attributes.booking_price_cents).toBeGreaterThan(before);
  });

  it('says what is missing before it can be confirmed, and by whom places are held', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.begin(offer);
    const early = await ada.step('', { confirm: true, terms_accepted: false });
    expect(early.errors[0]).toMatchObject({ code: 'step_incomplete' });
    expect(early.errors[0]?.meta.missing.split(',')).toEqual([
      'departure_id',
      'accommodation_level',
      'payment_type',
      'passengers',
      'terms_accepted',
      'quote',
    ]);
    expect((await ada.pay({ action: 'create' })).errors[0]?.code).toBe('not_confirmed');
  });

  it('gives places back when their time is over, keeps what was typed, and holds them again an hour later', async () => {
    const offer = await fresh(2);
    const ada = traveler();
    await ada.upToConfirmed(offer);
    await endHold(ada.id());
    const payment = await ada.pay({ action: 'create' });
    expect(payment.errors[0]).toMatchObject({ code: 'hold_expired' });
    await sweepHolds(site.ctx);
    expect(await placesOf(offer)).toMatchObject({ held: 0 });
    const again = await ada.hold(offer);
    expect(again.errors[0]).toMatchObject({ code: 'hold_limit' });
    expect(Date.parse(again.errors[0]?.meta.again_at)).toBeGreaterThan(Date.now());
    expect((await ada.look()).data.attributes.booking_travelers).toHaveLength(2);
    // Nobody else waits for that.
    const grace = traveler();
    await grace.begin(offer);
    expect((await grace.hold(offer)).status).toBe(200);
    await endHold(grace.id());
    await site.door.pool.query(
      `update seat_holds set expires_at = now() - interval '61 minutes' where booking_id = $1`,
      [ada.id()],
    );
    expect((await ada.hold(offer)).status).toBe(200);
  });

  it('never holds more than an hour in all, nor more than one may', async () => {
    const offer = await fresh(30);
    const ada = traveler();
    await ada.begin(offer);
    await ada.hold(offer);
    await sql`update seat_holds set at_most_until = now() + interval '3 minutes', expires_at = now() + interval '1 minute'
      where booking_id = ${ada.id()}`.execute(site.door.db);
    const renewed = await ada.step('payment_type', { payment_type: 'full' });
    const minutes = (Date.parse(renewed.data.attributes.hold_expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(2);
    expect(minutes).toBeLessThan(3.1);
    // A second one of the same address on the same date.
    const twin = traveler({ email: ada.email });
    await twin.begin(offer);
    expect((await twin.hold(offer)).errors[0]?.code).toBe('hold_limit');
    // Twenty seats on a date from one network.
    const ip = '203.0.113.99';
    const [one, two] = [traveler({ ip }), traveler({ ip })];
    await one.begin(offer, { number_of_travelers: 19 });
    expect((await one.hold(offer, 19)).status).toBe(200);
    await two.begin(offer);
    expect((await two.hold(offer)).errors[0]?.code).toBe('hold_limit');
  });

  it('says how many places are left when there are fewer than people', async () => {
    const offer = await fresh(3);
    const [ada, grace] = [traveler(), traveler()];
    await ada.begin(offer);
    await ada.hold(offer);
    await grace.begin(offer);
    const refused = await grace.hold(offer);
    expect(refused.errors[0]).toMatchObject({ code: 'sold_out', meta: { spots_left: 1 } });
    // One’s own count as free for oneself.
    expect((await ada.hold(offer, 3)).status).toBe(200);
    expect(await placesOf(offer)).toMatchObject({ held: 3 });
  });

  it('lets go of one date when another one is chosen, and of one’s places when fewer travel', async () => {
    const offer = some.find(({ tripId }, at) => some.findIndex((one) => one.tripId === tripId) !== at) as Offer;
    const other = some.find((one) => one.tripId === offer.tripId) as Offer;
    await setPlaces(offer, 8);
    await setPlaces(other, 8);
    before = await takenOf(offer);
    const ada = traveler();
    await ada.begin(offer);
    await ada.hold(offer, 3);
    await ada.hold(offer, 2);
    expect(await placesOf(offer)).toMatchObject({ held: 2 });
    const held = Date.parse((await ada.look()).data.attributes.hold_expires_at);
    expect(await ada.hold(other, 2)).toMatchObject({ status: 200 });
    expect(await placesOf(offer)).toMatchObject({ held: 0 });
    expect(Date.parse((await ada.look()).data.attributes.hold_expires_at)).toBeLessThan(held + 60_000);
  });

  it('refuses what another window has changed meanwhile', async () => {
    const offer = await fresh();
    const ada = traveler();
    const { data } = await ada.begin(offer);
    await ada.hold(offer);
    const late = await ada.step('payment_type', { payment_type: 'full', version: data.attributes.version });
    expect(late.errors[0]).toMatchObject({ code: 'version_changed' });
  });

  it('is refused where it can’t be paid here, and where its date isn’t on sale', async () => {
    const { rows } = await site.door.pool.query(
      `select slug from trips where not is_merchant_model and status = 'published' and superseded_by is null
       order by id limit 1`,
    );
    const ada = traveler();
    const refused = await ada.begin({ ...(some[0] as Offer), trip: rows[0].slug });
    expect(refused.errors[0]?.code).toBe('not_reservable');
    const offer = await fresh();
    await ada.begin(offer);
    await site.door.pool.query(`update departures set availability = 'closed' where id = $1`, [offer.departureId]);
    expect((await ada.hold(offer)).errors[0]?.code).toBe('departure_closed');
    // The news that it is sold out may come before somebody who was about to hold places there.
    await site.door.pool.query(`update departures set availability = 'sold_out' where id = $1`, [offer.departureId]);
    expect((await ada.hold(offer)).errors[0]).toMatchObject({ code: 'sold_out', meta: { spots_left: 0 } });
    await site.door.pool.query(`update departures set availability = 'open' where id = $1`, [offer.departureId]);
  });

  it('is refused on dates whose currency nobody takes here, and can be asked for then', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.begin(offer);
    const { pool } = site.door;
    await pool.query(`update departures set currency = 'ZAR' where id = $1`, [offer.departureId]);
    try {
      expect((await ada.hold(offer)).errors[0]).toMatchObject({
        code: 'not_reservable',
        detail: expect.stringContaining('currency'),
      });
      expect((await traveler().begin({ ...offer }, { departure_id: offer.departureId })).errors[0]?.code).toBe(
        'not_reservable',
      );
    } finally {
      await pool.query(`update departures set currency = 'USD' where id = $1`, [offer.departureId]);
    }
  });

  it('masks what is known of passengers, and takes no more of them than travel', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.begin(offer);
    await ada.hold(offer);
    const secrets = {
      dob: '1985-12-10',
      passport_number: 'X12345678',
      passport_expires_on: '2039-01-01',
      medical: 'Allergic to penicillin',
      dietary: 'No nuts at all',
    };
    const { data } = await ada.step('passenger_detail', {
      passengers: [{ position: 1, first_name: 'Ada', last_name: 'Lovelace', ...secrets }],
    });
    expect(data.attributes.booking_travelers[0]).toMatchObject({
      first_name: 'Ada',
      dob: '1985',
      passport_number: '…678',
      medical: { provided: true },
    });
    const all = JSON.stringify(
      await Promise.all(
        ['bookings', 'passengers', 'booking_events', 'outbox_events'].map(
          async (table) => (await site.door.pool.query(`select * from ${table}`)).rows,
        ),
      ),
    );
    for (const secret of Object.values(secrets)) expect(all).not.toContain(secret);
    const beyond = await ada.step('passenger_detail', {
      passengers: [{ position: 3, first_name: 'Eve', last_name: 'Moneypenny' }],
    });
    expect(beyond.errors[0]?.code).toBe('count_mismatch');
    const expired = await ada.step('passenger_detail', {
      passengers: [{ position: 1, first_name: 'Ada', last_name: 'Lovelace', passport_expires_on: '2027-01-01' }],
    });
    expect(expired.errors[0]?.code).toBe('invalid');
    const person = { first_name: 'Ada', last_name: 'Lovelace' };
    const twice = await ada.step('passenger_detail', {
      passengers: [
        { position: 1, ...person },
        { position: 1, ...person },
      ],
    });
    expect([twice.status, twice.errors[0]]).toMatchObject([
      422,
      { code: 'invalid', source: { pointer: '/passengers/1/position' } },
    ]);
  });

  it('waits for nobody who holds places on the same date, but where places are taken', async () => {
    const offer = await fresh();
    const [ada, grace] = [traveler(), traveler()];
    await ada.begin(offer);
    await ada.hold(offer);
    await grace.begin(offer);
    const other = await site.door.pool.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from departure_inventory where departure_id = $1 for update', [offer.departureId]);
      const room = await ada.step('accommodation', { accommodation_level: offer.level });
      const pay = await ada.step('payment_type', { payment_type: 'deposit' });
      expect([room.status, pay.status, (await ada.named(2)).status]).toEqual([200, 200, 200]);
      const late = await grace.hold(offer);
      expect([late.status, late.headers.get('Retry-After')]).toEqual([503, expect.any(String)]);
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await grace.hold(offer)).status).toBe(200);
  });

  describe('paid', () => {
    it('is placed once, however often it is captured at once', async () => {
      const offer = await fresh();
      const ada = traveler();
      await ada.upToConfirmed(offer);
      const created = await ada.pay({ action: 'create' });
      simulator.approve(created.data.attributes.paypal_order_id, 'approve');
      const all = await Promise.all(Array.from({ length: 8 }, () => ada.pay({ action: 'capture' })));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await placesOf(offer)).toMatchObject({ held: 0, sold: 2 });
      const { rows } = await site.door.pool.query('select status from payments where subject_id = $1', [ada.id()]);
      expect(rows).toEqual([{ status: 'captured' }]);
    });

    it('charges nothing when the bank declines, and can be paid otherwise then', async () => {
      const offer = await fresh();
      const ada = traveler();
      await ada.upToConfirmed(offer, { type: 'full' });
      const declined = await ada.payBy('decline');
      expect([declined.status, declined.errors[0]?.code]).toEqual([402, 'payment_declined']);
      expect(await placesOf(offer)).toMatchObject({ held: 2, sold: 0 });
      expect((await ada.look()).data.attributes).toMatchObject({
        booking_status: 'awaiting_payment',
        final_payment_status: 'due',
      });
      expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    });

    it('asked to capture what nobody approved keeps its places as they were', async () => {
      const offer = await fresh();
      const ada = traveler();
      await ada.upToConfirmed(offer);
      await ada.pay({ action: 'create' });
      expect((await ada.pay({ action: 'capture' })).errors[0]?.code).toBe('payment_declined');
      const { rows } = await site.door.pool.query('select state from seat_holds where booking_id = $1', [ada.id()]);
      expect(rows).toEqual([{ state: 'active' }]);
      expect(await rowOf(ada.id())).toMatchObject({ deposit_status: 'due' });
    });

    it('buys nothing when the places went while its traveler was away, and charges nothing', async () => {
      const offer = await fresh(2);
      const [ada, grace] = [traveler(), traveler()];
      await ada.upToConfirmed(offer);
      const created = await ada.pay({ action: 'create' });
      simulator.approve(created.data.attributes.paypal_order_id, 'approve');
      await endHold(ada.id());
      await grace.upToConfirmed(offer);
      expect((await grace.payBy('approve')).status).toBe(200);
      const late = await ada.pay({ action: 'capture' });
      expect(late.errors[0]?.code).toBe('sold_out');
      const { rows } = await site.door.pool.query('select status from payments where subject_id = $1', [ada.id()]);
      expect(rows.map(({ status }) => status)).not.toContain('captured');
      expect(await placesOf(offer)).toMatchObject({ held: 0, sold: 2 });
    });

    it('settles the others when one can’t be, and that one once it can', async () => {
      const { pool } = site.door;
      const [stuck, fine] = [traveler(), traveler()];
      for (const one of [stuck, fine]) {
        await one.upToConfirmed(await fresh(), { type: 'full' });
        const { data } = await one.pay({ action: 'create' });
        simulator.approve(data.attributes.paypal_order_id, 'approve');
        await capturePayment(site.ctx, { paymentId: data.id });
      }
      const stands = async () => [(await rowOf(stuck.id())).status, (await rowOf(fine.id())).status];
      await pool.query(`create function refuse() returns trigger language plpgsql as
        $$ begin if new.status <> old.status then raise 'the disk is full'; end if; return new; end $$`);
      await pool.query(`create trigger refuse before update on bookings for each row
        when (old.id = '${stuck.id()}') execute function refuse()`);
      await followPayments(site.ctx, site.door, silentLog);
      expect(await stands()).toEqual(['awaiting_payment', 'confirmed']);
      await resumePayments(site.ctx, site.door, silentLog);
      expect((await rowOf(stuck.id())).unsettled_since).not.toBeNull();
      await pool.query('drop trigger refuse on bookings');
      await resumePayments(site.ctx, site.door, silentLog);
      expect(await stands()).toEqual(['confirmed', 'confirmed']);
      expect((await rowOf(stuck.id())).unsettled_since).toBeNull();
    });

    it('waits for the company where that decides', async () => {
      const offer = await fresh();
      const decides = (type: string) =>
        site.door.pool.query(
          `update operators set business_process_type = $2 where id = (select operator_id from trips where id = $1)`,
          [offer.tripId, type],
        );
      await decides('on_request');
      const ada = traveler();
      await ada.upToConfirmed(offer);
      expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('pending_operator');
      await decides('instant');
    });

    it('can’t be changed any more, but for who travels', async () => {
      const offer = await fresh();
      const ada = traveler();
      await ada.upToConfirmed(offer);
      await ada.payBy('approve');
      expect((await ada.hold(offer, 3)).errors[0]?.code).toBe('change_request_required');
      expect((await ada.step('payment_type', { payment_type: 'full' })).errors[0]?.code).toBe(
        'change_request_required',
      );
      expect((await ada.named(2)).status).toBe(200);
    });
  });

  describe('cancelled', () => {
    const booked = async () => {
      const offer = await fresh();
      const ada = traveler();
      await ada.upToConfirmed(offer, { type: 'full' });
      await ada.payBy('approve');
      const { order_number } = (await ada.look()).data.attributes;
      return { offer, ada, order_number };
    };

    it('needs a quote, gives back what that says, and frees its places, once', async () => {
      const { offer, ada, order_number } = await booked();
      const without = await ada.ask('POST', '/v1/me/booking_cancel_update', { order_number });
      expect(without.errors[0]).toMatchObject({ code: 'quote_required' });
      const fresh = without.errors[0]?.meta;
      const quoted = await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number });
      expect(quoted.data.attributes).toMatchObject({
        refund_cents: fresh.refund_cents,
        penalty_cents: fresh.penalty_cents,
      });
      const row = await rowOf(ada.id());
      expect(fresh.refund_cents + fresh.penalty_cents).toBe(Number(row.price_cents));
      const cancel = { order_number, quote_id: fresh.quote_id };
      const all = await Promise.all(
        Array.from({ length: 5 }, () => ada.ask('POST', '/v1/me/booking_cancel_update', cancel)),
      );
      for (const { status, data } of all) {
        expect([status, data.attributes.refund_cents]).toEqual([200, fresh.refund_cents]);
      }
      expect(await placesOf(offer)).toMatchObject({ held: 0, sold: 0 });
      const { rows } = await site.door.pool.query(
        'select sum(r.amount_cents)::int as cents from refunds r join payments p on p.id = r.payment_id where subject_id = $1',
        [ada.id()],
      );
      expect(rows[0].cents ?? 0).toBe(fresh.refund_cents);
    });

    it('is refused with a fresh quote when the old one has expired', async () => {
      const { ada, order_number } = await booked();
      const { data } = await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number });
      await site.door.pool.query(`update cancellation_quotes set expires_at = '2020-01-01' where id = $1`, [data.id]);
      const late = await ada.ask('POST', '/v1/me/booking_cancel_update', { order_number, quote_id: data.id });
      expect(late.errors[0]).toMatchObject({ code: 'quote_expired' });
      expect(late.errors[0]?.meta.quote_id).not.toBe(data.id);
    });
  });
});
