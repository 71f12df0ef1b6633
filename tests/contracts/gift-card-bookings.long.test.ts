import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Asked,
  brokenInvariants,
  expireReservations,
  followDepartures,
  followPayments,
  freeLapsedCards,
} from '#bookings/testing';
import { giftCardByCode } from '#gift-cards';
import { endGiftCards } from '#gift-cards/testing';
import { asShared, type Context, createMemoryLimiter, publish, silentLog, transaction } from '#kernel';
import { capturePayment, reconcilePayments, sendRefunds } from '#payments';
import { cardOf } from './gift-card-orders.ts';
import { type Offer, reservingSite } from './reserving.ts';

const DAY_MS = 86_400_000;
const going = new AbortController().signal;

describe('a booking that a gift card pays', () => {
  const { site, offers, setPlaces, simulator, traveler } = reservingSite();
  const { door } = site;
  const { pool } = door;
  let some: Offer[] = [];
  let next = 0;
  const fresh = async (places = 8) => {
    const offer = some[next++ % some.length] as Offer;
    await setPlaces(offer, places);
    return offer;
  };
  beforeAll(async () => {
    some = await offers(24);
  });
  afterEach(async () => {
    expect(await brokenInvariants(door.db)).toEqual([]);
  });

  const rowOf = async (id: string) => (await pool.query('select * from bookings where id = $1', [id])).rows[0];
  const cardRow = async (id: string) =>
    (await pool.query('select state, balance_cents as left from gift_cards where id = $1', [id])).rows[0];
  const paymentsOf = async (id: string) =>
    (
      await pool.query(
        `select method, purpose, amount_cents as cents, status from payments where subject_id = $1 order by method`,
        [id],
      )
    ).rows;
  const refundsOf = async (id: string) =>
    (
      await pool.query(
        `select p.method, r.amount_cents as cents, r.status from refunds r join payments p on p.id = r.payment_id
         where p.subject_id = $1 order by p.method`,
        [id],
      )
    ).rows;
  const later = (milliseconds: number): Context => ({
    ...site.ctx,
    clock: () => new Date(site.ctx.clock().getTime() + milliseconds),
  });

  /** Up to where it can be confirmed, with a card of so much. */
  const withCard = async (cents: number, { type = 'deposit' as 'deposit' | 'full', travelers = 2, of = '' } = {}) => {
    const offer = await fresh();
    const card = await cardOf(site, { cents });
    const ada = traveler();
    await ada.begin(offer, { number_of_travelers: travelers });
    await ada.hold(offer, travelers);
    await ada.step('accommodation', { accommodation_level: offer.level });
    const chosen = await ada.step('payment_type', { payment_type: type, gift_card_code: of || card.code });
    await ada.named(travelers);
    const confirm = async () => {
      const { data } = await ada.look();
      return ada.step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote });
    };
    return { offer, card, ada, chosen, confirm };
  };

  it('splits what is due now: the card its part, PayPal the rest, and the total stays', async () => {
    const { ada, card, chosen, confirm } = await withCard(10_000);
    expect(chosen.data.attributes).toMatchObject({ gift_card_cents: 10_000, gift_card_last4: card.code.slice(-4) });
    expect(await cardRow(card.id)).toEqual({ state: 'active', left: 0 });
    const confirmed = await confirm();
    const { due_now_cents: due, total_cents: total } = confirmed.data.attributes;
    expect([due > 10_000, total]).toEqual([true, chosen.data.attributes.total_cents]);
    const created = await ada.pay({ action: 'create' });
    expect(created.data.attributes.amount_cents).toBe(due - 10_000);
    simulator.approve(created.data.attributes.paypal_order_id, 'approve');
    expect((await ada.pay({ action: 'capture' })).data.attributes.booking_status).toBe('confirmed');
    expect(await paymentsOf(ada.id())).toEqual([
      { method: 'gift_card', purpose: 'deposit', cents: 10_000, status: 'captured' },
      { method: 'paypal', purpose: 'deposit', cents: due - 10_000, status: 'captured' },
    ]);
    expect(await cardRow(card.id)).toEqual({ state: 'used', left: 0 });
    const rest = await ada.pay({ action: 'create' });
    const { price_cents: price } = await rowOf(ada.id());
    expect(rest.data.attributes.amount_cents).toBe(price - due);
    simulator.approve(rest.data.attributes.paypal_order_id, 'approve');
    await ada.pay({ action: 'capture' });
    expect(await rowOf(ada.id())).toMatchObject({ final_payment_status: 'paid' });
    const paid = (await paymentsOf(ada.id())).reduce((sum, { cents }) => sum + cents, 0);
    expect(paid).toBe(price);
  });

  it('is placed at confirming, without PayPal, where the card covers all that is due now', async () => {
    const { ada, card, confirm, offer } = await withCard(500_000);
    const asked = simulator.asked.length;
    const placed = await confirm();
    expect(placed.data.attributes).toMatchObject({ booking_status: 'confirmed', deposit_status: 'paid' });
    expect((await confirm()).status).toBe(200);
    expect(simulator.asked.length).toBe(asked);
    const { due_now_cents: due } = await rowOf(ada.id());
    expect(await paymentsOf(ada.id())).toEqual([
      { method: 'gift_card', purpose: 'deposit', cents: due, status: 'captured' },
    ]);
    expect(await cardRow(card.id)).toEqual({ state: 'partially_used', left: 500_000 - due });
    const { rows } = await pool.query('select held, sold from departure_inventory where departure_id = $1', [
      offer.departureId,
    ]);
    expect(rows[0].sold).toBeGreaterThanOrEqual(2);
    const mails = await pool.query(
      `select name from email_log where subject_id = $1 or subject_id in (select id from payments where subject_id = $1)
       order by name`,
      [ada.id()],
    );
    expect(mails.rows.map(({ name }) => name)).toEqual(['booking_confirmation', 'operator_booking', 'payment_receipt']);
  });

  it('gives the card its money back first when it is canceled, and PayPal the rest', async () => {
    const { ada, card, confirm } = await withCard(10_000, { type: 'full' });
    await confirm();
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    const { order_number: order, price_cents: price } = await rowOf(ada.id());
    const quote = (await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number: order })).data.attributes;
    expect(quote.refund_cents + quote.penalty_cents).toBe(price);
    expect(quote.refund_cents).toBeGreaterThan(10_000);
    const cancel = () =>
      ada.ask('POST', '/v1/me/booking_cancel_update', { order_number: order, quote_id: quote.quote_id });
    const all = await Promise.all(Array.from({ length: 5 }, cancel));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    await sendRefunds(site.ctx, going);
    expect(await refundsOf(ada.id())).toEqual([
      { method: 'gift_card', cents: 10_000, status: 'completed' },
      { method: 'paypal', cents: quote.refund_cents - 10_000, status: 'completed' },
    ]);
    expect(await cardRow(card.id)).toEqual({ state: 'active', left: 10_000 });
    expect((await giftCardByCode(site.ctx, { code: card.code })).balanceCents).toBe(10_000);
  });

  it('gives money back to a card that ran out meanwhile, which holds for three months then', async () => {
    const { ada, card, confirm } = await withCard(10_000, { type: 'full' });
    await confirm();
    await ada.payBy('approve');
    await pool.query(`update gift_cards set expires_on = '2026-01-01' where id = $1`, [card.id]);
    await endGiftCards(site.ctx);
    const { order_number: order } = await rowOf(ada.id());
    const quote = (await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number: order })).data.attributes;
    await ada.ask('POST', '/v1/me/booking_cancel_update', { order_number: order, quote_id: quote.quote_id });
    const back = await giftCardByCode(site.ctx, { code: card.code });
    expect(back.balanceCents).toBe(10_000);
    expect(back.expiresOn && back.expiresOn > '2026-06-01').toBe(true);
  });

  it('goes on when its card runs out, or is used up elsewhere, after it was set aside', async () => {
    const { ada, card, confirm } = await withCard(10_000);
    await confirm();
    await pool.query(`update gift_cards set expires_on = '2026-01-01' where id = $1`, [card.id]);
    await endGiftCards(site.ctx);
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    expect((await paymentsOf(ada.id()))[0]).toMatchObject({ method: 'gift_card', cents: 10_000 });
  });

  it('refuses codes that aren’t good, and cards of another currency, and changes nothing then', async () => {
    const { ada, card, chosen } = await withCard(10_000);
    const euros = await cardOf(site, { currency: 'EUR' });
    const spent = await cardOf(site, { cents: 2_500 });
    const grace = await withCard(2_500, { of: spent.code });
    expect(grace.chosen.data.attributes.gift_card_cents).toBe(2_500);
    for (const [code, said] of [
      ['nonsense', 'gift_card_invalid'],
      [spent.code, 'gift_card_invalid'],
      [euros.code, 'gift_card_currency'],
    ]) {
      const refused = await ada.step('payment_type', { payment_type: 'full', gift_card_code: code });
      expect([refused.status, refused.errors[0]?.code]).toEqual([422, said]);
    }
    expect((await ada.look()).data.attributes).toMatchObject({
      payment_type: 'deposit',
      gift_card_cents: chosen.data.attributes.gift_card_cents,
    });
    expect(await cardRow(card.id)).toMatchObject({ left: 0 });
  });

  it('counts tries of codes with those to sign in, over all reservations of a caller', async () => {
    const offer = await fresh();
    const ada = traveler({ ip: '192.0.2.77' });
    await ada.begin(offer);
    await ada.hold(offer);
    await ada.step('accommodation', { accommodation_level: offer.level });
    const { sharedLimits } = door;
    door.sharedLimits = asShared(createMemoryLimiter());
    const tried: Asked[] = [];
    for (let i = 0; i < 31; i++) {
      tried.push(await ada.step('payment_type', { payment_type: 'full', gift_card_code: `code ${i}` }));
    }
    expect(tried.slice(0, 30).map(({ errors }) => errors[0]?.code)).toEqual(Array(30).fill('gift_card_invalid'));
    expect(tried[30]?.status).toBe(429);
    door.sharedLimits = sharedLimits;
  });

  it('takes another card in place of the first, none when that is asked, and keeps it when nothing is said', async () => {
    const { ada, card } = await withCard(10_000);
    const other = await cardOf(site, { cents: 20_000 });
    await ada.step('payment_type', { payment_type: 'deposit', gift_card_code: other.code });
    expect([await cardRow(card.id), await cardRow(other.id)]).toMatchObject([{ left: 10_000 }, { left: 0 }]);
    const kept = await ada.step('payment_type', { payment_type: 'full' });
    expect(kept.data.attributes).toMatchObject({ payment_type: 'full', gift_card_cents: 20_000 });
    const none = await ada.step('payment_type', { payment_type: 'full', gift_card_code: null });
    expect(none.data.attributes).toMatchObject({ gift_card_cents: 0, gift_card_last4: null });
    expect(await cardRow(other.id)).toMatchObject({ left: 20_000 });
  });

  it('sets aside anew what is due now when the party changes', async () => {
    const { ada, card, chosen, offer } = await withCard(500_000, { type: 'full' });
    const before = chosen.data.attributes.gift_card_cents;
    expect(before).toBe(chosen.data.attributes.booking_price_cents);
    const one = await ada.hold(offer, 1);
    expect(one.data.attributes.gift_card_cents).toBe(one.data.attributes.booking_price_cents);
    expect(one.data.attributes.gift_card_cents).not.toBe(before);
    expect(await cardRow(card.id)).toMatchObject({ left: 500_000 - one.data.attributes.gift_card_cents });
  });

  it('lets go of the card once its places have lapsed, unless somebody is paying for them', async () => {
    const lapse = (id: string) =>
      pool.query(`update seat_holds set expires_at = now() - interval '1 second' where booking_id = $1`, [id]);
    const [idle, waiting, paying, held] = [
      await withCard(10_000),
      await withCard(10_000),
      await withCard(10_000),
      await withCard(10_000),
    ];
    await waiting.confirm();
    await paying.confirm();
    const created = await paying.ada.pay({ action: 'create' });
    for (const { ada } of [idle, waiting, paying]) await lapse(ada.id());
    expect(await freeLapsedCards(site.ctx)).toBe(2);
    expect(await freeLapsedCards(site.ctx)).toBe(0);
    expect(await Promise.all([idle, waiting, paying, held].map(({ card }) => cardRow(card.id)))).toMatchObject([
      { left: 10_000 },
      { left: 10_000 },
      { left: 0 },
      { left: 0 },
    ]);
    expect(await rowOf(waiting.ada.id())).toMatchObject({
      status: 'draft',
      gift_card_id: null,
      deposit_status: 'not_required',
    });
    // It pays elsewhere now; and whoever was at PayPal has theirs still.
    const elsewhere = await withCard(2_500, { of: idle.card.code });
    expect(elsewhere.chosen.data.attributes.gift_card_cents).toBe(10_000);
    simulator.approve(created.data.attributes.paypal_order_id, 'approve');
    expect((await paying.ada.pay({ action: 'capture' })).data.attributes.booking_status).toBe('confirmed');
  });

  it('lets go of the card when nobody touches the reservation for a day, or the money comes too late', async () => {
    const idle = await withCard(10_000);
    const late = await withCard(10_000);
    await late.confirm();
    const created = await late.ada.pay({ action: 'create' });
    simulator.approve(created.data.attributes.paypal_order_id, 'timeout');
    await pool.query(`update seat_holds set expires_at = now() - interval '1 minute'`);
    await pool.query(`alter table bookings disable trigger user`);
    await pool.query(`update bookings set updated_at = $1 where id = any($2)`, [
      later(-2 * DAY_MS).clock(),
      [idle.ada.id(), late.ada.id()],
    ]);
    await pool.query(`alter table bookings enable trigger user`);
    await expireReservations(site.ctx);
    expect((await rowOf(idle.ada.id())).status).toBe('expired');
    expect([await cardRow(idle.card.id), await cardRow(late.card.id)]).toMatchObject([
      { left: 10_000 },
      { left: 10_000 },
    ]);
    // PayPal’s part comes all the same: without the card it isn’t what was due, and goes back.
    await late.ada.pay({ action: 'capture' });
    const { rows } = await pool.query('select id from payments where subject_id = $1', [late.ada.id()]);
    await capturePayment(site.ctx, { paymentId: rows[0].id });
    await pool.query('update payments set check_at = $1 where check_at is not null', [site.ctx.clock()]);
    await reconcilePayments(site.ctx, going);
    await followPayments(site.ctx, door, silentLog);
    expect((await rowOf(late.ada.id())).status).toBe('expired');
    expect(await refundsOf(late.ada.id())).toHaveLength(1);
  });

  it('declined by PayPal leaves the card set aside, and pays with both by the next try', async () => {
    const { ada, card, confirm } = await withCard(10_000);
    await confirm();
    expect((await ada.payBy('decline')).errors[0]?.code).toBe('payment_declined');
    expect(await cardRow(card.id)).toEqual({ state: 'active', left: 0 });
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    expect(await cardRow(card.id)).toEqual({ state: 'used', left: 0 });
  });

  it('that twenty want to pay with one card at once gets what the card has, and never more', async () => {
    const card = await cardOf(site, { cents: 30_000 });
    const both = await Promise.all(
      [0, 1].map(async () => {
        const offer = await fresh();
        const one = traveler();
        await one.begin(offer);
        await one.hold(offer);
        await one.step('accommodation', { accommodation_level: offer.level });
        await one.step('payment_type', { payment_type: 'full' });
        await one.named(2);
        return one;
      }),
    );
    const tried = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (both[at % 2] as (typeof both)[number]).step('payment_type', {
          payment_type: 'full',
          gift_card_code: card.code,
        }),
      ),
    );
    const won = tried.filter(({ status }) => status === 200);
    expect(new Set(won.map(({ data }) => data.id)).size).toBe(1);
    for (const { status, errors } of tried) if (status !== 200) expect(errors[0]?.code).toBe('gift_card_invalid');
    expect(await cardRow(card.id)).toEqual({ state: 'active', left: 0 });
    const parts = await Promise.all(both.map(async (one) => (await one.look()).data.attributes.gift_card_cents));
    expect(parts.sort()).toEqual([0, 30_000]);
    for (const one of both) {
      const { data } = await one.look();
      await one.step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote });
    }
    const paid = await Promise.all(both.map((one) => one.payBy('approve')));
    expect(paid.map(({ data }) => data.attributes.booking_status)).toEqual(['confirmed', 'confirmed']);
    const { rows } = await pool.query(
      `select count(*)::int as entries, sum(-signed_cents)::int as cents from gift_card_entries
       where gift_card_id = $1 and kind = 'redeem'`,
      [card.id],
    );
    expect(rows).toEqual([{ entries: 1, cents: 30_000 }]);
  });

  it('captured many times at once takes the card’s part once', async () => {
    const { ada, card, confirm } = await withCard(10_000);
    await confirm();
    const created = await ada.pay({ action: 'create' });
    simulator.approve(created.data.attributes.paypal_order_id, 'approve');
    await Promise.all(Array.from({ length: 8 }, () => ada.pay({ action: 'capture' })));
    const { rows } = await pool.query(`select kind from gift_card_entries where gift_card_id = $1 order by kind`, [
      card.id,
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(['issue', 'redeem', 'release', 'reserve']);
    expect(await paymentsOf(ada.id())).toHaveLength(2);
  });

  it('gives everything back to where it came from when its company cancels the date, begun or booked', async () => {
    const [booked, begun] = [await withCard(10_000), await withCard(5_000)];
    await booked.confirm();
    expect((await booked.ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    await begun.confirm();
    expect(await cardRow(begun.card.id)).toEqual({ state: 'active', left: 0 });
    for (const { offer } of [booked, begun]) {
      await pool.query("update departures set availability = 'cancelled' where id = $1", [offer.departureId]);
    }
    const ids = [booked, begun].map(({ offer }) => offer.departureId);
    await transaction(site.ctx, (inside) => publish(inside.db, 'departure.changed', ids));
    await followDepartures(site.ctx, door, silentLog);
    expect((await rowOf(booked.ada.id())).status).toBe('cancelled');
    expect((await rowOf(begun.ada.id())).status).toBe('expired');
    expect(await cardRow(booked.card.id)).toEqual({ state: 'active', left: 10_000 });
    expect(await cardRow(begun.card.id)).toEqual({ state: 'active', left: 5_000 });
    const paid = await paymentsOf(booked.ada.id());
    expect((await refundsOf(booked.ada.id())).map(({ method, cents }) => [method, cents])).toEqual(
      paid.map(({ method, cents }) => [method, cents]),
    );
    for (const { offer } of [booked, begun]) {
      await pool.query("update departures set availability = 'open' where id = $1", [offer.departureId]);
    }
  });
});
