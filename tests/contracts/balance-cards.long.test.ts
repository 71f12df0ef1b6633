import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants, followDepartures, followPayments, freeLapsedCards } from '#bookings/testing';
import { type Context, publish, silentLog } from '#kernel';
import { sendRefunds } from '#payments';
import { cardOf } from './gift-card-orders.ts';
import { type Offer, reservingSite } from './reserving.ts';

const MINUTE_MS = 60_000;

describe('a balance that a gift card pays a part of', () => {
  const { site, offers, setPlaces, simulator, traveler } = reservingSite();
  const { door } = site;
  const { pool } = door;
  let some: Offer[] = [];
  let next = 0;

  beforeAll(async () => {
    some = await offers(24);
  });
  beforeEach(() => pool.query('truncate rate_limits'));
  afterEach(async () => {
    expect(await brokenInvariants(door.db)).toEqual([]);
  });

  const rowOf = async (id: string) => (await pool.query('select * from bookings where id = $1', [id])).rows[0];
  const leftOn = async (id: string) =>
    (await pool.query('select balance_cents from gift_cards where id = $1', [id])).rows[0].balance_cents;
  const balancesOf = async (id: string) =>
    (
      await pool.query(
        `select method, amount_cents as cents, status from payments
         where subject_id = $1 and purpose = 'balance' and status <> 'voided' order by method`,
        [id],
      )
    ).rows;
  const later = (minutes: number): Context => ({
    ...site.ctx,
    db: door.db,
    clock: () => new Date(site.ctx.clock().getTime() + minutes * MINUTE_MS),
  });
  const booked = async () => {
    const offer = some[next++ % some.length] as Offer;
    await setPlaces(offer, 8);
    const ada = traveler();
    await ada.upToConfirmed(offer, { type: 'deposit' });
    await ada.payBy('approve');
    const { price_cents, due_now_cents, order_number } = await rowOf(ada.id());
    const open: number = price_cents - due_now_cents;
    const create = (code?: string | null) =>
      ada.pay({ action: 'create', ...(code === undefined ? {} : { gift_card_code: code }) });
    const capture = async (created: Awaited<ReturnType<typeof create>>, card: 'approve' | 'decline' = 'approve') => {
      simulator.approve(created.data.attributes.paypal_order_id, card);
      return ada.pay({ action: 'capture' });
    };
    return { ada, id: ada.id(), offer, open, order: order_number as string, create, capture };
  };

  it('adds up to the last minor unit: the card its part, PayPal the rest', async () => {
    const { id, open, create, capture } = await booked();
    const card = await cardOf(site, { cents: 3_333 });
    const created = await create(card.code);
    expect(created.data.attributes.amount_cents).toBe(open - 3_333);
    expect([await leftOn(card.id), await balancesOf(id)]).toMatchObject([0, [{ status: 'created' }]]);
    expect((await capture(created)).status).toBe(200);
    expect(await balancesOf(id)).toEqual([
      { method: 'gift_card', cents: 3_333, status: 'captured' },
      { method: 'paypal', cents: open - 3_333, status: 'captured' },
    ]);
    expect(await rowOf(id)).toMatchObject({ final_payment_status: 'paid', balance_card_id: null });
    expect((await create(card.code)).errors[0]?.code).toBe('already_paid');
  });

  it('is paid at once, without PayPal, where the card covers it', async () => {
    const { id, open, create } = await booked();
    const card = await cardOf(site, { cents: 500_000 });
    const waiting = await create();
    const paid = await create(card.code);
    expect(paid.data).toMatchObject({
      type: 'paypal_captures',
      attributes: { payment_status: 'captured', amount_cents: open },
    });
    expect(await balancesOf(id)).toEqual([{ method: 'gift_card', cents: open, status: 'captured' }]);
    expect(await leftOn(card.id)).toBe(500_000 - open);
    const mails = await pool.query(
      `select count(*)::int from email_log where name = 'payment_receipt'
         and subject_id in (select id from payments where subject_id = $1 and purpose = 'balance')`,
      [id],
    );
    expect(mails.rows[0].count).toBe(1);
    // The order that was open at PayPal takes nothing any more.
    simulator.approve(waiting.data.attributes.paypal_order_id, 'approve');
    expect((await create()).errors[0]?.code).toBe('already_paid');
  });

  it('frees the card where PayPal’s part isn’t approved in time, and takes no smaller payment then', async () => {
    const { ada, id, open, create } = await booked();
    const card = await cardOf(site, { cents: 4_000 });
    const created = await create(card.code);
    await freeLapsedCards(later(10));
    expect(await leftOn(card.id)).toBe(0);
    await freeLapsedCards(later(21));
    expect([await leftOn(card.id), await rowOf(id)]).toMatchObject([
      4_000,
      { balance_card_id: null, balance_card_cents: 0, balance_card_until: null },
    ]);
    simulator.approve(created.data.attributes.paypal_order_id, 'approve');
    expect((await ada.pay({ action: 'capture' })).errors[0]?.code).toBe('not_confirmed');
    expect((await create()).data.attributes.amount_cents).toBe(open);
  });

  it('keeps the card while a capture is under way, and after a refusal lets another try have it', async () => {
    const { ada, id, open, create, capture } = await booked();
    const card = await cardOf(site, { cents: 4_000 });
    const created = await create(card.code);
    expect((await capture(created, 'decline')).status).toBe(402);
    expect([await leftOn(card.id), (await rowOf(id)).balance_card_cents]).toEqual([0, 4_000]);
    const again = await create();
    expect(again.data.attributes.amount_cents).toBe(open - 4_000);
    await pool.query("update bookings set final_payment_status = 'processing' where id = $1", [id]);
    await freeLapsedCards(later(60));
    expect(await leftOn(card.id)).toBe(0);
    await pool.query("update bookings set final_payment_status = 'due' where id = $1", [id]);
    simulator.approve(again.data.attributes.paypal_order_id, 'approve');
    expect((await ada.pay({ action: 'capture' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ final_payment_status: 'paid' });
  });

  it('gives no more of a card than it has to two bookings at once', async () => {
    const [one, other] = [await booked(), await booked()];
    const card = await cardOf(site, { cents: 5_000 });
    const both = await Promise.all([one.create(card.code), other.create(card.code)]);
    const rows = [await rowOf(one.id), await rowOf(other.id)];
    const asides = rows.map(({ balance_card_cents }) => balance_card_cents);
    expect(asides.toSorted()).toEqual([0, 5_000]);
    const refused = both.filter(({ status }) => status !== 200);
    expect(refused.map(({ errors }) => errors[0]?.code)).toEqual(['gift_card_invalid']);
  });

  it('is paid once by two windows that pay at once', async () => {
    const { id, open, create } = await booked();
    const card = await cardOf(site, { cents: 500_000 });
    const both = await Promise.all([create(card.code), create(card.code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balancesOf(id)).toEqual([{ method: 'gift_card', cents: open, status: 'captured' }]);
  });

  it('goes back to where it came from: two cards and PayPal each get theirs', async () => {
    const offer = some[next++ % some.length] as Offer;
    await setPlaces(offer, 8);
    const [first, second] = [await cardOf(site, { cents: 2_500 }), await cardOf(site, { cents: 3_000 })];
    const ada = traveler();
    await ada.begin(offer, { number_of_travelers: 1 });
    await ada.hold(offer, 1);
    await ada.step('accommodation', { accommodation_level: offer.level });
    await ada.step('payment_type', { payment_type: 'deposit', gift_card_code: first.code });
    await ada.named(1);
    const { data } = await ada.look();
    await ada.step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote });
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    const rest = await ada.pay({ action: 'create', gift_card_code: second.code });
    simulator.approve(rest.data.attributes.paypal_order_id, 'approve');
    await ada.pay({ action: 'capture' });
    expect([await leftOn(first.id), await leftOn(second.id)]).toEqual([0, 0]);
    await pool.query(`update departures set availability = 'cancelled' where id = $1`, [offer.departureId]);
    await publish(site.ctx.db, 'departure.changed', [offer.departureId]);
    await followDepartures(site.ctx, door, silentLog);
    await sendRefunds(site.ctx, new AbortController().signal);
    expect([await leftOn(first.id), await leftOn(second.id)]).toEqual([2_500, 3_000]);
    const { price_cents } = await rowOf(ada.id());
    const { rows } = await pool.query(
      `select sum(r.amount_cents)::int as back from refunds r join payments p on p.id = r.payment_id
       where p.subject_id = $1`,
      [ada.id()],
    );
    expect(rows[0].back).toBe(price_cents);
  });

  it('frees what is set aside when the booking is canceled', async () => {
    const { ada, id, order, create } = await booked();
    const card = await cardOf(site, { cents: 4_000 });
    await create(card.code);
    const quote = (await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number: order })).data.attributes;
    const canceled = await ada.ask('POST', '/v1/me/booking_cancel_update', {
      order_number: order,
      quote_id: quote.quote_id,
    });
    expect([canceled.status, await leftOn(card.id), await rowOf(id)]).toMatchObject([
      200,
      4_000,
      { status: 'cancelled', balance_card_cents: 0 },
    ]);
  });

  it('takes the card off again, and refuses what can’t pay it', async () => {
    const { id, open, create } = await booked();
    const card = await cardOf(site, { cents: 4_000 });
    await create(card.code);
    expect((await create(null)).data.attributes.amount_cents).toBe(open);
    expect(await leftOn(card.id)).toBe(4_000);
    const euros = await cardOf(site, { cents: 4_000, currency: 'EUR' });
    const { currency } = await rowOf(id);
    expect(currency).not.toBe('EUR');
    for (const [code, refusal] of [
      [euros.code, 'gift_card_currency'],
      ['AAAA-BBBB-CCCC-DDDD', 'gift_card_invalid'],
    ] as const) {
      const { errors } = await create(code);
      expect(errors[0]).toMatchObject({ code: refusal, source: { pointer: '/gift_card_code' } });
    }
    const stranger = traveler();
    const begun = await stranger.begin(some[0] as Offer);
    expect(begun.status).toBeLessThan(300);
    const body = { reservation_id: id, action: 'create', gift_card_code: card.code };
    expect((await stranger.ask('POST', '/v1/paypal/booking-details', body)).status).toBe(404);
    expect((await stranger.pay({ action: 'create', gift_card_code: card.code })).errors[0]?.code).toBe('not_confirmed');
    await followPayments(site.ctx, door, silentLog);
    expect(await leftOn(card.id)).toBe(4_000);
  });
});
