import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingAtDesk, bookingPage } from '#bookings';
import { cancelDeparture, cancelForTeam, declineBooking } from '#bookings/companies';
import { brokenInvariants, followDepartures, followPayments, remindOfDeadlines } from '#bookings/testing';
import { type Context, publish, silentLog, transaction } from '#kernel';
import { addDays, formatMoney } from '#kernel/shared';
import { testActors } from '#kernel/testing';
import { createPageDoor } from '#pages';
import { reconcilePayments } from '#payments';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { cardOf } from './gift-card-orders.ts';
import { guestAt, type Offer, reservingSite, textOf } from './reserving.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into rows and letters whose shape is what they check.
type Any = any;

describe('what PayPal gives back of a booking, without us', () => {
  const { site, offers, setPlaces, simulator, traveler } = reservingSite();
  const { door } = site;
  const staff: Context = { ...site.ctx, actor: testActors().staff };
  let app: ReturnType<typeof createApp>;
  let some: Offer[] = [];
  let next = 0;

  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    app = createApp({ ...door, pages });
    some = await offers(24);
  });
  beforeEach(() => door.pool.query('truncate rate_limits'));
  afterEach(async () => {
    expect(await brokenInvariants(door.db)).toEqual([]);
  });

  const rows = async (text: string, ...values: unknown[]): Promise<Any[]> => (await door.pool.query(text, values)).rows;
  const rowOf = async (id: string) =>
    (await rows('select *, start_date::text, payment_due_on::text from bookings where id = $1', id))[0];
  const usd = (cents: number) => formatMoney({ cents, currency: 'USD' });
  const asGuest = guestAt(() => app);
  const lettersOf = async (subjectId: string, name: string): Promise<Any[]> =>
    (await rows('select id, letter from email_log where subject_id = $1 and name = $2', subjectId, name)).map(
      ({ id, letter }) =>
        JSON.parse(door.keyring.decrypt(letter, { table: 'email_log', column: 'letter', id })).variables,
    );

  type Booked = Awaited<ReturnType<typeof booked>>;
  const fresh = async () => {
    const offer = some[next++ % some.length] as Offer;
    await setPlaces(offer, 8);
    return offer;
  };
  const withMoney = async (guest: ReturnType<typeof traveler>, offer: Offer) => {
    const id = guest.id();
    const { price_cents: price, due_now_cents: due, order_number } = await rowOf(id);
    const [place] = await rows('select operator_id from departures where id = $1', offer.departureId);
    const company: Context = {
      ...site.ctx,
      actor: { ...testActors()['proved-operator'], operatorIds: [place.operator_id] } as Context['actor'],
    };
    const order: string = order_number;
    const [total, deposit]: [number, number] = [Number(price), Number(due)];
    const open = async (query = '') => textOf((await asGuest(guest, `/booking/${id}${query}`)).html);
    return { guest, id, offer, order, price: total, deposit, balance: total - deposit, company, open };
  };
  const booked = async (type: 'deposit' | 'full' = 'deposit') => {
    const offer = await fresh();
    const guest = traveler();
    await guest.upToConfirmed(offer, { type });
    expect((await guest.payBy('approve')).status).toBe(200);
    return withMoney(guest, offer);
  };
  /** So much of a payment goes back at PayPal; the rest of the site hears of it as it does of everything. */
  const takeBack = async ({ id }: Pick<Booked, 'id'>, purpose: 'deposit' | 'balance' | 'full', cents: number) => {
    const [payment] = await rows(
      `select id, processor_order_id from payments
       where subject_id = $1 and purpose = $2 and method = 'paypal' and captured_at is not null`,
      id,
      purpose,
    );
    simulator.refundAtPaypal(payment.processor_order_id, (cents / 100).toFixed(2));
    await rows('update payments set check_at = $1 where processor_order_id is not null', site.ctx.clock());
    await reconcilePayments(site.ctx, new AbortController().signal);
    await followPayments(site.ctx, door, silentLog);
    return payment.id as string;
  };
  const refundsOf = async (id: string): Promise<{ cents: number; elsewhere: boolean }[]> =>
    rows(
      `select r.amount_cents::int as cents, r.cause_id = r.id as elsewhere from refunds r
       join payments p on p.id = r.payment_id where p.subject_id = $1 order by r.created_at, r.id`,
      id,
    );
  /** The day after the balance was due. */
  const remind = async (id: string) => {
    await rows(
      `update bookings set payment_due_on = start_date - 60, placed_at = '2026-01-01' where id = $1 and start_date is not null`,
      id,
    );
    const { payment_due_on: on } = await rowOf(id);
    const clock = () => new Date(`${addDays(on, 1)}T12:00:00Z`);
    await remindOfDeadlines({ ...site.ctx, clock }, door, silentLog);
  };
  const ASKED = 'Next: the balance';

  it('isn’t asked for again where it was the deposit, and the balance is paid as it was agreed', async () => {
    const one = await booked();
    const { guest, deposit, balance } = one;
    const listOf = async () => textOf((await asGuest(guest, '/my-bookings')).html);
    const before = await listOf();
    expect(before).toContain(`Still to pay: ${usd(balance)}`);
    expect(before).not.toContain('PayPal gave');
    await takeBack(one, 'deposit', deposit);
    const page = await one.open();
    expect(page).toContain(`PayPal gave ${usd(deposit)} back of what you paid for this trip.`);
    expect(page).toContain('PayPal gave it back');
    expect(page).toContain(`${usd(deposit)} given back by PayPal`);
    expect(page).toContain(`Still to pay ${usd(balance)}`);
    const list = await listOf();
    expect(list).toContain(`Still to pay: ${usd(balance)}`);
    expect(list).toContain(`PayPal gave ${usd(deposit)} back: unless that was agreed with us, we write to you`);
    await remind(one.id);
    expect(await lettersOf(one.id, 'payment_overdue')).toMatchObject([{ amount: { cents: balance } }]);

    const created = await guest.pay({ action: 'create', purpose: 'balance' });
    expect(created.data.attributes.amount_cents).toBe(balance);
    simulator.approve(created.data.attributes.paypal_order_id, 'approve');
    expect((await guest.pay({ action: 'capture' })).status).toBe(200);
    expect(await rowOf(one.id)).toMatchObject({ final_payment_status: 'paid' });
    expect(await one.open()).toContain('Still to pay $0');
    expect(await lettersOf(created.data.id, 'payment_receipt')).toMatchObject([{ open: { cents: 0 }, isShort: true }]);
  });

  it('leads nobody to PayPal who had paid everything, whichever payment it was; nor does a mail', async () => {
    for (const of of ['full', 'balance', 'deposit'] as const) {
      const one = await booked(of === 'full' ? 'full' : 'deposit');
      const { guest, price, deposit, balance } = one;
      if (of !== 'full') expect((await guest.payBy('approve', 'balance')).status).toBe(200);
      const gone = { full: price, balance, deposit }[of];
      await takeBack(one, of, gone);
      await remind(one.id);
      for (const name of ['payment_overdue', 'balance_due']) {
        expect([of, name, await lettersOf(one.id, name)]).toEqual([of, name, []]);
      }
      const page = await one.open();
      expect(page).toContain(`PayPal gave ${usd(gone)} back of what you paid for this trip.`);
      expect(page).toContain('Still to pay $0');
      for (const words of [ASKED, 'with PayPal']) expect(page).not.toContain(words);
      const list = textOf((await asGuest(guest, '/my-bookings')).html);
      expect(list).toContain(`PayPal gave ${usd(gone)} back: unless that was agreed with us`);
      expect(list).not.toContain('Still to pay');
      const { errors } = await guest.pay({ action: 'create' });
      expect(errors[0]).toMatchObject({
        code: 'already_paid',
        detail: 'Nothing is to pay here. PayPal gave money of this back: we write about that.',
      });
      const { to } = await asGuest(guest, `/booking/${one.id}`, { do: 'pay', seen: `${gone}` });
      expect(to).toBe(`/booking/${one.id}?error=already_paid`);
      expect(await one.open('?error=already_paid')).toContain('Nothing is left to pay here.');
      expect(await rowOf(one.id)).toMatchObject({ status: 'confirmed', final_payment_status: 'paid' });
      expect(await refundsOf(one.id)).toEqual([{ cents: gone, elsewhere: true }]);
    }
  });

  it('in part, before all is paid, asks for no more than the balance', async () => {
    const one = await booked();
    await takeBack(one, 'deposit', 1_000);
    const page = await one.open();
    expect(page).toContain('Paid, a part given back');
    expect(page).toContain(`Still to pay ${usd(one.balance)}`);
    const created = await one.guest.pay({ action: 'create', purpose: 'balance' });
    expect(created.data.attributes.amount_cents).toBe(one.balance);
    const asked = await asGuest(one.guest, `/booking/${one.id}`, { do: 'quote', order: one.order });
    const quoted = await one.open(asked.to.replace(/^[^?]*/, '').replace('#cancel', ''));
    expect(quoted).toContain(`You have paid ${usd(one.deposit - 1_000)}`);
    expect(quoted).toContain(`The ${usd(one.balance)} that is open`);
  });

  it('is told by mail as PayPal’s, and its payment has no receipt to be sent again', async () => {
    const one = await booked();
    const actor = { kind: 'reservation', bookingIds: [one.id] } as const;
    const receipt = async () => {
      await rows(`update email_log set state = 'sent' where state = 'waiting'`);
      const { mails } = (await bookingPage({ ...site.ctx, actor }, door, { id: one.id })).mails;
      return mails.find(({ name }) => name === 'payment_receipt')?.can;
    };
    expect(await receipt()).toBe('again');
    const payment = await takeBack(one, 'deposit', one.deposit);
    const [refund] = await rows('select id, processor_ref from refunds where payment_id = $1', payment);
    const told = [{ amount: { cents: one.deposit }, way: 'paypal', isTakenBack: true }];
    expect(await lettersOf(refund.id, 'refund_done')).toMatchObject(told);
    expect(await receipt()).toBe(null);
    // A reversal is no refund that PayPal has a number for.
    const setRef = (to: string | null) => rows('update refunds set processor_ref = $2 where id = $1', refund.id, to);
    await setRef(null);
    await rows('delete from email_log where subject_id = $1', refund.id);
    await transaction(site.ctx, (inside) => publish(inside.db, 'payment.changed', [payment]));
    await followPayments(site.ctx, door, silentLog);
    expect(await lettersOf(refund.id, 'refund_done')).toMatchObject(told);
    await setRef(refund.processor_ref);
  });

  it('is the team’s to look at; canceled in full, what is here goes back and nothing else', async () => {
    const one = await booked();
    expect((await one.guest.payBy('approve', 'balance')).status).toBe(200);
    const payment = await takeBack(one, 'deposit', one.deposit);
    expect(await rows('select kind from staff_tasks where subject_id = $1 and done_at is null', payment)).toEqual([
      { kind: 'refund.made_elsewhere' },
    ]);
    const desk = await bookingAtDesk(staff, one.order);
    expect(desk).toMatchObject({
      paidCents: one.balance,
      takenBackCents: one.deposit,
      cancellations: [{ how: 'in_full', backCents: one.balance }],
    });
    expect(desk.payments.flatMap(({ refunds }) => refunds)).toMatchObject([{ elsewhere: true }]);
    await cancelForTeam(staff, door, {
      orderNumber: one.order,
      how: 'in_full',
      seenCents: one.balance,
      reason: 'The payer disputes it.',
    });
    expect(await refundsOf(one.id)).toEqual([
      { cents: one.deposit, elsewhere: true },
      { cents: one.balance, elsewhere: false },
    ]);
    expect(await rowOf(one.id)).toMatchObject({ deposit_status: 'refunded', final_payment_status: 'refunded' });
    expect(await one.open()).toContain(`PayPal gave ${usd(one.deposit)} back. ${usd(one.balance)} comes back from us.`);
  });

  it('is said where a booking is canceled of which nothing is here: nothing more comes back', async () => {
    const one = await booked();
    const { guest, id, order, deposit } = one;
    await takeBack(one, 'deposit', deposit);
    const asked = await asGuest(guest, `/booking/${id}`, { do: 'quote', order });
    const [, quote = ''] = /cancel=([\w-]{36})/.exec(asked.to) ?? [];
    expect(await one.open(`?cancel=${quote}`)).toContain('What you paid went back to you before');
    await asGuest(guest, `/booking/${id}`, { do: 'cancel', order, quote });
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', deposit_status: 'refunded' });
    expect(await refundsOf(id)).toEqual([{ cents: deposit, elsewhere: true }]);
    const page = await one.open();
    expect(page).toContain(`Canceled by you`);
    expect(page).toContain(`PayPal gave ${usd(deposit)} back. Nothing more comes back.`);
    for (const words of ['Nothing was charged', 'Kept by the company', 'Nothing of it is asked for again']) {
      expect(page).not.toContain(words);
    }
    expect(await lettersOf(id, 'cancellation')).toMatchObject([{ back: null, kept: null, gone: true }]);
  });

  it('is said where the company says no, or its date doesn’t run or moves', async () => {
    const [declined, canceled, moved] = [await booked(), await booked(), await booked()];
    for (const one of [declined, canceled, moved]) await takeBack(one, 'deposit', one.deposit);
    await rows(`update bookings set status = 'pending_operator' where id = $1`, declined.id);
    await rows(
      `update booking_events set after_value = 'pending_operator', event = 'place_on_request'
       where booking_id = $1 and field = 'status' and after_value = 'confirmed'`,
      declined.id,
    );
    expect(await declined.open()).toContain('Waits for the company');
    await declineBooking(declined.company, door, { orderNumber: declined.order, reason: 'The huts are full.' });
    expect(await lettersOf(declined.id, 'booking_declined')).toMatchObject([{ back: null, gone: true }]);
    expect(await declined.open()).toContain(`PayPal gave ${usd(declined.deposit)} back. Nothing more comes back.`);
    await cancelDeparture(canceled.company, { id: canceled.offer.departureId, reason: 'The guides are ill.' });
    await rows(
      `with later as (
         update departures set start_date = start_date + 7, end_date = end_date + 7 where id = $1 returning id)
       select publish_events('departure.changed', array(select id from later))`,
      moved.offer.departureId,
    );
    await followDepartures(site.ctx, door, silentLog);
    const [change] = await rows('select id from booking_changes where booking_id = $1', moved.id);
    expect(await lettersOf(change.id, 'departure_moved')).toMatchObject([{ back: null, gone: true }]);
    expect(await lettersOf(canceled.id, 'departure_cancelled')).toMatchObject([{ back: null, gone: true }]);
  });

  it('after the end isn’t called kept by the company any more', async () => {
    const one = await booked();
    const { guest, id, order, deposit } = one;
    await rows(`update bookings set policy = jsonb_set(policy, '{depositRefundable}', 'false') where id = $1`, id);
    const asked = await asGuest(guest, `/booking/${id}`, { do: 'quote', order });
    const [, quote = ''] = /cancel=([\w-]{36})/.exec(asked.to) ?? [];
    await asGuest(guest, `/booking/${id}`, { do: 'cancel', order, quote });
    expect(await rowOf(id)).toMatchObject({ deposit_status: 'forfeited' });
    expect(await one.open()).toContain('Kept by the company');
    await takeBack(one, 'deposit', deposit);
    const page = await one.open();
    expect(page).not.toContain('Kept by the company');
    expect(page).toContain('Comes back in full');
    expect(page).toContain(`PayPal gave ${usd(deposit)} back. Nothing more comes back.`);
  });

  it('leaves what a gift card paid: nothing is asked for, and canceled, the card has its part again', async () => {
    const cents = 10_000;
    const [offer, card, guest] = [await fresh(), await cardOf(site, { cents }), traveler()];
    await guest.begin(offer);
    await guest.hold(offer);
    await guest.step('accommodation', { accommodation_level: offer.level });
    await guest.step('payment_type', { payment_type: 'full', gift_card_code: card.code });
    await guest.named(2);
    const { quote } = (await guest.look()).data.attributes;
    await guest.step('', { confirm: true, terms_accepted: true, quote });
    expect((await guest.payBy('approve')).status).toBe(200);
    const one = await withMoney(guest, offer);
    const leftOn = async () => (await rows('select balance_cents from gift_cards where id = $1', card.id))[0];
    expect(await leftOn()).toEqual({ balance_cents: 0 });
    await takeBack(one, 'full', one.price - cents);
    const page = await one.open();
    expect(page).toContain('Paid, a part given back');
    expect(page).not.toContain(ASKED);
    expect((await guest.pay({ action: 'create' })).errors[0]?.code).toBe('already_paid');
    const reason = 'The payer disputes it.';
    await cancelForTeam(staff, door, { orderNumber: one.order, how: 'in_full', seenCents: cents, reason });
    expect(await leftOn()).toEqual({ balance_cents: cents });
    expect(await refundsOf(one.id)).toEqual([
      { cents: one.price - cents, elsewhere: true },
      { cents, elsewhere: false },
    ]);
  });
});
