import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addOperatorUser } from '#accounts/upkeep';
import { bookingToCancel, companyBookings, companyLists, manifestOf } from '#bookings';
import { cancelForCompany } from '#bookings/companies';
import type { CompanyList } from '#bookings/shared';
import { brokenInvariants, followDepartures } from '#bookings/testing';
import { type Actor, newId, silentLog } from '#kernel';
import { addDays } from '#kernel/shared';
import { testActors } from '#kernel/testing';
import { companyFeed } from './company-feed.ts';
import { type Offer, reservingSite } from './reserving.ts';
import { type Browser, signingIn } from './signing-in.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into rows and answers whose shape is what they check.
type Any = any;

const REASON = 'The huts are full that week.';

describe('a company', () => {
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
    await rows('truncate rate_limits');
    expect(await brokenInvariants(door.db)).toEqual([]);
  });

  const rows = async (text: string, ...values: unknown[]): Promise<Any[]> => (await door.pool.query(text, values)).rows;
  const operatorOf = async ({ tripId }: Offer): Promise<string> =>
    (await rows('select operator_id from trips where id = $1', tripId))[0].operator_id;
  const bookingOf = async (id: string) =>
    (await rows('select *, start_date::text, end_date::text from bookings where id = $1', id))[0];
  const takenOf = async ({ departureId }: Offer) =>
    (await rows('select held, sold from departure_inventory where departure_id = $1', departureId))[0];
  const backFor = async (id: string): Promise<number[]> =>
    (
      await rows(
        'select r.amount_cents::int as cents from refunds r join payments p on p.id = r.payment_id where p.subject_id = $1',
        id,
      )
    ).map(({ cents }) => cents);
  const paidFor = async (id: string): Promise<number> =>
    (
      await rows(
        'select sum(amount_cents)::int as cents from payments where subject_id = $1 and captured_at is not null',
        id,
      )
    )[0].cents;
  const mailsOf = async (id: string) =>
    (
      await rows(
        `select name from email_log where subject_id in (
           select $1::uuid union select c.id from booking_changes c where c.booking_id = $1
           union select q.id from booking_change_requests q where q.booking_id = $1) order by name, occurrence`,
        id,
      )
    ).map(({ name }) => name);
  const codes = (said: { status: number; body: { errors?: { code: string }[] } }) => [
    said.status,
    ...(said.body.errors ?? []).map(({ code }) => code),
  ];

  type Speaker = Browser & { email: string };
  const speaker = async (operatorId: string): Promise<Speaker> => {
    const one = browser();
    const email = `company-${++people}@example.com`;
    await signIn(one, email);
    await addOperatorUser(site.ctx, { email, operatorId });
    return { ...one, email };
  };
  const prove = ({ email }: Speaker) =>
    rows(
      'update sessions set second_factor_at = $2 where user_id = (select id from users where email = $1)',
      email,
      site.ctx.clock(),
    );
  const verb = (one: Browser, path: string, body: object = {}) => one.ask(`/v1/operator/${path}`, { body });

  /** Paid, and waiting for its company; or only asked for. */
  const waiting = async (how: 'paid' | 'asked' = 'paid') => {
    const offer = await fresh();
    const operatorId = await operatorOf(offer);
    const ada = traveler();
    if (how === 'paid') {
      await rows(`update operators set business_process_type = 'on_request' where id = $1`, operatorId);
      await ada.upToConfirmed(offer);
      expect((await ada.payBy('approve')).data.attributes.booking_status).toBe('pending_operator');
      await rows(`update operators set business_process_type = 'instant' where id = $1`, operatorId);
    } else {
      await rows('update trips set is_merchant_model = false where id = $1', offer.tripId);
      const { data } = await ada.askFor(offer);
      expect(data.attributes.booking_status).toBe('requested');
      await rows('update trips set is_merchant_model = true where id = $1', offer.tripId);
      const booking = await bookingOf(data.id);
      return { offer, operatorId, ada, id: data.id as string, order: booking.order_number as string };
    }
    const booking = await bookingOf(ada.id());
    return { offer, operatorId, ada, id: ada.id(), order: booking.order_number as string };
  };

  it('accepts what waits for it, once, and the traveler is told once', async () => {
    const { operatorId, id, order } = await waiting();
    const one = await speaker(operatorId);
    const both = await Promise.all([1, 2].map(() => verb(one, `bookings/${order}/accept`)));
    expect(both.map(({ status, body }) => [status, body.data.attributes.booking_status])).toEqual([
      [200, 'confirmed'],
      [200, 'confirmed'],
    ]);
    expect((await mailsOf(id)).filter((name) => name === 'booking_confirmation')).toHaveLength(1);
    expect(await rows(`select actor from booking_events where booking_id = $1 and event = 'accept'`, id)).toEqual([
      { actor: expect.stringMatching(/^member /) },
    ]);
    expect(codes(await verb(one, `bookings/${order}/decline`, { reason: REASON }))).toEqual([
      409,
      'invalid_transition',
    ]);
  });

  describe('cancels one booking that was confirmed', () => {
    const booked = async (type: 'deposit' | 'full' = 'full') => {
      const offer = await fresh();
      const ada = traveler();
      await ada.upToConfirmed(offer, { type });
      await ada.payBy('approve');
      const { order_number: order } = await bookingOf(ada.id());
      return { offer, operatorId: await operatorOf(offer), ada, id: ada.id(), order: order as string };
    };
    const cancel = (one: Browser, order: string, seen: number | string, more: Record<string, string> = {}) =>
      one.ask('/operator/bookings', { form: { do: 'cancel', order, seen: `${seen}`, reason: REASON, ...more } });
    const pageOf = (order: string) => `/operator/bookings/${order.toLowerCase()}/cancel`;
    const doneFor = (order: string) => `/operator/bookings?order=${order}&done=canceled`;

    it('in full, whatever its terms keep, once: places are free, and traveler and company are told', async () => {
      const { offer, operatorId, id, order } = await booked();
      // By its terms nothing would come back.
      await rows(
        `update bookings set policy = '{"tiers": [{"minDays": 0, "refundBps": 0}], "depositRefundable": false}' where id = $1`,
        id,
      );
      const one = await speaker(operatorId);
      await prove(one);
      const [paid, before] = [await paidFor(id), await takenOf(offer)];
      const both = await Promise.all([cancel(one, order, paid), cancel(one, order, paid)]);
      expect(both.map(({ location }) => location)).toEqual([doneFor(order), doneFor(order)]);
      expect((await cancel(one, order, paid)).location).toBe(doneFor(order));
      expect(await bookingOf(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'operator' });
      expect(await backFor(id)).toEqual([paid]);
      expect(await takenOf(offer)).toEqual({ ...before, sold: before.sold - 2 });
      const names = await mailsOf(id);
      for (const name of ['cancellation', 'operator_cancellation']) {
        expect(names.filter((mail) => mail === name)).toHaveLength(1);
      }
      expect(
        await rows(`select actor, reason from booking_events where booking_id = $1 and event = 'cancel'`, id),
      ).toEqual([{ actor: expect.stringMatching(/^member /), reason: REASON }]);
      expect(await rows('select action, details from audit_entries where subject_id = $1', id)).toEqual([
        {
          action: 'booking.canceled',
          details: { order, as: 'operator', back_cents: paid, currency: 'USD' },
        },
      ]);
    });

    it('by the sum that was seen, with a reason', async () => {
      const { operatorId, id, order } = await booked('deposit');
      const one = await speaker(operatorId);
      await prove(one);
      const paid = await paidFor(id);
      for (const seen of [paid - 1, paid + 1, 0, -1, '', 'all', '1e3']) {
        expect((await cancel(one, order, seen)).location).toBe(`${pageOf(order)}?error=changed_meanwhile`);
      }
      for (const reason of ['', ' x ', 'x'.repeat(1001)]) {
        expect((await cancel(one, order, paid, { reason })).location).toBe(`${pageOf(order)}?error=reason`);
      }
      expect(
        (await one.ask('/operator/bookings', { form: { do: 'constructor', order, reason: REASON } })).location,
      ).toBe('/operator');
      expect((await bookingOf(id)).status).toBe('confirmed');
      expect(await backFor(id)).toEqual([]);
    });

    it('behind its second factor, and of no other company; the team has a desk of its own', async () => {
      const { operatorId, id, order } = await booked();
      const paid = await paidFor(id);
      const one = await speaker(operatorId);
      expect((await cancel(one, order, paid)).location).toMatch(/^\/second-factor\?ref_url=%2Foperator%2F/);
      const [other] = await rows('select id from operators where id <> $1 limit 1', operatorId);
      const stranger = await speaker(other.id);
      await prove(stranger);
      const absent = 'SJ0000000000X';
      const where = (answer: { location: string | null }, of: string) => answer.location?.replace(of.toLowerCase(), '');
      expect(where(await cancel(stranger, order, paid), order)).toBe(
        where(await cancel(stranger, absent, paid), absent),
      );
      expect((await cancel(browser(), order, paid)).location).toBe('/sign-in-mm?ref_url=%2Foperator');
      const actors = testActors();
      for (const actor of [actors.staff, actors['proved-operator'], actors['fresh-member']]) {
        const asked = { orderNumber: order, seenCents: paid, reason: REASON };
        const ctx = { ...site.ctx, actor };
        await expect(cancelForCompany(ctx, door, asked)).rejects.toMatchObject({ code: 'not_found' });
        await expect(bookingToCancel(ctx, door, order)).rejects.toMatchObject({ code: 'not_found' });
        await expect(bookingToCancel(ctx, door, absent)).rejects.toMatchObject({ code: 'not_found' });
      }
      expect((await bookingOf(id)).status).toBe('confirmed');
    });

    it('while it stands, before it starts, and with no money on its way', async () => {
      const asCompany = (operatorId: string, clock = site.ctx.clock) => ({
        ...site.ctx,
        clock,
        actor: { ...testActors()['proved-operator'], operatorIds: [operatorId] } as Actor,
      });
      const refusedBy = async (ctx: ReturnType<typeof asCompany>, order: string, why: string) => {
        const shown = await bookingToCancel(ctx, door, order);
        expect(shown.why).toBe(why);
        const asked = { orderNumber: order, seenCents: shown.paidCents, reason: REASON };
        await expect(cancelForCompany(ctx, door, asked)).rejects.toMatchObject({ code: 'not_cancellable' });
      };
      const waits = await waiting();
      await refusedBy(asCompany(waits.operatorId), waits.order, 'waits');
      const { operatorId, ada, id, order } = await booked('deposit');
      const start = new Date(`${(await bookingOf(id)).start_date}T12:00:00Z`);
      await refusedBy(
        asCompany(operatorId, () => start),
        order,
        'begun',
      );
      // The balance is approved at PayPal, and not taken yet.
      const created = await ada.pay({ action: 'create', purpose: 'balance' });
      simulator.approve(created.data.attributes.paypal_order_id, 'pending_captured');
      await ada.pay({ action: 'capture', paypal_order_id: created.data.attributes.paypal_order_id });
      await refusedBy(asCompany(operatorId), order, 'paying');
      expect((await bookingOf(id)).status).toBe('confirmed');
    });

    it('against its traveler, who cancels at the same moment: one of them, and money goes back once', async () => {
      const { operatorId, ada, id, order } = await booked();
      const one = await speaker(operatorId);
      await prove(one);
      const paid = await paidFor(id);
      const quoted = await ada.ask('POST', '/v1/me/booking_cancel_quote', { order_number: order });
      await Promise.all([
        cancel(one, order, paid),
        ada.ask('POST', '/v1/me/booking_cancel_update', { order_number: order, quote_id: quoted.data.id }),
      ]);
      const { status, cancelled_by: by } = await bookingOf(id);
      expect(status).toBe('cancelled');
      expect(['operator', 'traveler']).toContain(by);
      expect((await backFor(id)).reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(paid);
      expect(await rows(`select 1 from booking_events where booking_id = $1 and event = 'cancel'`, id)).toHaveLength(1);
    });
  });

  it('declines it: its places are free, all that was paid goes back, once, and the traveler reads why', async () => {
    const { offer, operatorId, id, order } = await waiting();
    const one = await speaker(operatorId);
    const [paid, before] = [await paidFor(id), await takenOf(offer)];
    expect(codes(await verb(one, `bookings/${order}/decline`))).toEqual([422, 'required']);
    const both = await Promise.all([1, 2].map(() => verb(one, `bookings/${order}/decline`, { reason: REASON })));
    expect(both.map(({ status, body }) => [status, body.data.attributes.booking_status])).toEqual([
      [200, 'declined'],
      [200, 'declined'],
    ]);
    expect(await backFor(id)).toEqual([paid]);
    expect((await takenOf(offer)).sold).toBe(before.sold - 2);
    expect((await mailsOf(id)).filter((name) => name === 'booking_declined')).toHaveLength(1);
    expect(codes(await verb(one, `bookings/${order}/accept`))).toEqual([409, 'invalid_transition']);
  });

  it('sells the places of what was only asked for when it says yes, as far as there are any', async () => {
    const [first, full] = [await waiting('asked'), await waiting('asked')];
    const before = await takenOf(first.offer);
    const one = await speaker(first.operatorId);
    expect((await verb(one, `bookings/${first.order}/accept`)).status).toBe(200);
    expect((await takenOf(first.offer)).sold).toBe(before.sold + 2);
    await setPlaces(full.offer, 1);
    const other = await speaker(full.operatorId);
    const refused = await verb(other, `bookings/${full.order}/accept`);
    expect([...codes(refused), refused.body.errors[0].meta.spots_left]).toEqual([409, 'sold_out', 1]);
    expect(await bookingOf(full.id)).toMatchObject({ status: 'requested' });
    expect((await verb(other, `bookings/${full.order}/decline`, { reason: REASON })).status).toBe(200);
    expect(await backFor(full.id)).toEqual([]);
  });

  it('has to do with its own bookings and dates alone', async () => {
    const { operatorId, order, offer } = await waiting();
    const [another] = await rows('select id from operators where id <> $1 order by id limit 1', operatorId);
    const [own, eve, member] = [await speaker(operatorId), await speaker(another.id), browser()];
    await prove(eve);
    await signIn(member, 'nobody-special@example.com');
    const asked: [string, object | undefined][] = [
      [`bookings/${order}/accept`, {}],
      [`bookings/${order}/decline`, { reason: REASON }],
      [`bookings/${order}/manifest`, undefined],
      [`departures/${offer.departureId}/cancel`, { reason: REASON }],
      [`departures/${offer.departureId}/move`, { start_date: '2027-08-01', end_date: '2027-08-08', reason: REASON }],
    ];
    for (const [path, body] of asked) {
      const init = body ? { body } : {};
      for (const one of [eve, member]) {
        expect([path, codes(await one.ask(`/v1/operator/${path}`, init))]).toEqual([path, [404, 'not_found']]);
      }
      expect([path, codes(await browser().ask(`/v1/operator/${path}`, init))]).toEqual([
        path,
        [401, 'unauthenticated'],
      ]);
    }
    // What somebody has only begun is nothing that it is told of.
    const draft = traveler();
    await draft.begin(offer);
    const { order_number } = await bookingOf(draft.id());
    expect(codes(await verb(own, `bookings/${order_number}/accept`))).toEqual([404, 'not_found']);
    expect(codes(await verb(own, `departures/${newId()}/cancel`, { reason: REASON }))).toEqual([404, 'not_found']);
  });

  it('cancels a departure: answered at once, followed by each booking, and no feed undoes it', async () => {
    const { offer, operatorId, id, order } = await waiting();
    const one = await speaker(operatorId);
    const cancel = () => verb(one, `departures/${offer.departureId}/cancel`, { reason: REASON });
    const said = await cancel();
    expect([said.status, said.body.data.attributes]).toMatchObject([
      200,
      { availability: 'cancelled', bookings: 1, travelers: 2, reservations: 0 },
    ]);
    // Between the two nobody says yes to it.
    expect(codes(await verb(one, `bookings/${order}/accept`))).toEqual([409, 'departure_closed']);
    expect((await cancel()).status).toBe(200);
    expect(await rows('select 1 from departure_decisions where departure_id = $1', offer.departureId)).toHaveLength(1);
    await followDepartures(site.ctx, door, silentLog);
    expect(await bookingOf(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'departure' });
    expect(await backFor(id)).toEqual([await paidFor(id)]);
    expect(await rows('select reason from booking_changes where booking_id = $1', id)).toEqual([{ reason: REASON }]);
    await companyFeed(site, { [offer.departureId]: { availability: 'open' } });
    expect(await rows('select availability from departures where id = $1', offer.departureId)).toEqual([
      { availability: 'cancelled' },
    ]);
    const move = { start_date: '2027-08-01', end_date: '2027-08-08', reason: REASON };
    expect(codes(await verb(one, `departures/${offer.departureId}/move`, move))).toEqual([409, 'invalid_transition']);
  });

  it('moves a departure: a feed that still has the old dates leaves it there, one with others moves it on', async () => {
    const { offer, operatorId, id } = await waiting();
    const one = await speaker(operatorId);
    const datesOf = async () =>
      (
        await rows(
          'select start_date::text as start, end_date::text as end from departures where id = $1',
          offer.departureId,
        )
      )[0];
    const before = await datesOf();
    const to = { start_date: addDays(before.start, 7), end_date: addDays(before.end, 7) };
    const move = (dates: object) =>
      verb(one, `departures/${offer.departureId}/move`, { ...to, reason: REASON, ...dates });
    for (const [dates, field] of [
      [{ start_date: '2026-11-20' }, 'start_date'],
      [{ start_date: '2031-01-01', end_date: '2031-01-08' }, 'start_date'],
      [{ end_date: addDays(before.start, 1) }, 'end_date'],
      [{ end_date: addDays(before.start, 900) }, 'end_date'],
      [{ start_date: 'soon' }, 'start_date'],
    ] as const) {
      const { status, body } = await move(dates);
      expect([status, body.errors[0].source.pointer.split('/').at(-1)]).toEqual([422, field]);
    }
    expect((await move({})).body.data.attributes).toMatchObject({ ...to, bookings: 1 });
    expect((await move({})).status).toBe(200);
    expect(await rows('select 1 from departure_decisions where departure_id = $1', offer.departureId)).toHaveLength(1);
    await followDepartures(site.ctx, door, silentLog);
    const changes = () =>
      rows('select state, new_start_date::text as start, reason from booking_changes where booking_id = $1', id);
    expect(await changes()).toEqual([{ state: 'offered', start: to.start_date, reason: REASON }]);
    await companyFeed(site, { [offer.departureId]: { start_date: before.start, end_date: before.end } });
    await followDepartures(site.ctx, door, silentLog);
    expect([await datesOf(), await changes()]).toEqual([
      { start: to.start_date, end: to.end_date },
      [{ state: 'offered', start: to.start_date, reason: REASON }],
    ]);
    const again = { start_date: addDays(before.start, 8), end_date: addDays(before.end, 8) };
    expect((await move(again)).status).toBe(200);
    const feedSays = (dates: Record<string, unknown>) =>
      companyFeed(site, { [offer.departureId]: dates }).then(async () => (await datesOf()).start);
    expect(await feedSays({ start_date: before.start, end_date: before.end })).toBe(again.start_date);
    expect(await feedSays(to)).toBe(again.start_date);
    const on = { start_date: addDays(before.start, 9), end_date: addDays(before.end, 9) };
    await companyFeed(site, { [offer.departureId]: on });
    await followDepartures(site.ctx, door, silentLog);
    // No words were given for these dates.
    expect((await changes()).find(({ state }) => state === 'offered')).toMatchObject({
      start: on.start_date,
      reason: null,
    });
    expect(await feedSays({ start_date: before.start, end_date: before.end })).toBe(before.start);
  });

  it('can’t undo a trip that has begun', async () => {
    const { offer, operatorId } = await waiting();
    const one = await speaker(operatorId);
    const [{ start, end }] = await rows(
      'select start_date::text as start, end_date::text as end from departures where id = $1',
      offer.departureId,
    );
    await rows(`update departures set start_date = '2026-11-20' where id = $1`, offer.departureId);
    const cancel = await verb(one, `departures/${offer.departureId}/cancel`, { reason: REASON });
    expect(codes(cancel)).toEqual([409, 'invalid_transition']);
    await rows('update departures set start_date = $2, end_date = $3 where id = $1', offer.departureId, start, end);
  });

  it('reads who travels in full after its second factor, and each look is noted', async () => {
    const { operatorId, ada, id, order } = await waiting();
    const secret = {
      position: 1,
      first_name: 'Ada',
      last_name: 'Lovelace',
      passport_number: 'CANARY-77',
      dob: '1985-12-10',
    };
    expect((await ada.step('passenger_detail', { passengers: [secret] })).status).toBe(200);
    const one = await speaker(operatorId);
    const look = () => one.ask(`/v1/operator/bookings/${order}/manifest`);
    expect(codes(await look())).toEqual([401, 'second_factor_required']);
    expect(await rows('select 1 from audit_entries where subject_id = $1', id)).toEqual([]);
    await prove(one);
    const seen = await look();
    expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(seen.body.data.attributes.passengers[0]).toMatchObject({ passport_number: 'CANARY-77', dob: '1985-12-10' });
    await look();
    const noted = await rows('select actor, action, details from audit_entries where subject_id = $1', id);
    expect(noted).toHaveLength(2);
    expect(noted[0]).toMatchObject({ actor: expect.stringMatching(/^member /), action: 'booking.manifest' });
    expect(JSON.stringify(noted)).not.toContain('CANARY');
    // Pages ask without the table of policies before them.
    const { operator, visitor } = testActors();
    const speaks = { ...operator, operatorIds: [operatorId] } as Actor;
    const asked = (actor: Actor) => manifestOf({ ...site.ctx, actor }, door, order);
    await expect(asked(speaks)).rejects.toMatchObject({ code: 'second_factor_required' });
    await expect(asked(operator)).rejects.toMatchObject({ code: 'not_found' });
    await expect(asked(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await rows('select 1 from audit_entries where subject_id = $1', id)).toHaveLength(2);
    // It lasts a working day.
    await rows(`update sessions set second_factor_at = $1`, new Date(site.ctx.clock().getTime() - 13 * 3_600_000));
    expect(codes(await look())).toEqual([401, 'second_factor_required']);
    await prove(one);
    await verb(one, `bookings/${order}/decline`, { reason: REASON });
    expect(codes(await look())).toEqual([409, 'invalid_transition']);
  });

  it('sees how it stands in figures, and in each list what those count, of its own alone', async () => {
    const { operatorId, id, order } = await waiting();
    const [late, no, far] = [await waiting(), await waiting('asked'), await waiting('asked')];
    const { operator } = testActors();
    const ctx = { ...site.ctx, actor: { ...operator, operatorIds: [operatorId] } as Actor };
    const at = (list: CompanyList, of: string | null = null) =>
      companyBookings(ctx, door, { company: null, list, order: of, page: 1, limit: 50 });
    const before = (await at('all')).figures.counts;
    // All are of one company for a while; nothing about a booking depends on which.
    const own = [id, late.id, no.id];
    await rows('update bookings set operator_id = $2 where id = any($1)', own, operatorId);
    await rows(`update bookings set placed_at = '2026-11-01T10:00:00Z' where id = $1`, id);
    await rows(
      `update bookings set status = 'confirmed', final_payment_status = 'overdue', payment_due_on = '2026-11-10',
         start_date = '2027-01-09', end_date = '2027-01-16' where id = $1`,
      late.id,
    );
    await rows(`update bookings set status = 'declined' where id = $1`, no.id);
    const { figures, next } = await at('all');
    for (const list of companyLists) {
      const { bookings, count } = await at(list);
      expect([list, count, bookings.length]).toEqual([list, figures.counts[list], count]);
    }
    expect([figures.counts.overdue, figures.counts.declined - before.declined]).toEqual([1, 1]);
    expect((await at('overdue')).bookings.map((one) => one.id)).toEqual([late.id]);
    expect((await at('declined')).bookings.map((one) => one.id)).toContain(no.id);
    expect((await at('waiting')).bookings[0]?.id).toBe(id);
    expect(figures).toMatchObject({
      waitingSince: new Date('2026-11-01T10:00:00Z'),
      overdueSince: '2026-11-10',
      soon: { bookings: 1, travelers: 2 },
    });
    const [first] = await rows(
      `select start_date::text as start from departures where operator_id = $1 and availability <> 'cancelled'
         and start_date >= '2026-11-20' order by start_date limit 1`,
      operatorId,
    );
    expect(next?.startDate).toBe(first.start);
    expect((await at('all', order)).bookings.map((one) => one.id)).toEqual([id]);
    // Another company's is as absent as one that isn't there, and so is one that is only begun.
    const draft = traveler();
    await draft.begin(late.offer);
    await rows('update bookings set operator_id = $2 where id = $1', draft.id(), operatorId);
    const { order_number: begun } = await bookingOf(draft.id());
    const elsewhere = (await bookingOf(far.id)).operator_id === operatorId ? [] : [far.order];
    for (const none of ['SJ00000000000', '__proto__', begun, ...elsewhere])
      expect((await at('all', none)).count).toBe(0);
    await rows('delete from bookings where id = $1', draft.id());
    await rows(
      `update bookings set status = 'pending_operator', final_payment_status = 'not_due' where id = $1`,
      late.id,
    );
    await rows(`update bookings set status = 'requested' where id = $1`, no.id);
    for (const one of [late, no]) {
      await rows('update bookings set operator_id = $2 where id = $1', one.id, one.operatorId);
    }
  });

  it('is told of a wish about a booking, which changes nothing, and answers the traveler by mail', async () => {
    const { ada, id, order } = await waiting();
    const message = 'Could we have a room on the ground floor?';
    const wish = (words: object) =>
      ada.ask('POST', '/v1/me/booking_change_requests', { order_number: order, ...words });
    expect((await wish({ message: 'Short' })).status).toBe(422);
    const said = await wish({ message });
    expect([said.status, said.data.attributes]).toEqual([201, { order_number: order, status: 'new' }]);
    expect((await mailsOf(id)).filter((name) => name === 'operator_change_request')).toHaveLength(1);
    const [kept] = await rows('select message from booking_change_requests where booking_id = $1', id);
    expect(kept.message.toString()).not.toContain('ground floor');
    const eve = traveler();
    await eve.begin(await fresh());
    expect((await eve.ask('POST', '/v1/me/booking_change_requests', { order_number: order, message })).status).toBe(
      404,
    );
    const { order_number } = await bookingOf(eve.id());
    const early = await eve.ask('POST', '/v1/me/booking_change_requests', { order_number, message });
    expect([early.status, early.errors[0]?.code]).toEqual([409, 'invalid_transition']);
  });

  it('waits with its no while money of the traveler is on its way', async () => {
    const { operatorId, ada, id, order } = await waiting();
    const created = await ada.pay({ action: 'create', purpose: 'balance' });
    simulator.approve(created.data.attributes.paypal_order_id, 'pending_captured');
    await ada.pay({ action: 'capture', paypal_order_id: created.data.attributes.paypal_order_id });
    const one = await speaker(operatorId);
    expect(codes(await verb(one, `bookings/${order}/decline`, { reason: REASON }))).toEqual([409, 'not_cancellable']);
    expect(await bookingOf(id)).toMatchObject({ status: 'pending_operator' });
  });
});
