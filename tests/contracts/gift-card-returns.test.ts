import { describe, expect, it } from 'vitest';
import { giftCardByCode, reserveGiftCard, returnGiftCard } from '#gift-cards';
import { followPayments } from '#gift-cards/testing';
import { type Context, newId, silentLog } from '#kernel';
import { sendRefunds } from '#payments';
import { cardOf, GIFT_CARD } from './gift-card-orders.ts';
import { reservingSite } from './reserving.ts';

const DAY_MS = 86_400_000;
const going = new AbortController().signal;

describe('a gift card that its buyer gives back', () => {
  const { site, simulator } = reservingSite();
  const { ctx, door } = site;
  const { pool } = door;

  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newId() };
    return (await (await site.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()).data;
  };
  /** Ordered; with its payment captured unless told otherwise. */
  const card = async (paid = true): Promise<string> => {
    const { id, attributes } = await post('/v1/gift_cards', { gift_card: GIFT_CARD });
    if (!paid) return id;
    simulator.approve(attributes.paypal_order_id, 'approve');
    await post(`/v1/gift_cards/${id}/capture`, {});
    return id;
  };
  const giveBack = (giftCardId: string, at: Context = ctx) => returnGiftCard(at, { giftCardId, by: 'a test' });
  const later = (days: number): Context => ({ ...ctx, clock: () => new Date(ctx.clock().getTime() + days * DAY_MS) });
  const follow = () => followPayments(ctx, door, silentLog);
  const stateOf = async (id: string) =>
    Object.values((await pool.query('select state, balance_cents::int from gift_cards where id = $1', [id])).rows[0]);
  const refundsOf = async (id: string) => {
    const { rows } = await pool.query(
      `select r.status, r.amount_cents::int as cents from refunds r join payments p on p.id = payment_id
       where p.subject_id = $1`,
      [id],
    );
    return rows;
  };
  const mails = async (id: string, name: string) => {
    const { rows } = await pool.query(
      `select l.id, letter from email_log l where name = $2 and subject_id in (
         select $1::uuid union all select r.id from refunds r join payments p on p.id = payment_id where p.subject_id = $1)`,
      [id, name],
    );
    return rows.map((row) =>
      JSON.parse(door.keyring.decrypt(row.letter, { table: 'email_log', column: 'letter', id: row.id })),
    );
  };
  const refused = async (id: string, words: RegExp, at = ctx) => {
    const [state, refunds] = [await stateOf(id), await refundsOf(id)];
    await expect(giveBack(id, at)).rejects.toMatchObject({ code: 'invalid_transition', message: words });
    expect([await stateOf(id), await refundsOf(id)]).toEqual([state, refunds]);
  };

  it('pays nothing any more, and its money goes back by PayPal, of which its buyer is told once', async () => {
    const id = await card();
    const code = (await mails(id, 'gift_card_delivery'))[0].variables.code;
    expect(await giveBack(id)).toEqual({ cents: 10_000, currency: 'USD' });
    expect(await stateOf(id)).toEqual(['refunded', 0]);
    await expect(giftCardByCode(ctx, { code })).rejects.toMatchObject({ code: 'gift_card_invalid' });
    expect(await mails(id, 'gift_card_refund')).toEqual([]);
    await sendRefunds(ctx, going);
    for (let i = 0; i < 2; i++) await follow();
    expect(await refundsOf(id)).toEqual([{ status: 'completed', cents: 10_000 }]);
    expect(await stateOf(id)).toEqual(['refunded', 0]);
    expect(await mails(id, 'gift_card_refund')).toMatchObject([
      { to: GIFT_CARD.sender.email, variables: { isReturned: true, byHand: false, recipient: 'Mary Somerville' } },
    ]);
    const { rows } = await pool.query('select action, details from audit_entries where subject_id = $1', [id]);
    expect(rows).toEqual([{ action: 'gift_card.returned', details: { cents: 10_000, currency: 'USD', by: 'a test' } }]);
  });

  it('is given back once, however many do it at the same time', async () => {
    const id = await card();
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => giveBack(id)));
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(await refundsOf(id)).toEqual([{ status: 'queued', cents: 10_000 }]);
    await refused(id, /^This gift card was given back already\.$/);
  });

  it('has to be unused: one that is set aside or has paid stays', async () => {
    const id = await card();
    await reserveGiftCard(ctx, {
      giftCardId: id,
      bookingId: newId(),
      causeId: newId(),
      amountCents: 1,
      currency: 'USD',
    });
    await refused(id, /nobody has used/);
  });

  it('has to be paid, and by money that is known', async () => {
    await refused(await card(false), /^Nobody has paid/);
    await refused((await cardOf(site)).id, /^Nothing is known of the payment/);
    await expect(giveBack(newId())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('goes back until the fourteenth day after it was paid', async () => {
    const [inTime, late] = [await card(), await card()];
    // PayPal has a clock of its own.
    await pool.query('update payments set captured_at = $1 where captured_at is not null', [ctx.clock()]);
    await refused(late, /within fourteen days of buying it, for this one until \w+ \d+, \d{4}\.$/, later(15));
    expect(await giveBack(inTime, later(14))).toMatchObject({ cents: 10_000 });
  });

  it('isn’t paid for twice: not while PayPal hears a dispute, nor when money went back otherwise', async () => {
    const [disputed, back] = [await card(), await card()];
    await pool.query("update payments set status = 'disputed', dispute_id = 'PP-1' where subject_id = $1", [disputed]);
    await refused(disputed, /disputes the payment/);
    await pool.query(
      `insert into refunds (id, payment_id, cause_id, amount_cents, status, completed_at)
       select gen_random_uuid(), id, gen_random_uuid(), 4000, 'completed', now() from payments where subject_id = $1`,
      [back],
    );
    await expect(giveBack(back)).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await stateOf(back)).toEqual(['active', 10_000]);
  });
});
