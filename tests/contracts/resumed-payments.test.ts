import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants, resumePayments } from '#bookings/testing';
import { silentLog } from '#kernel';
import { type Offer, reservingSite } from './reserving.ts';

describe('a payment that its process left in the middle', () => {
  const { site, offers, setPlaces, traveler, simulator } = reservingSite();
  const { pool, db } = site.door;
  let offer: Offer;
  beforeAll(async () => {
    offer = (await offers(12))[0] as Offer;
    await setPlaces(offer, 8);
  });
  afterEach(async () => {
    expect(await brokenInvariants(db)).toEqual([]);
  });

  type Buyer = ReturnType<typeof traveler>;
  const changeTo = async (ada: Buyer, type: 'deposit' | 'full') => {
    await ada.step('payment_type', { payment_type: type });
    const { data } = await ada.look();
    await ada.step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote });
  };
  const soon = () => ({ ...site.ctx, clock: () => new Date(Date.now() + 120_000) });

  it('is gone on with by what was being paid, not by the order that was made last', async () => {
    const ada = traveler();
    await ada.upToConfirmed(offer, { type: 'deposit' });
    const deposit = await ada.pay({ action: 'create' });
    // Everything at once was thought of meanwhile, and given up again: its order is the newer one.
    await changeTo(ada, 'full');
    expect((await ada.pay({ action: 'create' })).status).toBe(200);
    await changeTo(ada, 'deposit');
    expect((await ada.pay({ action: 'create' })).data.attributes.paypal_order_id).toBe(
      deposit.data.attributes.paypal_order_id,
    );
    simulator.approve(deposit.data.attributes.paypal_order_id, 'approve');
    // Its process ended before it had asked for the money.
    await pool.query(`update bookings set deposit_status = 'processing' where id = $1`, [ada.id()]);
    await pool.query(
      `insert into booking_events (booking_id, field, event, before_value, after_value, actor)
       values ($1, 'deposit_status', 'start', 'due', 'processing', 'reservation')`,
      [ada.id()],
    );
    await pool.query(`update seat_holds set state = 'capturing' where booking_id = $1`, [ada.id()]);
    await resumePayments(soon(), site.door, silentLog);
    const { rows } = await pool.query(
      `select status, deposit_status, final_payment_status from bookings where id = $1`,
      [ada.id()],
    );
    expect(rows).toEqual([{ status: 'confirmed', deposit_status: 'paid', final_payment_status: 'not_due' }]);
  });

  it('takes nothing by an order that was approved and left for another way to pay', async () => {
    const ada = traveler();
    await ada.upToConfirmed(offer, { type: 'full' });
    const left = await ada.pay({ action: 'create' });
    simulator.approve(left.data.attributes.paypal_order_id, 'approve');
    await changeTo(ada, 'deposit');
    expect((await ada.payBy('approve')).data.attributes.payment_status).toBe('captured');
    expect((await ada.payBy('pending_captured', 'balance')).data.attributes.payment_status).toBe('pending');
    await resumePayments(soon(), site.door, silentLog);
    const { rows } = await pool.query(
      `select purpose, status, captured_at is not null as came from payments where subject_id = $1 order by purpose`,
      [ada.id()],
    );
    expect(rows).toEqual([
      { purpose: 'balance', status: expect.stringMatching(/^(pending|captured)$/), came: expect.any(Boolean) },
      { purpose: 'deposit', status: 'captured', came: true },
      { purpose: 'full', status: 'voided', came: false },
    ]);
  });

  it('is over when the bank declines it, though an order for another way to pay was made before and left', async () => {
    const ada = traveler();
    await ada.upToConfirmed(offer, { type: 'deposit' });
    expect((await ada.pay({ action: 'create' })).status).toBe(200);
    await changeTo(ada, 'full');
    expect((await ada.payBy('decline')).errors[0]?.code).toBe('payment_declined');
    expect((await ada.look()).data.attributes).toMatchObject({
      booking_status: 'awaiting_payment',
      final_payment_status: 'due',
    });
    const { rows } = await pool.query('select state from seat_holds where booking_id = $1', [ada.id()]);
    expect(rows).toEqual([{ state: 'active' }]);
    // What is due can be changed, and paid by the order of before.
    await changeTo(ada, 'deposit');
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
  });
});
