import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actorReader } from '#accounts';
import { bookingAtDesk, bookingPage, bookingsAtDesk, countBookingsAtDesk, orderNumbersOf } from '#bookings';
import { cancelForTeam, declineBooking } from '#bookings/companies';
import { asOwner, cancelBooking, quoteCancellation } from '#bookings/doors';
import { brokenInvariants, followDepartures, followPayments, remindOfDeadlines } from '#bookings/testing';
import { type Context, newId, silentLog } from '#kernel';
import { typedIn } from '#kernel/keys';
import { addDays } from '#kernel/shared';
import { type TaskKinds, teamTasks } from '#kernel/team';
import { testActors } from '#kernel/testing';
import { capturePayment, countRefundsToDo, refundAtDesk, sendRefunds, subjectsOf } from '#payments';
import { countReviewsToRead } from '#reviews';
import { taskKinds } from '../../src/areas.ts';
import { type Offer, reservingSite } from './reserving.ts';
import { type Browser, signingIn } from './signing-in.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into rows and letters whose shape is what they check.
type Any = any;

const REASON = 'The guides are ill.';
const going = new AbortController().signal;
const PAGE = { page: 1, limit: 25 };

describe('the team’s desk', () => {
  const { site, offers, setPlaces, simulator, traveler } = reservingSite();
  const { door } = site;
  const { browser, signIn } = signingIn(site);
  let some: Offer[] = [];
  let next = 0;
  let people = 0;
  const fresh = async () => {
    const offer = some[next++] as Offer;
    await setPlaces(offer, 8);
    return offer;
  };
  beforeAll(async () => {
    some = await offers(60);
  });
  afterEach(async () => {
    simulator.set({ refunds: 'COMPLETED' });
    await rows('truncate rate_limits');
    expect(await brokenInvariants(door.db)).toEqual([]);
  });

  const rows = async (text: string, ...values: unknown[]): Promise<Any[]> => (await door.pool.query(text, values)).rows;
  const bookingOf = async (id: string) =>
    (await rows('select *, start_date::text, payment_due_on::text from bookings where id = $1', id))[0];
  const refundsOf = (id: string) =>
    rows(
      `select r.id, r.status, r.amount_cents::int as cents, r.by_hand from refunds r join payments p on p.id = r.payment_id
       where p.subject_id = $1 order by r.created_at, r.id`,
      id,
    );
  const paidFor = async (id: string): Promise<number> =>
    (
      await rows(
        'select sum(amount_cents)::int as cents from payments where subject_id = $1 and captured_at is not null',
        id,
      )
    )[0].cents;
  const letters = async (subjectId: string, name: string): Promise<Any[]> =>
    (
      await rows('select id, letter from email_log where subject_id = $1 and name = $2 order by id', subjectId, name)
    ).map(
      ({ id, letter }) =>
        JSON.parse(door.keyring.decrypt(letter, { table: 'email_log', column: 'letter', id })).variables,
    );
  const openTasks = async (subjectId: string) =>
    (await rows('select kind from staff_tasks where subject_id = $1 and done_at is null', subjectId)).map(
      ({ kind }) => kind,
    );

  type Person = Browser & { id: string };
  const person = async (): Promise<Person> => {
    const one = browser();
    await signIn(one, `desk-${++people}@example.com`);
    return { ...one, id: (await one.ask('/v1/me')).body.data.id };
  };
  const ofTeam = async ({ proved = true } = {}): Promise<Person> => {
    const one = await person();
    await rows(`insert into user_roles (user_id, role) values ($1, 'finance')`, one.id);
    if (proved) await rows('update sessions set second_factor_at = $2 where user_id = $1', one.id, site.ctx.clock());
    return one;
  };
  const ctxOf = async (one: Browser, clock = site.ctx.clock): Promise<Context> => {
    const headers = { Cookie: [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const actor = await actorReader(site.ctx, door.accounts)(new Request('http://localhost/', { headers }));
    return { ...site.ctx, actor, clock };
  };
  const booked = async (type: 'deposit' | 'full' = 'deposit') => {
    const offer = await fresh();
    const ada = traveler();
    await ada.upToConfirmed(offer, { type });
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('confirmed');
    const row = await bookingOf(ada.id());
    return { offer, ada, id: ada.id(), order: row.order_number as string, row };
  };
  /** Paid, and its company has to say yes. */
  const waiting = async () => {
    const offer = await fresh();
    const [{ operator_id: operatorId }] = await rows('select operator_id from trips where id = $1', offer.tripId);
    const decides = (type: string) =>
      rows('update operators set business_process_type = $2 where id = $1', operatorId, type);
    await decides('on_request');
    const ada = traveler();
    await ada.upToConfirmed(offer);
    expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('pending_operator');
    await decides('instant');
    const row = await bookingOf(ada.id());
    return { operatorId, id: ada.id(), order: row.order_number as string, row, paid: await paidFor(ada.id()) };
  };
  const cancel = (one: Browser, order: string, seen: number | string, more: Record<string, string> = {}) =>
    one.ask('/staff/bookings', {
      form: { do: 'cancel', order, how: 'in_full', seen: `${seen}`, reason: REASON, ...more },
    });
  const overdueAt = (row: Any, days: number) => () => new Date(`${addDays(row.payment_due_on, days)}T18:00:00Z`);
  const remind = (clock: () => Date) => remindOfDeadlines({ ...site.ctx, clock }, door, silentLog);

  it('has words for whatever any area tells the team, each kind once', async () => {
    const told: TaskKinds[] = [];
    for (const path of globSync('src/{areas/*,kernel/*}/tasks.ts')) {
      const module = (await import(join(process.cwd(), path))) as Record<string, TaskKinds>;
      const [declared] = Object.entries(module).flatMap(([name, value]) =>
        name.endsWith('Tasks') && !Array.isArray(value) ? [value] : [],
      );
      told.push(declared ?? expect.fail(path));
    }
    expect(told.length).toBeGreaterThan(3);
    expect(told.flatMap(Object.keys).sort()).toEqual(Object.keys(taskKinds).sort());
    for (const kind of Object.values(taskKinds)) expect(kind.todo).toMatch(/^[A-Z].*\.$/);
  });

  it('notes a task as done once, whoever else is at it', async () => {
    const { id } = await booked();
    await rows(`insert into staff_tasks (kind, subject_id) values ('booking.payment_overdue', $1)`, id);
    const [one, other] = [await ofTeam(), await ofTeam()];
    const [task] = await rows('select id from staff_tasks where subject_id = $1', id);
    const done = (who: Browser, more = {}) => who.ask('/staff/tasks', { form: { task: task.id, ...more } });
    const both = await Promise.all([done(one), done(other)]);
    expect(both.map(({ status, location }) => `${status} ${location}`).sort()).toEqual([
      '303 /staff/tasks?done=yes',
      '303 /staff/tasks?error=not_found',
    ]);
    expect((await done(one, { kind: '__proto__' })).location).toBe('/staff/tasks?kind=__proto__&error=not_found');
    const [closed] = await rows('select done_by, done_at from staff_tasks where id = $1', task.id);
    expect([one.id, other.id]).toContain(closed.done_by);
    expect(await rows(`select actor from audit_entries where subject_id = $1`, task.id)).toEqual([
      { actor: `member ${closed.done_by}` },
    ]);
  });

  it('is for the team alone, with its second factor, and no other site sends to it', async () => {
    const { id, order, row } = await booked('full');
    await rows(`insert into staff_tasks (kind, subject_id) values ('booking.payment_overdue', $1)`, id);
    const [task] = await rows('select id from staff_tasks where subject_id = $1', id);
    const [payment] = await rows('select id from payments where subject_id = $1', id);
    const [own, member, unproved, one] = [
      await person(),
      await person(),
      await ofTeam({ proved: false }),
      await ofTeam(),
    ];
    await rows('update bookings set user_id = $2 where id = $1', id, own.id);
    const seen = await paidFor(id);
    const forms: [string, Record<string, string>][] = [
      ['/staff/tasks', { task: task.id }],
      ['/staff/refunds', { refund: payment.id, do: 'paid-out' }],
      ['/staff/refunds', { refund: payment.id, do: 'again' }],
      ['/staff/bookings', { do: 'cancel', order, how: 'in_full', seen: `${seen}`, reason: REASON }],
    ];
    const readings: ((ctx: Context) => Promise<unknown>)[] = [
      (ctx) => bookingsAtDesk(ctx, { order, state: null, company: null, ...PAGE }),
      (ctx) => bookingAtDesk(ctx, order),
      (ctx) => teamTasks(ctx, { list: 'open', kind: null, ...PAGE }),
      (ctx) => refundAtDesk(ctx, newId()),
      (ctx) => orderNumbersOf(ctx, [id]),
      (ctx) => subjectsOf(ctx, [payment.id]),
      countBookingsAtDesk,
      countRefundsToDo,
      countReviewsToRead,
    ];
    const refusals: [Browser, string, (path: string) => RegExp | string][] = [
      [browser(), 'unauthenticated', (path) => `/sign-in-mm?ref_url=${encodeURIComponent(path)}`],
      // Whose booking it is, and who speaks for its company, have nothing to do here either.
      [own, 'not_found', () => /error=not_found/],
      [member, 'not_found', () => /error=not_found/],
      [unproved, 'second_factor_required', () => /^\/second-factor\?ref_url=%2F.*error%3Dsecond_factor_required$/],
    ];
    for (const [who, code, location] of refusals) {
      for (const read of readings) await expect(read(await ctxOf(who))).rejects.toMatchObject({ code });
      for (const [path, form] of forms) {
        const said = await who.ask(path, { form });
        expect(said.status).toBe(303);
        expect(said.location).toMatch(location(path));
      }
    }
    const { operator } = testActors();
    const company = { ...operator, operatorIds: [row.operator_id] } as typeof operator;
    for (const read of readings) {
      await expect(read({ ...site.ctx, actor: company })).rejects.toMatchObject({ code: 'not_found' });
    }
    for (const [path, form] of forms) {
      expect((await one.ask(path, { form, origin: 'https://elsewhere.example' })).status).toBe(403);
    }
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed' });
    expect(await openTasks(id)).toEqual(['booking.payment_overdue']);
  });

  it('finds bookings by order, state and company, and says nothing of who travels', async () => {
    const { id, order, row, ada } = await booked();
    const canary = { passport_number: 'CANARY-77', dob: '1985-12-10' };
    await ada.step('passenger_detail', {
      passengers: [{ position: 1, first_name: 'Ada', last_name: 'Canary', ...canary }],
    });
    const other = await booked();
    const ctx = await ctxOf(await ofTeam());
    const find = async (asked: object) =>
      (await bookingsAtDesk(ctx, { order: null, state: null, company: null, ...PAGE, limit: 200, ...asked })).bookings;
    expect((await find({ order })).map((one) => one.id)).toEqual([id]);
    for (const wrong of ['SJ', 'sj-nothing', '%', "'"]) expect(await find({ order: wrong })).toEqual([]);
    const [{ slug, name }] = await rows('select slug, name from operators where id = $1', row.operator_id);
    for (const company of [slug, name.toUpperCase(), name.slice(1, 6)]) {
      expect((await find({ company })).map((one) => one.id)).toContain(id);
    }
    expect(await find({ company: '%' })).toEqual([]);
    const [theirs] = await rows('select operator_id from bookings where id = $1', other.id);
    const [elsewhere] = await rows(
      'select slug from operators where id <> $1 and id <> $2 order by id limit 1',
      row.operator_id,
      theirs.operator_id,
    );
    expect((await find({ company: elsewhere.slug })).map((one) => one.id)).not.toContain(id);
    expect((await find({ state: 'confirmed' })).map((one) => one.id)).toEqual(expect.arrayContaining([id, other.id]));
    expect(await find({ state: 'declined' })).toEqual([]);
    const shown = await bookingAtDesk(ctx, order);
    expect(shown).toMatchObject({
      status: 'confirmed',
      paidCents: await paidFor(id),
      named: 2,
      payments: [{ purpose: 'deposit', status: 'captured', refunds: [] }],
      why: null,
      cancellations: [{ how: 'in_full', backCents: await paidFor(id), keptCents: 0 }],
    });
    expect(shown.history.map(({ field, afterValue }) => `${field} ${afterValue}`)).toEqual(
      expect.arrayContaining(['status awaiting_payment', 'status confirmed', 'deposit_status paid']),
    );
    expect(new Set(shown.history.map(({ by }) => by))).toEqual(new Set(['the traveler', 'by itself']));
    // None of them is handed a key to open it with; nor is it in the rows.
    expect(JSON.stringify([shown, await find({ order })])).not.toMatch(/CANARY|Lovelace|traveler-\d+@|"1985["-]/);
    await expect(bookingAtDesk(ctx, 'SJ0000000000X')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('cancels a booking in full, once, by the sum that was seen, and both are told why', async () => {
    const { id, order, ada, offer } = await booked();
    const [one, other] = [await ofTeam(), await ofTeam()];
    const paid = await paidFor(id);
    const page = `/staff/bookings/${order.toLowerCase()}`;
    const [before] = await rows('select sold from departure_inventory where departure_id = $1', offer.departureId);
    for (const seen of [paid - 1, 0, -1, '', '1e9']) {
      expect((await cancel(one, order, seen)).location).toBe(`${page}?cancel=in_full&error=changed_meanwhile`);
    }
    expect((await cancel(one, order, paid, { reason: ' ' })).location).toBe(
      `${page}?cancel=in_full&error=reason#cancel`,
    );
    expect((await cancel(one, order, paid, { how: 'by_terms' })).location).toBe(`${page}?error=not_cancellable`);
    expect((await cancel(one, order, paid, { how: 'constructor' })).location).toBe('/staff/bookings');
    expect((await cancel(one, 'SJ0000000000X', paid)).location).toBe('/staff/bookings?error=not_found');
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed' });
    const both = await Promise.all([cancel(one, order, paid), cancel(other, order, paid)]);
    expect(both.map(({ location }) => location)).toEqual([`${page}?done=canceled`, `${page}?done=canceled`]);
    expect((await cancel(one, order, paid)).location).toBe(`${page}?done=canceled`);
    expect(await bookingOf(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'staff' });
    expect((await refundsOf(id)).map(({ cents }) => cents)).toEqual([paid]);
    const [after] = await rows('select sold from departure_inventory where departure_id = $1', offer.departureId);
    expect(after.sold).toBe(before.sold - 2);
    const [told, ...more] = await letters(id, 'cancellation');
    expect([told, more]).toMatchObject([
      { because: 'by_team', said: REASON, back: { cents: paid }, kept: { cents: 0 } },
      [],
    ]);
    expect(await letters(id, 'operator_cancellation')).toMatchObject([{ because: 'by_team', said: REASON }]);
    const events = await rows(
      `select actor, reason from booking_events where booking_id = $1 and event = 'cancel'`,
      id,
    );
    expect(events).toHaveLength(1);
    expect([`member ${one.id}`, `member ${other.id}`]).toContain(events[0].actor);
    const [shown] = [await bookingAtDesk(await ctxOf(one), order)];
    expect(shown).toMatchObject({ why: 'over', cancellations: [] });
    expect(shown.history.filter(({ event }) => event === 'cancel')).toMatchObject([
      { by: expect.stringMatching(/^desk-\d+@example\.com$/), reason: REASON },
    ]);
    // Its owner cancels nothing any more, and reads why on their page.
    const order_number = order;
    expect((await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number })).errors[0]?.code).toBe(
      'not_cancellable',
    );
    await sendRefunds(site.ctx, going);
    await followPayments(site.ctx, door, silentLog);
    const [refund] = await refundsOf(id);
    expect(await letters(refund.id, 'refund_done')).toMatchObject([{ way: 'paypal', amount: { cents: paid } }]);
  });

  it('cancels by the terms what isn’t paid for, and nothing that has begun or is being paid', async () => {
    const { id, order, row } = await booked();
    const clock = overdueAt(row, 8);
    await remind(clock);
    expect(await bookingOf(id)).toMatchObject({ final_payment_status: 'overdue' });
    const one = await ofTeam();
    // The second factor is of now, and the clock is turned for the verb alone.
    const ctx = { ...(await ctxOf(one)), clock };
    const shown = await bookingAtDesk(ctx, order);
    const paid = await paidFor(id);
    const late = await bookingsAtDesk(ctx, { order: null, state: 'overdue', company: null, ...PAGE });
    expect(late.bookings.map((found) => found.id)).toContain(id);
    expect((await countBookingsAtDesk(ctx)).overdue).toBe(late.count);
    const terms = shown.cancellations.find(({ how }) => how === 'by_terms') ?? expect.fail('by no terms');
    expect(terms.backCents + terms.keptCents).toBe(paid);
    const asked = { orderNumber: order, how: 'by_terms', seenCents: terms.backCents, reason: 'Not paid.' } as const;
    const begun = () => new Date(`${row.start_date}T23:00:00Z`);
    await expect(cancelForTeam({ ...ctx, clock: begun }, door, asked)).rejects.toMatchObject({
      code: 'not_cancellable',
    });
    await cancelForTeam(ctx, door, asked);
    expect(await bookingOf(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'staff' });
    const back = (await refundsOf(id)).reduce((sum, { cents }) => sum + cents, 0);
    expect(back).toBe(terms.backCents);
    const kept = { back: { cents: terms.backCents }, kept: { cents: terms.keptCents } };
    expect(await letters(id, 'cancellation')).toMatchObject([{ because: 'unpaid', said: 'Not paid.', ...kept }]);
    // Nothing is owed any more: nobody has to write to them.
    expect(await openTasks(id)).toEqual([]);

    const paying = await booked();
    const created = await paying.ada.pay({ action: 'create', purpose: 'balance' });
    simulator.approve(created.data.attributes.paypal_order_id, 'pending_captured');
    await paying.ada.pay({ action: 'capture', paypal_order_id: created.data.attributes.paypal_order_id });
    expect((await bookingAtDesk(await ctxOf(one), paying.order)).cancellations).toEqual([]);
    const refused = await cancel(one, paying.order, await paidFor(paying.id));
    expect(refused.location).toContain('error=not_cancellable');
    expect(await bookingOf(paying.id)).toMatchObject({ status: 'confirmed' });
  });

  it('and its traveler end what its company never answered, also once its day has come: all of it goes back', async () => {
    const [{ id, order, row, paid }, other] = [await waiting(), await waiting()];
    const clock = () => new Date(`${row.start_date}T23:00:00Z`);
    const ctx = { ...(await ctxOf(await ofTeam())), clock };
    const all = [{ how: 'in_full', backCents: paid, keptCents: 0 }];
    expect(await bookingAtDesk(ctx, order)).toMatchObject({ why: null, cancellations: all });
    // Nor does anybody lose anything for a balance that they didn’t pay for it.
    await remind(overdueAt(row, 8));
    expect(await bookingOf(id)).toMatchObject({ status: 'pending_operator', final_payment_status: 'overdue' });
    expect((await bookingAtDesk(ctx, order)).cancellations).toEqual(all);
    await cancelForTeam(ctx, door, { orderNumber: order, how: 'in_full', seenCents: paid, reason: REASON });
    expect(await bookingOf(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'staff' });
    expect((await refundsOf(id)).map(({ cents }) => cents)).toEqual([paid]);

    const late = () => new Date(`${addDays(other.row.start_date, 3)}T23:00:00Z`);
    const own = { ...asOwner(site.ctx, other.id), clock: late };
    const quote = await quoteCancellation(own, other.order);
    expect(quote).toMatchObject({ refundCents: other.paid, penaltyCents: 0 });
    const shown = await bookingPage(own, door, { id: other.id, quoteId: quote.id });
    expect(shown.cancellation).toMatchObject({ why: null, quote: { later: [], onceAllIsPaid: [] } });
    await cancelBooking(own, door, { orderNumber: other.order, quoteId: quote.id, reason: null });
    expect(await bookingOf(other.id)).toMatchObject({ status: 'cancelled', cancelled_by: 'traveler' });
    expect((await refundsOf(other.id)).map(({ cents }) => cents)).toEqual([other.paid]);
  });

  it('is told of a balance a week after it was due, once, until it is paid', async () => {
    const [{ id, ada, row }, later] = [await booked(), await booked()];
    const told = async () =>
      await rows(
        `select details, done_by, done_at from staff_tasks where kind = 'booking.payment_overdue' and subject_id = $1`,
        id,
      );
    await remind(overdueAt(row, 6));
    expect(await told()).toEqual([]);
    await Promise.all([remind(overdueAt(row, 7)), remind(overdueAt(row, 7))]);
    await remind(overdueAt(row, 8));
    const open = Number(row.price_cents) - (await paidFor(id));
    expect(await told()).toMatchObject([{ details: { due_on: row.payment_due_on }, done_at: null }]);
    expect((await told())[0].details.amount.replace(/\D/g, '')).toContain(String(Math.floor(open / 100)));
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed', final_payment_status: 'overdue' });
    // Done by the team: asked for that day nobody is told of it again.
    const one = await ofTeam();
    const [task] = await rows('select id from staff_tasks where subject_id = $1', id);
    await one.ask('/staff/tasks', { form: { task: task.id } });
    await remind(overdueAt(row, 9));
    expect(await told()).toHaveLength(1);

    // A server that was down all week tells it, too; what is paid settles it by itself.
    const late = () => new Date(`${addDays(later.row.payment_due_on, 20)}T18:00:00Z`);
    await remind(late);
    expect(await openTasks(later.id)).toEqual(['booking.payment_overdue']);
    await rows(`update bookings set payment_due_on = '2026-11-01' where id = $1`, later.id);
    expect((await later.ada.payBy('approve', 'balance')).status).toBe(200);
    expect(await openTasks(later.id)).toEqual([]);
    expect((await ada.payBy('approve', 'balance')).status).toBe(200);
    await remind(overdueAt(row, 10));
    expect(await told()).toHaveLength(1);
  });

  it('pays out what failed at PayPal, and the traveler is told that it came another way', async () => {
    const { id, order } = await booked();
    const one = await ofTeam();
    simulator.set({ refunds: 'FAILED' });
    const paid = await paidFor(id);
    await cancel(one, order, paid);
    await sendRefunds(site.ctx, going);
    const [refund] = await refundsOf(id);
    expect([refund.status, await openTasks(refund.id)]).toEqual(['failed', ['refund.failed']]);
    expect(await countRefundsToDo(await ctxOf(one))).toBe(1);
    const send = (deed: string, which = refund.id) => one.ask('/staff/refunds', { form: { refund: which, do: deed } });
    const at = `/staff/refunds?refund=${refund.id}`;
    expect((await send('again')).location).toBe(`${at}&done=again`);
    expect((await send('again')).location).toBe(`${at}&error=invalid_transition`);
    await sendRefunds(site.ctx, going);
    expect(await openTasks(refund.id)).toEqual(['refund.failed']);
    const twice = await Promise.all([send('paid-out'), send('paid-out')]);
    expect(twice.map(({ location }) => location).sort()).toEqual([
      `${at}&done=paid-out`,
      `${at}&error=invalid_transition`,
    ]);
    for (const [deed, which] of [
      ['paid-out', newId()],
      ['again', 'no-id'],
    ] as const) {
      expect((await send(deed, which)).location).toBe('/staff/refunds?error=not_found');
    }
    expect((await send('__proto__')).location).toBe('/staff/refunds');
    await followPayments(site.ctx, door, silentLog);
    expect(await letters(refund.id, 'refund_done')).toMatchObject([{ way: 'other', amount: { cents: paid } }]);
    expect([await refundsOf(id), await openTasks(refund.id)]).toMatchObject([
      [{ status: 'completed', by_hand: true }],
      [],
    ]);
    const shown = await bookingAtDesk(await ctxOf(one), order);
    expect(shown.payments[0]?.refunds).toMatchObject([{ status: 'completed', byHand: true }]);
  });

  it('is left what failed of a booking that its company declined: nothing goes back a second time by itself', async () => {
    const { operatorId, id, order: orderNumber, paid } = await waiting();
    simulator.set({ refunds: 'FAILED' });
    const actor = { ...testActors().operator, operatorIds: [operatorId] } as Context['actor'];
    await declineBooking({ ...site.ctx, actor }, door, { orderNumber, reason: REASON });
    for (let times = 0; times < 2; times++) {
      await sendRefunds(site.ctx, going);
      await followPayments(site.ctx, door, silentLog);
    }
    expect(await refundsOf(id)).toMatchObject([{ status: 'failed', cents: paid }]);
    const one = await ofTeam();
    simulator.set({ refunds: 'COMPLETED' });
    const [{ id: refund }] = await refundsOf(id);
    await one.ask('/staff/refunds', { form: { refund, do: 'again' } });
    await sendRefunds(site.ctx, going);
    await followPayments(site.ctx, door, silentLog);
    expect(await refundsOf(id)).toMatchObject([{ status: 'completed', cents: paid }]);
    expect(await countRefundsToDo(await ctxOf(one))).toBe(0);
  });

  it('is left what failed of money that came too late: what ended is booked no more by it, though places are free', async () => {
    const offer = await fresh();
    await setPlaces(offer, 2);
    const [ada, grace] = [traveler(), traveler()];
    await ada.upToConfirmed(offer);
    const created = await ada.pay({ action: 'create' });
    simulator.approve(created.data.attributes.paypal_order_id, 'approve');
    await rows(`update seat_holds set expires_at = now() - interval '1 minute' where booking_id = $1`, ada.id());
    await grace.upToConfirmed(offer);
    await grace.payBy('approve');
    const statusOf = async () => (await bookingOf(ada.id())).status;
    const [payment] = await rows('select id from payments where subject_id = $1', ada.id());
    simulator.set({ refunds: 'FAILED' });
    await capturePayment(site.ctx, { paymentId: payment.id });
    await followPayments(site.ctx, door, silentLog);
    expect(await statusOf()).toBe('expired');
    await setPlaces(offer, 8);
    await sendRefunds(site.ctx, going);
    await followPayments(site.ctx, door, silentLog);
    expect([await statusOf(), await refundsOf(ada.id())]).toMatchObject(['expired', [{ status: 'failed' }]]);
  });

  it('asks for a second factor that has run out, and leads back to the form and what was typed', async () => {
    const { id, offer } = await booked();
    const { order_number: order } = await bookingOf(id);
    const one = await ofTeam();
    const long = new Date(site.ctx.clock().getTime() - 13 * 3_600_000);
    await rows('update sessions set second_factor_at = $2 where user_id = $1', one.id, long);
    const date = { do: 'cancel', departure: offer.departureId, reason: REASON };
    const booking = { order, how: 'in_full', seen: '1', reason: REASON };
    for (const [form, given, page] of [
      ['/operator/departures', date, `/operator/departures/${offer.departureId}?deed=cancel`],
      ['/staff/bookings', booking, `/staff/bookings/${order.toLowerCase()}?cancel=in_full`],
    ] as const) {
      const said = await one.ask(form, { form: given });
      const back = `${page}&error=second_factor_required`;
      expect(said.location).toBe(`/second-factor?ref_url=${encodeURIComponent(back).replaceAll('%20', '+')}`);
      expect(typedIn(door, form, `typed=${one.cookies.get('typed')}`, site.ctx.clock())).toMatchObject({
        reason: REASON,
      });
    }
    const tries = await one.ask('/second-factor', { form: { code: '000000', ref_url: '/staff/tasks?page=2' } });
    expect(tries.location).toBe('/second-factor?ref_url=%2Fstaff%2Ftasks%3Fpage%3D2&error=token_invalid');
  });

  it('cancels a whole date for its company, and comes back to its own desk', async () => {
    const { id, offer } = await booked();
    const one = await ofTeam();
    const form = { do: 'cancel', departure: offer.departureId, reason: REASON };
    const said = await one.ask('/operator/departures', { form });
    expect(said.location).toBe('/staff/bookings?done=departure-canceled');
    const absent = await one.ask('/operator/departures', { form: { ...form, departure: newId() } });
    expect(absent.location).toBe('/staff/bookings?error=not_found');
    await followDepartures(site.ctx, door, silentLog);
    expect(await bookingOf(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'departure' });
  });
});
