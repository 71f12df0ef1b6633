import { beforeAll, describe, expect, it } from 'vitest';
import {
  followPayments,
  remindOfDeadlines,
  remindOfDeposits,
  remindOfReservations,
  resumePayments,
} from '#bookings/testing';
import { type Context, silentLog } from '#kernel';
import { createMailOutage, type MailName, mails, sendDueMail, type WriteMail } from '#kernel/mail';
import { addDays, dateIn } from '#kernel/shared';
import { capturePayment, sendRefunds } from '#payments';
import { asPaypal } from '../../src/server/testing.ts';
import { writeMail } from '../../src/web/mail/write-mail.tsx';
import { type Offer, reservingSite } from './reserving.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into letters whose shape is what they check.
type Any = any;

describe('mails about a booking', () => {
  const { site, offers, setPlaces, simulator, traveler } = reservingSite();
  const { door } = site;
  let some: Offer[] = [];
  let next = 0;
  const fresh = async () => {
    const offer = some[next++ % some.length] as Offer;
    await setPlaces(offer, 8);
    return offer;
  };
  beforeAll(async () => {
    some = await offers(24);
  });

  const rowOf = async (id: string) => (await door.pool.query('select * from bookings where id = $1', [id])).rows[0];

  /** What was posted about a booking, its payments and refunds: to whom, and what it says. */
  const postedFor = async (
    id: string,
  ): Promise<{ name: MailName; to: string; occurrence: string; partnerSlug: string; says: Any }[]> => {
    const { rows } = await door.pool.query(
      `select id, name, occurrence, letter from email_log where subject_id in (
         select $1::uuid union select p.id from payments p where p.subject_id = $1::uuid
         union select r.id from refunds r join payments p on p.id = r.payment_id where p.subject_id = $1::uuid)
       order by name, occurrence, id`,
      [id],
    );
    return rows.map((row) => {
      const place = { table: 'email_log', column: 'letter', id: row.id };
      const { to, variables, partnerSlug } = JSON.parse(door.keyring.decrypt(row.letter, place));
      return { name: row.name, to, occurrence: row.occurrence, partnerSlug, says: variables };
    });
  };
  const namesFor = async (id: string) => (await postedFor(id)).map(({ name }) => name);
  const one = async (id: string, name: MailName) => {
    const all = (await postedFor(id)).filter((mail) => mail.name === name);
    expect(all).toHaveLength(1);
    return all[0] as (typeof all)[number];
  };

  const booked = async (type: 'deposit' | 'full' = 'deposit') => {
    const offer = await fresh();
    const ada = traveler();
    await ada.upToConfirmed(offer, { type });
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    return { offer, ada, id: ada.id(), row: await rowOf(ada.id()) };
  };
  const mailboxOf = async ({ tripId }: Offer) =>
    (
      await door.pool.query(
        'select o.lead_email from operators o join trips t on t.operator_id = o.id where t.id = $1',
        [tripId],
      )
    ).rows[0].lead_email;
  const follow = (ctx: Context = site.ctx) => followPayments(ctx, door, silentLog);
  const settleAll = async () => {
    await follow();
    await door.pool.query('update bookings set unsettled_since = now()');
    await resumePayments(site.ctx, door, silentLog);
  };
  const AT_PLACING = ['booking_confirmation', 'operator_booking', 'payment_receipt'];

  it('tell of a deposit and of the rest once each, with their sums, to the traveler and the company', async () => {
    const { offer, ada, id, row } = await booked();
    expect(await namesFor(id)).toEqual(AT_PLACING);
    const [due, price] = [Number(row.due_now_cents), Number(row.price_cents)];
    expect(due).toBeLessThan(price);
    const confirmation = await one(id, 'booking_confirmation');
    expect(confirmation.to).toBe(ada.email);
    expect(confirmation.says).toMatchObject({
      order: row.order_number,
      paid: { cents: due, currency: 'USD' },
      later: { amount: { cents: price - due, currency: 'USD' } },
      total: { cents: Number(row.total_cents), currency: 'USD' },
      path: `/booking/${id}`,
      tripPath: `/trips/${row.trip_slug}`,
    });
    const company = await one(id, 'operator_booking');
    expect([company.to, company.says.toTeam, company.says.isRequest]).toEqual([await mailboxOf(offer), false, false]);
    expect((await one(id, 'payment_receipt')).says).toMatchObject({
      amount: { cents: due },
      open: { cents: price - due },
      comesBack: false,
    });
    await ada.payBy('approve', 'balance');
    expect(await namesFor(id)).toEqual([...AT_PLACING, 'payment_receipt']);
    const receipts = (await postedFor(id)).filter(({ name }) => name === 'payment_receipt');
    expect(receipts.reduce((sum, { says }) => sum + says.amount.cents, 0)).toBe(price);
    expect(receipts.map(({ says }) => says.open.cents).toSorted()).toEqual([0, price - due].toSorted());
  });

  it('stay one each when the jobs run again, a capture is answered twice and twenty webhooks say the same', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.upToConfirmed(offer, { type: 'full' });
    const { data } = await ada.pay({ action: 'create' });
    const order = data.attributes.paypal_order_id;
    simulator.approve(order, 'approve');
    const capture = () => ada.pay({ action: 'capture', paypal_order_id: order });
    expect((await Promise.all([capture(), capture()])).map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await door.pool.query('select processor_ref from payments where subject_id = $1', [ada.id()]);
    const event = {
      id: `WH-${order}`,
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: rows[0].processor_ref, supplementary_data: { related_ids: { order_id: order } } },
    };
    const tell = (at: number) => {
      const { body, headers } = asPaypal({ ...event, id: `${event.id}-${at % 5}` });
      const json = { 'Content-Type': 'application/json', ...headers };
      return site.ask('/v1/paypal/webhook', { method: 'POST', body, headers: json });
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => tell(at)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all([follow(), settleAll()]);
    await settleAll();
    expect(await namesFor(ada.id())).toEqual(AT_PLACING);
  });

  it('come to the team, which is told why, where a company has left no address', async () => {
    const offer = await fresh();
    const mailbox = await mailboxOf(offer);
    const set = (email: string | null) =>
      door.pool.query('update operators set lead_email = $2 where id = (select operator_id from trips where id = $1)', [
        offer.tripId,
        email,
      ]);
    await set(null);
    const ada = traveler();
    await ada.upToConfirmed(offer);
    await ada.payBy('approve');
    await set(mailbox);
    const { to, says } = await one(ada.id(), 'operator_booking');
    expect([says.toTeam, to === ada.email || to === mailbox]).toEqual([true, false]);
  });

  it('say that it waits, and nothing of a booking, where the company decides', async () => {
    const offer = await fresh();
    const decides = (type: string) =>
      door.pool.query(
        'update operators set business_process_type = $2 where id = (select operator_id from trips where id = $1)',
        [offer.tripId, type],
      );
    await decides('on_request');
    const ada = traveler();
    await ada.upToConfirmed(offer, { type: 'full' });
    await ada.payBy('approve');
    await decides('instant');
    await settleAll();
    expect(await namesFor(ada.id())).toEqual(['booking_request_received', 'operator_booking', 'payment_receipt']);
    expect((await one(ada.id(), 'operator_booking')).says.isRequest).toBe(true);
    const { price_cents } = await rowOf(ada.id());
    expect((await one(ada.id(), 'booking_request_received')).says.paid.cents).toBe(Number(price_cents));
  });

  it('say that nothing was charged where a trip is only asked for', async () => {
    const { rows } = await door.pool.query(
      `select t.slug as trip, d.id as departure, tier.tier as level from trips t join departures d on d.trip_id = t.id
       join trip_price_tiers tier on tier.trip_id = t.id
       where not t.is_merchant_model and t.status = 'published' and t.superseded_by is null
         and d.availability = 'open' and d.start_date > '2027-03-01'
         and (array[d.price1_cents, d.price2_cents, d.price3_cents])[tier.tier] > 0 order by t.id, d.id, tier.tier limit 1`,
    );
    const ada = traveler();
    const asked = await ada.ask('POST', `/v1/trips/${rows[0].trip}/bookings`, {
      email: ada.email,
      first_name: 'Ada',
      last_name: 'Lovelace',
      number_of_travelers: 1,
      departure_id: rows[0].departure,
      accommodation_level: rows[0].level,
      terms_accepted: true,
    });
    expect(asked.status).toBe(201);
    expect(await namesFor(asked.data.id)).toEqual(['booking_request_received', 'operator_booking']);
    expect((await one(asked.data.id, 'booking_request_received')).says.paid).toBe(null);
  });

  it('lead to the site of the partner where it was booked, whoever learned of the money', async () => {
    const ada = traveler();
    await ada.upToConfirmed(await fresh(), { type: 'full' });
    const partner = await door.pool.query(
      `insert into partners (id, slug, name, base_url)
       values (gen_random_uuid(), 'visit-here', 'Visit Here', 'https://trips.visit-here.example') returning id`,
    );
    await door.pool.query('update bookings set partner_id = $2 where id = $1', [ada.id(), partner.rows[0].id]);
    const { data } = await ada.pay({ action: 'create' });
    simulator.approve(data.attributes.paypal_order_id, 'approve');
    await capturePayment(site.ctx, { paymentId: data.id });
    await follow();
    expect((await one(ada.id(), 'booking_confirmation')).partnerSlug).toBe('visit-here');
  });

  it('say nothing before money has come, and nothing when the bank declines', async () => {
    const ada = traveler();
    await ada.upToConfirmed(await fresh());
    expect((await ada.payBy('decline')).status).toBe(402);
    await settleAll();
    expect(await namesFor(ada.id())).toEqual([]);
  });

  it('tell both that a request is canceled as what it is: no places were booked', async () => {
    const offer = await fresh();
    const ada = traveler();
    const merchant = (is: boolean) =>
      door.pool.query('update trips set is_merchant_model = $2 where id = $1', [offer.tripId, is]);
    await merchant(false);
    const { id, attributes } = (await ada.askFor(offer)).data;
    await merchant(true);
    const asked = { order_number: attributes.order_number };
    const key = { 'X-Shop-Authorization': `Bearer ${attributes.shop_token}` };
    const { data } = await ada.ask('POST', '/v1/me/booking_cancel_quote', asked, key);
    await ada.ask('POST', '/v1/me/booking_cancel_update', { ...asked, quote_id: data.id }, key);
    for (const name of ['cancellation', 'operator_cancellation'] as const) {
      expect((await one(id, name)).says.isRequest).toBe(true);
    }
  });

  it('tell both of a cancellation and what comes back, then that it has arrived, once', async () => {
    const { ada, id, row } = await booked('full');
    const order = { order_number: row.order_number };
    const quoted = await ada.ask('POST', '/v1/me/booking_cancel_quote', order);
    const cancel = { ...order, quote_id: quoted.data.id };
    await Promise.all(Array.from({ length: 4 }, () => ada.ask('POST', '/v1/me/booking_cancel_update', cancel)));
    const { refund_cents: back, penalty_cents: kept } = quoted.data.attributes;
    expect(back).toBeGreaterThan(0);
    for (const name of ['cancellation', 'operator_cancellation'] as const) {
      expect((await one(id, name)).says).toMatchObject({ back: { cents: back }, kept: { cents: kept } });
    }
    expect(await namesFor(id)).not.toContain('refund_done');
    await sendRefunds({ ...site.ctx, db: door.db }, new AbortController().signal);
    await settleAll();
    await settleAll();
    const done = await one(id, 'refund_done');
    expect([done.to, done.says.amount.cents, done.says.way]).toEqual([ada.email, back, 'paypal']);
  });

  it('say that a person pays out what PayPal doesn’t send back any more', async () => {
    const { ada, id, row } = await booked('full');
    const longAgo = new Date(site.ctx.clock().getTime() - 200 * 86_400_000);
    await door.pool.query('update payments set captured_at = $2 where subject_id = $1', [id, longAgo]);
    const order = { order_number: row.order_number };
    const quoted = await ada.ask('POST', '/v1/me/booking_cancel_quote', order);
    await ada.ask('POST', '/v1/me/booking_cancel_update', { ...order, quote_id: quoted.data.id });
    await settleAll();
    const { amount } = (await one(id, 'refund_manual')).says;
    expect(amount.cents).toBe(quoted.data.attributes.refund_cents);
    expect(await namesFor(id)).not.toContain('refund_done');
  });

  const at = (instant: Date): Context => ({ ...site.ctx, clock: () => instant });

  it('remind once of a reservation that was left an hour ago, and of none that ended', async () => {
    const ada = traveler();
    await ada.begin(await fresh());
    const touched: Date = (await rowOf(ada.id())).updated_at;
    const minutesLater = (minutes: number) =>
      remindOfReservations(at(new Date(touched.getTime() + minutes * 60_000)), door, silentLog);
    await minutesLater(59);
    expect(await namesFor(ada.id())).toEqual([]);
    await minutesLater(24 * 60 + 1);
    expect(await namesFor(ada.id())).toEqual([]);
    await minutesLater(61);
    await minutesLater(66);
    await Promise.all([minutesLater(90), minutesLater(90)]);
    const { to, says } = await one(ada.id(), 'reservation_reminder');
    expect([to, says.path]).toEqual([ada.email, expect.stringMatching(/^\/reserve\/resume\?token=/)]);
    const { updated_at } = await rowOf(ada.id());
    expect(updated_at).toEqual(touched);
  });

  describe('of what was confirmed and isn’t paid', () => {
    const unpaid = async (type: 'deposit' | 'full' = 'deposit') => {
      const ada = traveler();
      await ada.upToConfirmed(await fresh(), { type });
      const row = await rowOf(ada.id());
      const later = (minutes: number) => at(new Date(row.updated_at.getTime() + minutes * 60_000));
      return { ada, id: ada.id(), row, run: (minutes: number) => remindOfDeposits(later(minutes), door, silentLog) };
    };

    it.each(['deposit', 'full'] as const)('tell once, after ten minutes, and lead back to it: %s', async (type) => {
      const { ada, id, row, run } = await unpaid(type);
      await run(9);
      expect(await namesFor(id)).toEqual([]);
      await Promise.all([run(11), run(11)]);
      await run(16);
      const { to, says } = await one(id, 'deposit_due');
      expect(to).toBe(ada.email);
      expect(says).toMatchObject({
        path: expect.stringMatching(/^\/reserve\/resume\?token=/),
        amount: { cents: Number(row.due_now_cents), currency: row.currency },
        dueOn: type === 'deposit' ? row.deposit_due_on : row.payment_due_on,
        isWhole: type === 'full',
        isMembers: false,
        heldUntil: expect.stringMatching(/Z$/),
      });
      // It is no touch of the reservation, which ends in its own time.
      expect((await rowOf(id)).updated_at).toEqual(row.updated_at);
      // Confirmed anew on another day it is due anew.
      await door.pool.query(
        `update bookings set deposit_due_on = deposit_due_on + 1, payment_due_on = payment_due_on + 1 where id = $1`,
        [id],
      );
      const touched = (await rowOf(id)).updated_at.getTime();
      await remindOfDeposits(at(new Date(touched + 11 * 60_000)), door, silentLog);
      expect((await namesFor(id)).filter((name) => name === 'deposit_due')).toHaveLength(2);
    });

    it('say that places aren’t held any more, and ask nobody whose reservation has ended', async () => {
      const gone = await unpaid();
      await door.pool.query(`update seat_holds set expires_at = now() - interval '1 minute' where booking_id = $1`, [
        gone.id,
      ]);
      await gone.run(31);
      expect((await one(gone.id, 'deposit_due')).says.heldUntil).toBeNull();
      const over = await unpaid();
      await over.run(24 * 60 + 1);
      await door.pool.query(`update bookings set status = 'expired', deposit_status = 'not_required' where id = $1`, [
        over.id,
      ]);
      await remindOfDeposits(at(new Date((await rowOf(over.id)).updated_at.getTime() + 11 * 60_000)), door, silentLog);
      expect(await namesFor(over.id)).toEqual([]);
    });

    it('ask for nothing that is paid, that is on its way, or that was begun and not confirmed', async () => {
      const [paid, pending] = [await unpaid(), await unpaid()];
      await paid.ada.payBy('approve');
      await pending.ada.payBy('pending_captured');
      const draft = traveler();
      await draft.begin(await fresh());
      const touched = Math.max(
        ...(await Promise.all(
          [paid.id, pending.id, draft.id()].map(async (id) => (await rowOf(id)).updated_at.getTime()),
        )),
      );
      await remindOfDeposits(at(new Date(touched + 15 * 60_000)), door, silentLog);
      for (const id of [paid.id, pending.id, draft.id()]) expect(await namesFor(id)).not.toContain('deposit_due');
    });
  });

  describe('of what is due', () => {
    const ZONE = 'Pacific/Auckland';
    /** Of a booking by deposit, due on a day; placed long before. */
    const dueOn = async (day: string, column: 'payment_due_on' | 'passenger_info_due_on') => {
      const made = await booked();
      await door.pool.query(
        `update bookings set payment_due_on = null, passenger_info_due_on = null, start_zone = $2,
           placed_at = '2026-01-01' where id = $1`,
        [made.id, ZONE],
      );
      await door.pool.query(`update bookings set ${column} = $2 where id = $1`, [made.id, day]);
      return made;
    };
    const run = (instant: string) => remindOfDeadlines(at(new Date(instant)), door, silentLog);
    const occurrences = async (id: string, name: MailName) =>
      (await postedFor(id)).filter((mail) => mail.name === name).map(({ occurrence }) => occurrence);

    it('comes 14 and 3 days before, and the day after, by the day where the trip starts', async () => {
      const { id, row } = await dueOn('2028-06-20', 'payment_due_on');
      // Auckland is twelve hours ahead then: the 6th begins there at noon of the 5th.
      await run('2028-06-05T11:59:00Z');
      expect(await occurrences(id, 'balance_due')).toEqual([]);
      await run('2028-06-05T12:01:00Z');
      expect(await occurrences(id, 'balance_due')).toEqual(['2028-06-20 14 days']);
      await run('2028-06-05T13:01:00Z');
      await run('2028-06-10T13:01:00Z');
      expect(await occurrences(id, 'balance_due')).toEqual(['2028-06-20 14 days']);
      expect((await rowOf(id)).final_payment_status).toBe('due');
      await run('2028-06-16T12:01:00Z');
      expect(await occurrences(id, 'balance_due')).toEqual(['2028-06-20 14 days', '2028-06-20 3 days']);
      await run('2028-06-20T11:59:00Z');
      expect(await occurrences(id, 'balance_due')).toHaveLength(2);
      expect(await occurrences(id, 'payment_overdue')).toEqual([]);
      await run('2028-06-20T12:01:00Z');
      expect(await occurrences(id, 'payment_overdue')).toEqual(['2028-06-20']);
      await run('2028-06-22T12:01:00Z');
      expect(await occurrences(id, 'payment_overdue')).toEqual(['2028-06-20']);
      expect((await rowOf(id)).final_payment_status).toBe('overdue');
      const open = Number(row.price_cents) - Number(row.due_now_cents);
      expect((await one(id, 'payment_overdue')).says.amount).toEqual({ cents: open, currency: 'USD' });
    });

    it('asks for nothing that is paid, and for what is late no more once it is', async () => {
      const { ada, id } = await dueOn('2028-06-20', 'payment_due_on');
      await ada.payBy('approve', 'balance');
      for (const day of ['06', '17', '21']) await run(`2028-06-${day}T13:00:00Z`);
      expect(await namesFor(id)).toEqual([...AT_PLACING, 'payment_receipt']);
    });

    it('comes from none that was cancelled', async () => {
      const { id } = await dueOn('2028-06-20', 'payment_due_on');
      await door.pool.query(
        `update bookings set status = 'cancelled', cancelled_at = now(), cancelled_by = 'traveler' where id = $1`,
        [id],
      );
      await run('2028-06-06T13:00:00Z');
      await door.pool.query(
        `update bookings set status = 'confirmed', cancelled_at = null, cancelled_by = null where id = $1`,
        [id],
      );
      expect(await occurrences(id, 'balance_due')).toEqual([]);
    });

    it('names the fields that are missing, and nothing that was given', async () => {
      const { ada, id } = await dueOn('2028-06-20', 'passenger_info_due_on');
      const asked = { reservationFields: ['dob', 'passport_number'] };
      await door.pool.query('update bookings set terms = terms || $2 where id = $1', [id, JSON.stringify(asked)]);
      await ada.step('passenger_detail', {
        passengers: [
          { position: 1, first_name: 'Ada1', last_name: 'Lovelace', dob: '1985-12-10', passport_number: 'X12345678' },
          { position: 2, first_name: 'Ada2', last_name: 'Lovelace', passport_number: 'Y98765432' },
        ],
      });
      await run('2028-06-06T13:00:00Z');
      await run('2028-06-06T14:00:00Z');
      const { says } = await one(id, 'passenger_info_due');
      expect(says.missing).toEqual([{ position: 2, fields: ['date of birth'] }]);
      await ada.step('passenger_detail', {
        passengers: [{ position: 2, first_name: 'Ada2', last_name: 'Lovelace', dob: '1990-01-01' }],
      });
      await run('2028-06-17T13:00:00Z');
      await one(id, 'passenger_info_due');
    });

    it('leaves the first out for whoever booked after its day, and goes on past one that fails', async () => {
      const late = await dueOn('2028-06-20', 'payment_due_on');
      const broken = await dueOn('2028-06-20', 'payment_due_on');
      await door.pool.query(`update bookings set placed_at = '2028-06-07' where id = $1`, [late.id]);
      const contact = (await rowOf(broken.id)).contact;
      await door.pool.query(`update bookings set contact = '\\x00' where id = $1`, [broken.id]);
      const fine = await dueOn('2028-06-20', 'payment_due_on');
      await run('2028-06-08T13:00:00Z');
      expect(await occurrences(late.id, 'balance_due')).toEqual([]);
      expect(await occurrences(fine.id, 'balance_due')).toEqual(['2028-06-20 14 days']);
      await door.pool.query('update bookings set contact = $2 where id = $1', [broken.id, contact]);
      await run('2028-06-08T14:00:00Z');
      expect(await occurrences(broken.id, 'balance_due')).toEqual(['2028-06-20 14 days']);
    });

    it('stops when it is told to', async () => {
      const { id } = await dueOn('2028-06-20', 'payment_due_on');
      await remindOfDeadlines(at(new Date('2028-06-08T13:00:00Z')), door, silentLog, AbortSignal.abort());
      expect(await occurrences(id, 'balance_due')).toEqual([]);
    });

    it('goes by the zone’s own date', () => {
      expect(dateIn(ZONE, new Date('2028-06-05T12:01:00Z'))).toBe(addDays('2028-06-20', -14));
    });
  });

  it('hold nothing of passports, other travelers or tokens, in any part', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.begin(offer);
    await ada.hold(offer);
    await ada.step('accommodation', { accommodation_level: offer.level });
    await ada.step('payment_type', { payment_type: 'deposit' });
    const secrets = { dob: '1985-12-10', passport_number: 'X12345678', medical: 'Penicillin', dietary: 'No nuts' };
    await ada.step('passenger_detail', {
      passengers: [
        { position: 1, first_name: 'Ada', last_name: 'Lovelace', ...secrets },
        { position: 2, first_name: 'Grizelda', last_name: 'Murgatroyd', contact_email: 'grizelda@example.com' },
      ],
    });
    const { quote } = (await ada.look()).data.attributes;
    await ada.step('', { confirm: true, terms_accepted: true, quote });
    await ada.payBy('approve');
    const row = await rowOf(ada.id());
    const cancel = await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number: row.order_number });
    await ada.ask('POST', '/v1/me/booking_cancel_update', {
      order_number: row.order_number,
      quote_id: cancel.data.id,
    });
    const posted = await postedFor(ada.id());
    expect(posted.length).toBeGreaterThanOrEqual(5);
    const hidden = [...Object.values(secrets), 'Grizelda', 'Murgatroyd', ada.token() ?? '?', quote, ada.email];
    for (const { name, says } of posted) {
      const written = await (writeMail as WriteMail)(site.ctx, door, {
        name,
        variables: mails[name].variables.parse(says),
        partnerSlug: null,
        atOwnHost: false,
        unsubscribeToken: null,
        siteUrl: 'https://sojourn.example',
      });
      const all = JSON.stringify([written.subject, written.html, written.text, says]);
      expect(hidden.filter((secret) => all.includes(secret))).toEqual([]);
    }
  });

  it('lose nothing of a booking while the mail server is down or a text can’t be written', async () => {
    const { id } = await booked('full');
    const work = {
      ctx: site.ctx,
      log: silentLog,
      keyring: door.keyring,
      addresses: door.addresses,
      outage: createMailOutage(site.ctx, silentLog),
      siteUrl: 'https://sojourn.example',
    };
    const { signal } = new AbortController();
    const away = { send: async () => ({ state: 'away' as const, reason: 'down' }), close() {} };
    const write = async () => ({ subject: 's', html: 'h', text: 't', pictures: [], unsubscribeUrl: null });
    await sendDueMail({ ...work, transport: away, write }, signal);
    const broken = () => Promise.reject(new Error('no such template'));
    await door.pool.query('update email_log set next_attempt_at = now()');
    await sendDueMail({ ...work, transport: away, write: broken }, signal);
    expect((await rowOf(id)).status).toBe('confirmed');
    expect(await namesFor(id)).toEqual(AT_PLACING);
    const { rows } = await door.pool.query('select distinct state from email_log where subject_id = $1', [id]);
    expect(rows).toEqual([{ state: 'waiting' }]);
  });

  it('and the booking are one: where the post fails nothing is placed, and the next try does both', async () => {
    const ada = traveler();
    await ada.upToConfirmed(await fresh(), { type: 'full' });
    await door.pool.query(
      `create function no_post() returns trigger language plpgsql as $$ begin raise 'full'; end $$`,
    );
    await door.pool.query(
      `create trigger no_post before insert on email_log for each row when (new.name = 'booking_confirmation')
       execute function no_post()`,
    );
    expect((await ada.payBy('approve')).status).toBeGreaterThanOrEqual(500);
    expect([(await rowOf(ada.id())).status, await namesFor(ada.id())]).toEqual(['awaiting_payment', []]);
    await door.pool.query('drop trigger no_post on email_log');
    await settleAll();
    expect([(await rowOf(ada.id())).status, await namesFor(ada.id())]).toEqual(['confirmed', AT_PLACING]);
  });
});
