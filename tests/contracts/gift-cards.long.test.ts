import { describe, expect, it } from 'vitest';
import { ownOrder, startGiftCardPayment } from '#gift-cards';
import { captureGiftCardPayment } from '#gift-cards/doors';
import { deliverGiftCards, endGiftCards, followPayments, resumePayments } from '#gift-cards/testing';
import { type Context, newId, silentLog } from '#kernel';
import { addDays, toCalendarDate } from '#kernel/shared';
import { capturePayment, reconcilePayments, sendRefunds, voidPayment } from '#payments';
import type { Card } from '#payments/testing';
import { areas } from '../../src/areas.ts';
import { GIFT_CARD, orderedCard } from './gift-card-orders.ts';
import { reservingSite } from './reserving.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers whose shape is what they check.
type Any = any;

const DAY_MS = 86_400_000;
const going = new AbortController().signal;

describe('gift cards', () => {
  const { site, simulator } = reservingSite();
  const { door } = site;
  const { pool } = door;

  const post = async (path: string, body: object, key: string | null = newId()) => {
    const answer = await site.ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body: JSON.stringify(body),
    });
    const { data, errors = [] } = (await answer.json()) as { data: Any; errors?: Any[] };
    return { status: answer.status, data, error: errors[0], headers: answer.headers };
  };
  const order = (more: object = {}, key = newId()) =>
    post('/v1/gift_cards', { gift_card: { ...GIFT_CARD, ...more } }, key);
  const capture = (id: string, key = newId()) => post(`/v1/gift_cards/${id}/capture`, {}, key);
  const balance = (code: string) => post('/v1/gift_cards/balance', { code }, null);
  const approved = async (card: Card = 'approve', more: object = {}) => {
    const { data } = await order(more);
    simulator.approve(data.attributes.paypal_order_id, card);
    return data.id as string;
  };
  const rowOf = async (id: string) => (await pool.query('select * from gift_cards where id = $1', [id])).rows[0];
  const paymentsOf = async (id: string) =>
    (
      await pool.query(
        `select p.status, p.amount_cents::int as cents, coalesce(sum(r.amount_cents), 0)::int as back
         from payments p left join refunds r on r.payment_id = p.id where p.subject_id = $1
         group by p.id order by p.created_at, p.id`,
        [id],
      )
    ).rows;
  const refundMailsOf = async (id: string) => {
    const { rows } = await pool.query(
      `select l.id, l.letter from email_log l where l.name = 'gift_card_refund' and l.subject_id in (
         select r.id from refunds r join payments p on p.id = r.payment_id where p.subject_id = $1)`,
      [id],
    );
    return rows.map((row) => {
      const place = { table: 'email_log', column: 'letter', id: row.id };
      const { to, variables } = JSON.parse(door.keyring.decrypt(row.letter, place));
      return { to, says: variables };
    });
  };
  const mailsOf = async (id: string) => {
    const { rows } = await pool.query('select id, name, letter from email_log where subject_id = $1 order by name', [
      id,
    ]);
    return rows.map((row) => {
      const place = { table: 'email_log', column: 'letter', id: row.id };
      const letter = JSON.parse(door.keyring.decrypt(row.letter, place));
      return { name: row.name as string, to: letter.to as string, says: letter.variables as Any, whole: letter };
    });
  };
  const later = (milliseconds: number): Context => ({
    ...site.ctx,
    clock: () => new Date(site.ctx.clock().getTime() + milliseconds),
  });
  const inDays = (days: number) => addDays(toCalendarDate(site.ctx.clock()), days);
  const settle = async () => {
    await pool.query('update payments set check_at = $1 where check_at is not null', [site.ctx.clock()]);
    await reconcilePayments(site.ctx, going);
    await followPayments(site.ctx, door, silentLog);
  };

  it('are bought, and go to their recipients by mail, with a code that nobody else is told', async () => {
    const ordered = await order();
    expect(ordered.status).toBe(201);
    expect(ordered.data.attributes).toMatchObject({ amount_cents: 10_000, currency: 'USD' });
    expect(ordered.data.attributes.approval_url).toContain(ordered.data.attributes.paypal_order_id);
    const { id } = ordered.data;
    expect(await mailsOf(id)).toEqual([]);
    simulator.approve(ordered.data.attributes.paypal_order_id, 'approve');
    const taken = await capture(id);
    expect([taken.status, taken.data.attributes]).toEqual([
      200,
      { payment_status: 'captured', gift_card_status: 'active', amount_cents: 10_000, currency: 'USD' },
    ]);
    const [delivery, receipt, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    expect(delivery).toMatchObject({
      name: 'gift_card_delivery',
      to: 'mary@example.com',
      says: { sender: 'Ada Lovelace', message: 'Go south!', amount: { cents: 10_000, currency: 'USD' } },
    });
    expect(receipt).toMatchObject({ name: 'gift_card_receipt', to: 'ada@example.com', says: { deliverOn: null } });
    const code: string = delivery?.says.code;
    expect(JSON.stringify([ordered, taken, receipt?.whole])).not.toContain(code.slice(0, 9));
    const { rows } = await pool.query(`select t::text as text from gift_cards t where id = $1`, [id]);
    expect(rows[0].text).not.toContain(code.replaceAll('-', ''));
    expect((await balance(code)).data).toMatchObject({
      id: code.slice(-4),
      attributes: { balance_cents: 10_000, currency: 'USD' },
    });
  });

  it('are bought once by a key, however often and however fast it is sent, and by none without', async () => {
    const key = newId();
    const all = await Promise.all(Array.from({ length: 6 }, () => order({}, key)));
    const ids = all.filter(({ status }) => status === 201).map(({ data }) => data.id);
    expect(new Set(ids).size).toBe(1);
    expect(all.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const again = await order({}, key);
    expect([again.status, again.data.id, again.headers.get('Idempotency-Replayed')]).toEqual([201, ids[0], 'true']);
    expect(await paymentsOf(ids[0])).toHaveLength(1);
    expect((await order({ amount_cents: 20_000 }, key)).error.code).toBe('idempotency_key_reused');
    for (const path of ['/v1/gift_cards', `/v1/gift_cards/${ids[0]}/capture`]) {
      expect((await post(path, GIFT_CARD, null)).error.code).toBe('idempotency_key_required');
    }
  });

  it('that PayPal couldn’t be asked about are gone on with by the same key', async () => {
    const key = newId();
    simulator.set({ failing: 1 });
    expect((await order({}, key)).error).toMatchObject({ status: '502', code: 'processor_unavailable' });
    simulator.set({ failing: 0 });
    const again = await order({}, key);
    expect(again.status).toBe(201);
    expect(await paymentsOf(again.data.id)).toHaveLength(1);
  });

  it.each([
    [{ amount_cents: 2_499 }, '/gift_card/amount_cents'],
    [{ amount_cents: 500_001 }, '/gift_card/amount_cents'],
    [{ amount_cents: 30.5 }, '/gift_card/amount_cents'],
    [{ currency: 'dollars' }, '/gift_card/currency'],
    [{ recipient: { name: 'Mary', email: 'nowhere' } }, '/gift_card/recipient/email'],
    [{ sender: null }, '/gift_card/sender'],
    [{ message: 'a'.repeat(1_001) }, '/gift_card/message'],
    [{ deliver_on: '2026-02-30' }, '/gift_card/deliver_on'],
    [{ deliver_on: '2020-01-01' }, '/gift_card/deliver_on'],
    [{ deliver_on: '2999-01-01' }, '/gift_card/deliver_on'],
  ])('are refused with %j', async (more, pointer) => {
    const { status, error } = await order(more);
    expect([status, error.source.pointer]).toEqual([422, pointer]);
  });

  it('are refused in a currency that PayPal doesn’t take', async () => {
    expect((await order({ currency: 'VND' })).error.code).toBe('currency_not_supported');
  });

  it('that are declined stay worth nothing, and can be paid by the next try', async () => {
    const id = await approved('decline');
    const declined = await capture(id);
    expect([declined.status, declined.error.code]).toEqual([402, 'payment_declined']);
    expect(await rowOf(id)).toMatchObject({ state: 'pending_payment', unsettled_since: null });
    expect(await mailsOf(id)).toEqual([]);
  });

  it('that nobody approved aren’t taken', async () => {
    const { data } = await order();
    expect((await capture(data.id)).error.code).toBe('payment_declined');
    expect(await rowOf(data.id)).toMatchObject({ state: 'pending_payment', code_hash: null });
  });

  it('whose money PayPal holds back become good when it comes, and never when it doesn’t', async () => {
    simulator.set({ pendingMs: 0 });
    const [comes, never] = [await approved('pending_captured'), await approved('pending_denied')];
    for (const id of [comes, never]) {
      const taken = await capture(id);
      expect(taken.data.attributes).toMatchObject({ payment_status: 'pending', gift_card_status: 'pending_payment' });
    }
    expect(await mailsOf(comes)).toEqual([]);
    await settle();
    expect([(await rowOf(comes)).state, (await rowOf(never)).state]).toEqual(['active', 'pending_payment']);
    expect((await mailsOf(comes)).map(({ name }) => name)).toEqual(['gift_card_delivery', 'gift_card_receipt']);
    expect(await mailsOf(never)).toEqual([]);
  });

  it('captured many times at once are one card, one payment and one mail each', async () => {
    const id = await approved();
    const all = await Promise.all(Array.from({ length: 8 }, () => capture(id)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    await settle();
    expect(await paymentsOf(id)).toEqual([{ status: 'captured', cents: 10_000, back: 0 }]);
    expect(await mailsOf(id)).toHaveLength(2);
    const { rows } = await pool.query('select kind from gift_card_entries where gift_card_id = $1', [id]);
    expect(rows).toEqual([{ kind: 'issue' }]);
    expect((await order({}, newId())).status).toBe(201);
  });

  it('paid twice, since one payment that was given up came after all, give the later money back', async () => {
    const id = await approved('timeout');
    expect((await capture(id)).data.attributes.payment_status).toBe('unknown');
    const [first] = (await pool.query('select id from payments where subject_id = $1', [id])).rows;
    await voidPayment(site.ctx, first.id);
    const second = await startGiftCardPayment(site.ctx, door, id);
    simulator.approve(second.processorOrderId, 'approve');
    expect((await capture(id)).data.attributes).toMatchObject({ gift_card_status: 'active' });
    await settle();
    await sendRefunds(site.ctx, going);
    expect((await rowOf(id)).balance_cents).toBe(10_000);
    const payments = await paymentsOf(id);
    expect(payments).toEqual([
      { status: 'refunded', cents: 10_000, back: 10_000 },
      { status: 'captured', cents: 10_000, back: 0 },
    ]);
    expect(await mailsOf(id)).toHaveLength(2);
    // Its buyer is told once it is back, once.
    for (let i = 0; i < 2; i++) await settle();
    expect(await refundMailsOf(id)).toEqual([
      {
        to: GIFT_CARD.sender.email,
        says: {
          name: 'Ada Lovelace',
          amount: { cents: 10_000, currency: 'USD' },
          recipient: 'Mary Somerville',
          isBought: true,
          isReturned: false,
          byHand: false,
        },
      },
    ]);
  });

  it('whose process ended after the money was taken become good all the same', async () => {
    const id = await approved();
    const [{ id: paymentId }] = (await pool.query('select id from payments where subject_id = $1', [id])).rows;
    await capturePayment(site.ctx, { paymentId });
    expect((await rowOf(id)).state).toBe('pending_payment');
    await followPayments(site.ctx, door, silentLog);
    expect((await rowOf(id)).state).toBe('active');
    const left = await approved();
    // It had begun to capture, and PayPal was never asked.
    await pool.query(`update gift_cards set unsettled_since = $2 where id = $1`, [left, later(-120_000).clock()]);
    await resumePayments(site.ctx, door, silentLog);
    expect(await rowOf(left)).toMatchObject({ state: 'active', unsettled_since: null });
  });

  it('that PayPal was asked to take the money of, and didn’t say, are told as under way until it does', async () => {
    const { id, token } = await orderedCard(site);
    const state = async () => (await ownOrder(site.ctx, door, token))?.state;
    const pay = async (card: Card) => {
      const { processorOrderId } = await startGiftCardPayment(site.ctx, door, id);
      simulator.approve(processorOrderId, card);
      return captureGiftCardPayment(site.ctx, door, id);
    };
    await expect(pay('decline')).rejects.toMatchObject({ code: 'payment_declined' });
    expect(await state()).toBe('ordered');
    expect((await pay('timeout')).payment.status).toBe('unknown');
    expect(await state()).toBe('paying');
    await resumePayments(later(120_000), door, silentLog);
    expect(await state()).toBe('bought');
  });

  it('that nobody pays for a day are given up, with all that is known of people; money that comes then goes back', async () => {
    const id = await approved('timeout');
    expect((await capture(id)).data.attributes.payment_status).toBe('unknown');
    const { data } = await order();
    await endGiftCards(later(DAY_MS - 60_000));
    expect((await rowOf(id)).state).toBe('pending_payment');
    await endGiftCards(later(DAY_MS + 60_000));
    for (const one of [id, data.id]) {
      expect(await rowOf(one)).toMatchObject({ state: 'void', people: one === id ? expect.any(Buffer) : null });
      expect((await paymentsOf(one))[0].status).toBe('voided');
    }
    expect((await capture(data.id)).error.code).toBe('payment_declined');
    await settle();
    await sendRefunds(site.ctx, going);
    expect(await paymentsOf(id)).toMatchObject([{ cents: 10_000, back: 10_000 }]);
    expect(await rowOf(id)).toMatchObject({ state: 'void', balance_cents: 0, code_hash: null });
    expect(await mailsOf(id)).toEqual([]);
    await settle();
    expect(await refundMailsOf(id)).toMatchObject([{ to: GIFT_CARD.sender.email, says: { isBought: false } }]);
    await endGiftCards(later(4 * DAY_MS));
    expect((await rowOf(id)).people).not.toBeNull();
    await endGiftCards(later(5 * DAY_MS + 60_000));
    expect((await rowOf(id)).people).toBeNull();
  });

  it('aren’t given up while PayPal holds their money back', async () => {
    simulator.set({ pendingMs: 400 * DAY_MS });
    const id = await approved('pending_captured');
    await capture(id);
    await endGiftCards(later(3 * DAY_MS));
    expect((await rowOf(id)).state).toBe('pending_payment');
    simulator.set({ pendingMs: 0 });
  });

  it('wait for their day, by the calendar of UTC, and have no code till then', async () => {
    const day = inDays(30);
    const id = await approved('approve', { deliver_on: day });
    await capture(id);
    const [receipt, ...none] = await mailsOf(id);
    expect([receipt?.name, receipt?.says.deliverOn, none]).toEqual(['gift_card_receipt', day, []]);
    expect(await rowOf(id)).toMatchObject({ state: 'active', code_hash: null, last4: null });
    const deliver = (time: string) => deliverGiftCards({ ...site.ctx, clock: () => new Date(time) }, door, silentLog);
    await deliver(`${inDays(29)}T23:59:59Z`);
    expect(await mailsOf(id)).toHaveLength(1);
    await Promise.all(Array.from({ length: 4 }, () => deliver(`${day}T00:00:01Z`)));
    const all = await mailsOf(id);
    expect(all.map(({ name }) => name)).toEqual(['gift_card_delivery', 'gift_card_receipt']);
    expect((await balance(all[0]?.says.code)).status).toBe(200);
  });

  it('arrive also when their buyer has closed the account, whose name isn’t kept then', async () => {
    const id = await approved('approve', { deliver_on: inDays(5) });
    await capture(id);
    const emails = ['ada@example.com'];
    await areas
      .find(({ name }) => name === 'gift-cards')
      ?.members?.erase(site.ctx, { id: newId(), emails, emailHashes: emails.map(door.addresses.hashOf) });
    await deliverGiftCards(later(6 * DAY_MS), door, silentLog);
    expect((await mailsOf(id)).map(({ name }) => name)).toContain('gift_card_delivery');
    expect(await rowOf(id)).toMatchObject({ people: null, purchaser_email_hash: null, order_hash: null });
  });

  it('pay nothing any more when PayPal has taken their money back', async () => {
    const id = await approved();
    await capture(id);
    const says = (await mailsOf(id))[0]?.says;
    const { rows } = await pool.query('select processor_order_id from payments where subject_id = $1', [id]);
    simulator.refundAtPaypal(rows[0].processor_order_id, '100.00');
    await pool.query('update payments set check_at = $2 where subject_id = $1', [id, site.ctx.clock()]);
    await settle();
    await settle();
    expect((await rowOf(id)).state).toBe('blocked');
    expect((await balance(says.code)).error.code).toBe('gift_card_invalid');
  });

  it('are blocked then also when they are used up: what comes back to them pays nothing', async () => {
    const id = await approved();
    await capture(id);
    const { rows } = await pool.query('select processor_order_id from payments where subject_id = $1', [id]);
    await pool.query(`update gift_cards set state = 'used' where id = $1`, [id]);
    simulator.refundAtPaypal(rows[0].processor_order_id, '100.00');
    await pool.query('update payments set check_at = $2 where subject_id = $1', [id, site.ctx.clock()]);
    await settle();
    await settle();
    expect((await rowOf(id)).state).toBe('blocked');
  });

  it('refuse every code that isn’t good with the same answer', async () => {
    const ended = await approved();
    await capture(ended);
    const says = (await mailsOf(ended))[0]?.says;
    await pool.query(`update gift_cards set expires_on = '2026-01-01' where id = $1`, [ended]);
    const refusals = await Promise.all(
      ['x', says.code, '0000-0000-0000-0000-0000-0000-0000', `${says.code}9`].map(async (code) => {
        const { status, error } = await balance(code);
        return JSON.stringify([status, { ...error, id: undefined }]);
      }),
    );
    expect(new Set(refusals).size).toBe(1);
    expect(refusals[0]).toContain('gift_card_invalid');
  });
});
