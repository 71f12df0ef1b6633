import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  brokenInvariants,
  completeBookings,
  expireChanges,
  followDepartures,
  followPayments,
  remindOfDeadlines,
  resumePayments,
} from '#bookings/testing';
import { type Context, silentLog } from '#kernel';
import { addDays, daysBetween, toCalendarDate } from '#kernel/shared';
import { capturePayment, reconcilePayments } from '#payments';
import { companyFeed } from './company-feed.ts';
import { type Offer, reservingSite } from './reserving.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into rows and letters whose shape is what they check.
type Any = any;

/** What becomes of what somebody reserved or booked when a feed changes its departure. */
describe('a departure that a feed changes', () => {
  const { site, offers, setPlaces, simulator, traveler } = reservingSite();
  const { door } = site;
  let some: Offer[] = [];
  let next = 0;
  const fresh = async () => {
    const offer = some[next++] as Offer;
    await setPlaces(offer, 8);
    return offer;
  };
  beforeAll(async () => {
    some = await offers(60);
  });
  // Whatever a test did, the books add up.
  afterEach(async () => {
    expect(await brokenInvariants(door.db)).toEqual([]);
  });

  const rows = async (text: string, ...values: unknown[]): Promise<Any[]> => (await door.pool.query(text, values)).rows;
  const bookingOf = async (id: string) =>
    (await rows('select *, start_date::text, end_date::text, payment_due_on::text from bookings where id = $1', id))[0];
  const changesOf = (id: string) =>
    rows(
      `select id, kind, state, new_start_date::text as start, answer_by::text from booking_changes where booking_id = $1
       order by created_at`,
      id,
    );
  const takenOf = async ({ departureId }: Offer) =>
    (await rows('select held, sold, capacity from departure_inventory where departure_id = $1', departureId))[0];
  const datesOf = async ({ departureId }: Offer) =>
    (
      await rows('select start_date::text as start, end_date::text as end from departures where id = $1', departureId)
    )[0];
  const refundsOf = (id: string) =>
    rows(
      'select r.amount_cents::int as cents from refunds r join payments p on p.id = r.payment_id where p.subject_id = $1',
      id,
    );
  const paidFor = async (id: string): Promise<number> =>
    (
      await rows(
        `select coalesce(sum(amount_cents), 0)::int as cents from payments where subject_id = $1 and captured_at is not null`,
        id,
      )
    )[0].cents;
  const backFor = async (id: string) => (await refundsOf(id)).reduce((sum, { cents }) => sum + cents, 0);
  /** Mails about a booking and its changes, by name. */
  const mailsOf = async (id: string, ...names: string[]) =>
    (
      await rows(
        `select name from email_log where name = any($2) and subject_id in (
           select $1::uuid union select c.id from booking_changes c where c.booking_id = $1) order by created_at, id`,
        id,
        names,
      )
    ).map(({ name }) => name);
  const follow = (ctx: Context = site.ctx) => followDepartures(ctx, door, silentLog);
  const days = (count: number): Context => ({
    ...site.ctx,
    clock: () => new Date(site.ctx.clock().getTime() + count * 86_400_000),
  });
  const booked = async (type: 'deposit' | 'full' = 'deposit') => {
    const offer = await fresh();
    const ada = traveler();
    await ada.upToConfirmed(offer, { type });
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    return { offer, ada, id: ada.id() };
  };
  const moveBy = async (offer: Offer, count: number) => {
    const { start, end } = await datesOf(offer);
    const to = { start_date: addDays(start, count), end_date: addDays(end, count) };
    await companyFeed(site, { [offer.departureId]: to });
    return { start, ...to };
  };

  it('and cancels gives everything back that was paid, once, and says so once', async () => {
    const { offer, ada, id } = await booked('full');
    const [paid, before] = [await paidFor(id), await takenOf(offer)];
    expect(paid).toBeGreaterThan(0);
    await companyFeed(site, { [offer.departureId]: { availability: 'cancelled' } });
    await Promise.all([follow(), follow()]);
    await follow();
    expect(await bookingOf(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'departure' });
    expect(await backFor(id)).toBe(paid);
    expect((await takenOf(offer)).sold).toBe(before.sold - 2);
    expect(await mailsOf(id, 'departure_cancelled', 'cancellation')).toEqual(['departure_cancelled']);
    // Told once more, nothing is done again.
    await rows(`select publish_events('departure.changed', array[$1::uuid])`, offer.departureId);
    await follow();
    expect([(await refundsOf(id)).length, await mailsOf(id, 'departure_cancelled')]).toEqual([
      1,
      ['departure_cancelled'],
    ]);
    expect((await ada.payBy('approve')).errors[0]?.code).toBe('not_confirmed');
  });

  it('and cancels ends what is only being reserved: places are free, and the next call says so', async () => {
    const offer = await fresh();
    const [ada, grace] = [traveler(), traveler()];
    await ada.upToConfirmed(offer);
    await grace.begin(offer);
    await grace.hold(offer);
    const started = await ada.pay({ action: 'create' });
    await companyFeed(site, { [offer.departureId]: { availability: 'cancelled' } });
    // Even before bookings have followed, nobody pays for it.
    expect((await ada.pay({ action: 'create' })).errors[0]?.code).toBe('departure_closed');
    await follow();
    for (const one of [ada, grace]) {
      expect(await bookingOf(one.id())).toMatchObject({ status: 'expired' });
      expect(await mailsOf(one.id(), 'reservation_changed')).toEqual(['reservation_changed']);
      expect((await one.hold(offer)).errors[0]?.code).toBe('invalid_transition');
    }
    expect(await takenOf(offer)).toMatchObject({ held: 0 });
    expect(await rows('select status from payments where subject_id = $1', ada.id())).toEqual([{ status: 'voided' }]);
    expect(started.status).toBe(200);
  });

  it('and moves isn’t over by its old dates, nor has it begun: unanswered, or canceled then, it gives everything back', async () => {
    for (const how of ['canceled', 'unanswered']) {
      const { offer, id } = await booked('full');
      const { start, end } = await datesOf(offer);
      const today = toCalendarDate(site.ctx.clock());
      const passed = daysBetween(today, end) + 2;
      // Its days were soon, and go by before its answer is due.
      await moveBy(offer, passed + 60);
      await follow();
      await completeBookings(days(passed));
      expect(await bookingOf(id)).toMatchObject({ status: 'confirmed', start_date: start });
      const paid = await paidFor(id);
      if (how === 'canceled') {
        await companyFeed(site, { [offer.departureId]: { availability: 'cancelled' } });
        await follow(days(passed));
      } else await expireChanges(days(passed), door, silentLog);
      expect([(await bookingOf(id)).status, await backFor(id)]).toEqual(['cancelled', paid]);
    }
  });

  it('and moves outdates what was told of canceling: by then everything comes back', async () => {
    const { offer, ada, id } = await booked('full');
    const policy = { tiers: [{ minDays: 0, refundBps: 0 }], depositRefundable: false };
    await rows('update bookings set policy = $2 where id = $1', id, JSON.stringify(policy));
    const { order_number } = await bookingOf(id);
    const quote = await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number });
    expect(quote.data.attributes.refund_cents).toBe(0);
    await moveBy(offer, 40);
    const cancel = (quote_id: string) => ada.ask('POST', '/v1/me/booking_cancel_update', { order_number, quote_id });
    const { errors } = await cancel(quote.data.id);
    expect(errors[0]).toMatchObject({ code: 'quote_expired', meta: { penalty_cents: 0 } });
    await cancel((errors[0] as { meta: { quote_id: string } }).meta.quote_id);
    expect([(await bookingOf(id)).status, await backFor(id)]).toEqual(['cancelled', await paidFor(id)]);
  });

  it('and canceling keeps what was agreed, also of money that had come late before', async () => {
    const { ada, id } = await booked('full');
    const policy = { tiers: [{ minDays: 0, refundBps: 5_000 }], depositRefundable: true };
    await rows('update bookings set policy = $2 where id = $1', id, JSON.stringify(policy));
    // PayPal's simulator has a clock of its own.
    await rows('update payments set late = true, captured_at = $2 where subject_id = $1', id, days(-1).clock());
    const { order_number } = await bookingOf(id);
    const quote = await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number });
    const { refund_cents, penalty_cents } = quote.data.attributes;
    expect(penalty_cents).toBeGreaterThan(0);
    await ada.ask('POST', '/v1/me/booking_cancel_update', { order_number, quote_id: quote.data.id });
    await rows(
      `select publish_events('payment.changed', array[(select payments.id from payments where subject_id = $1)])`,
      id,
    );
    await followPayments(site.ctx, door, silentLog);
    expect([(await bookingOf(id)).status, await backFor(id)]).toEqual(['cancelled', refund_cents]);
  });

  it('and nothing is canceled by its traveler while a balance is being captured', async () => {
    const { ada, id } = await booked();
    await rows(`update bookings set final_payment_status = 'processing' where id = $1`, id);
    await rows(
      `insert into booking_events (booking_id, field, event, before_value, after_value, actor)
       values ($1, 'final_payment_status', 'start', 'not_due', 'processing', 'reservation')`,
      id,
    );
    const { order_number } = await bookingOf(id);
    const said = await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number });
    expect([said.status, said.errors[0]?.code]).toEqual([409, 'not_cancellable']);
  });

  it('and cancels isn’t held up by what its traveler approved at PayPal and never came back from', async () => {
    for (const who of ['company', 'traveler']) {
      const { offer, ada, id } = await booked();
      const created = await ada.pay({ action: 'create' });
      simulator.approve(created.data.attributes.paypal_order_id, 'approve');
      await reconcilePayments(days(1 / 24), new AbortController().signal);
      const balance = () => rows(`select status from payments where subject_id = $1 and purpose = 'balance'`, id);
      expect(await balance()).toEqual([{ status: 'approved' }]);
      // No money moves by it: it can be gone on with.
      expect((await ada.pay({ action: 'create' })).data.attributes).toEqual(created.data.attributes);
      if (who === 'company') {
        await companyFeed(site, { [offer.departureId]: { availability: 'cancelled' } });
        await follow();
      } else {
        const { order_number } = await bookingOf(id);
        const quote = await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number });
        await ada.ask('POST', '/v1/me/booking_cancel_update', { order_number, quote_id: quote.data?.id });
      }
      expect([(await bookingOf(id)).status, await balance()]).toEqual(['cancelled', [{ status: 'voided' }]]);
      expect((await ada.pay({ action: 'capture' })).status).toBeGreaterThanOrEqual(400);
      expect(await balance()).toEqual([{ status: 'voided' }]);
    }
  });

  it('and cancels while a payment is under way keeps no money: what comes goes back', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.upToConfirmed(offer);
    const created = await ada.pay({ action: 'create' });
    const order = created.data.attributes.paypal_order_id;
    simulator.approve(order, 'approve');
    // The capture has begun, and its answer isn’t here yet.
    await rows(`update bookings set deposit_status = 'processing' where id = $1`, ada.id());
    await rows(
      `insert into booking_events (booking_id, field, event, before_value, after_value, actor)
       values ($1, 'deposit_status', 'start', 'due', 'processing', 'reservation')`,
      ada.id(),
    );
    await rows(`update seat_holds set state = 'capturing' where booking_id = $1`, ada.id());
    await companyFeed(site, { [offer.departureId]: { availability: 'cancelled' } });
    await follow();
    // Money may come: until that is settled nothing is decided.
    expect(await bookingOf(ada.id())).toMatchObject({ status: 'awaiting_payment' });
    const [payment] = await rows('select id from payments where subject_id = $1', ada.id());
    await capturePayment(site.ctx, { paymentId: payment.id });
    await followPayments(site.ctx, door, silentLog);
    expect(await bookingOf(ada.id())).toMatchObject({ status: 'expired' });
    expect(await backFor(ada.id())).toBe(await paidFor(ada.id()));
    expect(await takenOf(offer)).toMatchObject({ held: 0 });
    expect(await mailsOf(ada.id(), 'booking_confirmation', 'reservation_changed')).toEqual(['reservation_changed']);
  });

  it('and moves is offered to whoever booked: accepted, the days on which something is due move along', async () => {
    const { offer, ada, id } = await booked();
    const before = await bookingOf(id);
    const { start, ...to } = await moveBy(offer, 10);
    await Promise.all([follow(), follow()]);
    const [change, ...others] = await changesOf(id);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ kind: 'moved', state: 'offered', start: to.start_date, answer_by: '2026-12-04' });
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed', start_date: start });
    expect(await mailsOf(id, 'departure_moved')).toEqual(['departure_moved']);
    const eve = traveler();
    await eve.begin(await fresh());
    expect((await eve.ask('POST', `/v1/me/booking_changes/${change.id}/accept`)).status).toBe(404);
    const accepted = await ada.ask('POST', `/v1/me/booking_changes/${change.id}/accept`);
    expect([accepted.status, accepted.data.attributes.trip_date]).toEqual([200, to.start_date]);
    const after = await bookingOf(id);
    expect(after).toMatchObject({ status: 'confirmed', start_date: to.start_date, end_date: to.end_date });
    expect(after.payment_due_on).toBe(addDays(before.payment_due_on, 10));
    expect(await backFor(id)).toBe(0);
    // Again it stays so; and it can’t be refused any more.
    expect((await ada.ask('POST', `/v1/me/booking_changes/${change.id}/accept`)).status).toBe(200);
    const late = await ada.ask('POST', `/v1/me/booking_changes/${change.id}/refuse`);
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'invalid_transition']);
    await follow();
    expect(await mailsOf(id, 'departure_moved')).toEqual(['departure_moved']);
  });

  it('and moves is reminded of nothing by its old dates while its answer is open', async () => {
    const { offer, ada, id } = await booked();
    await moveBy(offer, 10);
    await follow();
    const at = (day: string): Context => ({ ...site.ctx, clock: () => new Date(`${day}T12:00:00Z`) });
    const told = () => mailsOf(id, 'balance_due', 'payment_overdue', 'passenger_info_due');
    const { payment_due_on: due } = await bookingOf(id);
    for (const after of [-2, 2, 8]) await remindOfDeadlines(at(addDays(due, after)), door, silentLog);
    expect(await told()).toEqual([]);
    expect(await rows('select kind from staff_tasks where subject_id = $1', id)).toEqual([]);
    expect(await bookingOf(id)).toMatchObject({ final_payment_status: 'not_due' });
    const [change] = await changesOf(id);
    expect((await ada.ask('POST', `/v1/me/booking_changes/${change.id}/accept`)).status).toBe(200);
    await remindOfDeadlines(at(addDays(due, 8)), door, silentLog);
    expect(await told()).toContain('balance_due');
  });

  it('and moves gives everything back to whoever refuses, also by canceling', async () => {
    for (const way of ['refuse', 'cancel'] as const) {
      const { offer, ada, id } = await booked();
      const paid = await paidFor(id);
      await moveBy(offer, -20);
      await follow();
      const [change] = await changesOf(id);
      if (way === 'refuse') {
        const refused = await ada.ask('POST', `/v1/me/booking_changes/${change.id}/refuse`);
        expect([refused.status, refused.data.attributes.booking_status]).toEqual([200, 'cancelled']);
        expect((await ada.ask('POST', `/v1/me/booking_changes/${change.id}/refuse`)).status).toBe(200);
        expect((await ada.ask('POST', `/v1/me/booking_changes/${change.id}/accept`)).status).toBe(409);
      } else {
        const order_number = (await bookingOf(id)).order_number;
        const quote = await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number });
        expect(quote.data.attributes).toMatchObject({ refund_cents: paid, penalty_cents: 0 });
        const quote_id = quote.data.attributes.quote_id;
        expect((await ada.ask('POST', '/v1/me/booking_cancel_update', { order_number, quote_id })).status).toBe(200);
      }
      expect(await bookingOf(id)).toMatchObject({ status: 'cancelled' });
      expect([await backFor(id), (await refundsOf(id)).length]).toEqual([paid, 1]);
      expect((await changesOf(id))[0]).toMatchObject({ state: 'refused' });
      expect(await mailsOf(id, 'cancellation', 'operator_cancellation')).toHaveLength(2);
    }
  });

  it('and moves gives everything back when nobody answers in time, by the day where the trip starts', async () => {
    const { offer, ada, id } = await booked();
    await moveBy(offer, 5);
    await follow();
    const [change] = await changesOf(id);
    await expireChanges(days(14), door, silentLog);
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed' });
    await Promise.all([expireChanges(days(16), door, silentLog), expireChanges(days(16), door, silentLog)]);
    expect(await bookingOf(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'departure' });
    expect((await changesOf(id))[0]).toMatchObject({ state: 'expired' });
    expect([await backFor(id), (await refundsOf(id)).length]).toEqual([await paidFor(id), 1]);
    expect(await mailsOf(id, 'cancellation')).toEqual(['cancellation']);
    const late = await ada.ask('POST', `/v1/me/booking_changes/${change.id}/accept`);
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'invalid_transition']);
  });

  it('and moves is to be answered three days before the start at latest', async () => {
    const { offer, id } = await booked();
    await companyFeed(site, { [offer.departureId]: { start_date: '2026-11-29', end_date: '2026-12-05' } });
    await follow();
    expect((await changesOf(id))[0]).toMatchObject({ answer_by: '2026-11-26' });
    await companyFeed(site, { [offer.departureId]: { start_date: '2026-11-21', end_date: '2026-11-27' } });
    await follow();
    // That would be over already: today then.
    expect(await changesOf(id)).toMatchObject([
      { start: '2026-11-29', state: 'withdrawn' },
      { start: '2026-11-21', answer_by: '2026-11-20', state: 'offered' },
    ]);
  });

  it('and moves once more, or back, waits for one answer: to the last dates, or to none', async () => {
    const { offer, ada, id } = await booked();
    const { start } = await moveBy(offer, 3);
    await follow();
    const [first] = await changesOf(id);
    const to = await moveBy(offer, 4);
    // Whoever answers what was offered before agrees to nothing that they haven’t seen.
    const answers = async (change: string, how: 'accept' | 'refuse') =>
      (await ada.ask('POST', `/v1/me/booking_changes/${change}/${how}`)).errors[0];
    expect((await answers(first.id, 'accept'))?.code).toBe('changed_meanwhile');
    await follow();
    for (const how of ['accept', 'refuse'] as const) {
      const meta = { trip_date: to.start_date, trip_end_date: to.end_date };
      expect(await answers(first.id, how)).toMatchObject({ code: 'changed_meanwhile', meta });
    }
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed', start_date: start });
    expect(await changesOf(id)).toMatchObject([
      { id: first.id, state: 'withdrawn' },
      { state: 'offered', start: to.start_date },
    ]);
    expect(await mailsOf(id, 'departure_moved')).toEqual(['departure_moved', 'departure_moved']);
    await moveBy(offer, -7);
    await follow();
    expect(await changesOf(id)).toMatchObject([{ state: 'withdrawn' }, { state: 'withdrawn' }]);
    expect((await answers(first.id, 'accept'))?.code).toBe('invalid_transition');
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed', start_date: start });
    expect(await mailsOf(id, 'reservation_changed')).toEqual(['reservation_changed']);
    await moveBy(offer, 2);
    await follow();
    await companyFeed(site, { [offer.departureId]: { availability: 'cancelled' } });
    await follow();
    expect((await changesOf(id)).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'moved withdrawn',
      'moved withdrawn',
      'moved withdrawn',
      'cancelled informed',
    ]);
    expect(await backFor(id)).toBe(await paidFor(id));
  });

  it('and moves has what is being reserved confirmed anew, by its new dates', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.upToConfirmed(offer);
    const seen = (await ada.look()).data.attributes;
    const to = await moveBy(offer, 6);
    expect((await ada.pay({ action: 'create' })).errors[0]?.code).toBe('changed_meanwhile');
    await follow();
    const moved = (await ada.look()).data.attributes;
    expect(moved).toMatchObject({
      booking_status: 'draft',
      trip_date: to.start_date,
      booking_price_cents: seen.booking_price_cents,
    });
    expect(moved.hold_expires_at).not.toBeNull();
    expect(await mailsOf(ada.id(), 'reservation_changed')).toEqual(['reservation_changed']);
    const confirm = { confirm: true, terms_accepted: true };
    expect((await ada.step('', { ...confirm, quote: seen.quote })).errors[0]?.code).toBe('changed_meanwhile');
    const blind = await ada.step('', { ...confirm, price_cents_seen: moved.total_cents });
    expect(blind.errors[0]?.code).toBe('changed_meanwhile');
    expect((await ada.step('', { ...confirm, quote: moved.quote })).status).toBe(200);
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    expect(await bookingOf(ada.id())).toMatchObject({ start_date: to.start_date });
  });

  it('and makes dearer keeps the price while places are held, and tells what it is afterwards', async () => {
    const offer = await fresh();
    const ada = traveler();
    await ada.begin(offer);
    await ada.hold(offer);
    const roomed = (await ada.step('accommodation', { accommodation_level: offer.level })).data.attributes;
    const name = `price${offer.level}_cents`;
    const [{ cents }] = await rows(`select ${name}::int as cents from departures where id = $1`, offer.departureId);
    await companyFeed(site, { [offer.departureId]: { [name]: cents + 10_000 } });
    await follow();
    const after = (await ada.step('payment_type', { payment_type: 'full' })).data.attributes;
    expect(after.booking_price_cents).toBe(roomed.booking_price_cents);
    expect(await changesOf(ada.id())).toMatchObject([{ kind: 'price', state: 'informed' }]);
    await rows(`select publish_events('departure.changed', array[$1::uuid])`, offer.departureId);
    await follow();
    expect(await mailsOf(ada.id(), 'reservation_changed')).toEqual(['reservation_changed']);
    await ada.named(2);
    const { quote } = (await ada.look()).data.attributes;
    await ada.step('', { confirm: true, terms_accepted: true, quote });
    const paid = await ada.payBy('approve');
    expect(paid.data.attributes).toMatchObject({
      booking_status: 'confirmed',
      amount_cents: roomed.booking_price_cents,
    });
  });

  it('and has fewer places than are held and sold takes nobody’s, and is a task for the team', async () => {
    const { offer, id } = await booked();
    const grace = traveler();
    await grace.begin(offer);
    await grace.hold(offer);
    await companyFeed(site, { [offer.departureId]: { spots_left: 0 } });
    const { held, sold, capacity } = await takenOf(offer);
    expect(capacity).toBe(held + sold);
    expect(held).toBe(2);
    expect(await rows(`select kind from staff_tasks where subject_id = $1`, offer.departureId)).toEqual([
      { kind: 'capacity_below_bookings' },
    ]);
    await follow();
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed' });
    expect((await grace.look()).data.attributes.hold_expires_at).not.toBeNull();
  });

  it('once the trip has begun is nothing that is undone by itself: the team is told', async () => {
    const { offer, id } = await booked();
    await rows(`update bookings set start_date = '2026-11-20', end_date = '2026-11-27' where id = $1`, id);
    await companyFeed(site, { [offer.departureId]: { availability: 'cancelled' } });
    await follow();
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed' });
    expect(await rows('select kind from staff_tasks where subject_id = $1', id)).toEqual([
      { kind: 'booking.departure_changed_late' },
    ]);
  });

  it('is followed to the end when a process ended in the middle, and tried again where one booking fails', async () => {
    const [one, other] = [await booked(), await booked()];
    await companyFeed(site, {
      [one.offer.departureId]: { availability: 'cancelled' },
      [other.offer.departureId]: { availability: 'cancelled' },
    });
    const ended = new AbortController();
    const first = [one.id, other.id].sort()[0] as string;
    // The process ends after its first booking.
    const dying = {
      ...door,
      mail: {
        ...door.mail,
        post: async (...given: Parameters<typeof door.mail.post>) => {
          await door.mail.post(...given);
          ended.abort();
        },
      },
    };
    await expect(followDepartures(site.ctx, dying, silentLog, ended.signal)).rejects.toThrow();
    expect((await bookingOf(first)).status).toBe('cancelled');
    await follow();
    for (const { id } of [one, other]) {
      expect(await bookingOf(id)).toMatchObject({ status: 'cancelled' });
      expect([await backFor(id), (await refundsOf(id)).length]).toEqual([await paidFor(id), 1]);
      expect(await mailsOf(id, 'departure_cancelled')).toEqual(['departure_cancelled']);
    }
    const third = await booked();
    await companyFeed(site, { [third.offer.departureId]: { availability: 'cancelled' } });
    const broken = { ...door, mail: { ...door.mail, post: () => Promise.reject(new Error('no')) } };
    await followDepartures(site.ctx, broken, silentLog);
    expect(await bookingOf(third.id)).toMatchObject({ status: 'confirmed' });
    await resumePayments(site.ctx, door, silentLog);
    expect(await bookingOf(third.id)).toMatchObject({ status: 'cancelled' });
  });
});
