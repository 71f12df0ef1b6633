import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelDeparture } from '#bookings/companies';
import { followDepartures, followPayments, remindOfDeadlines } from '#bookings/testing';
import { type Context, silentLog } from '#kernel';
import { addDays } from '#kernel/shared';
import { testActors } from '#kernel/testing';
import { createPageDoor } from '#pages';
import { capturePayment, reconcilePayments } from '#payments';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { cardOf } from './gift-card-orders.ts';
import { guestAt, type Offer, reservingSite, textOf } from './reserving.ts';
import { signingIn } from './signing-in.ts';

type App = ReturnType<typeof createApp>;

const ABSENT = '0199a5c2-1111-7000-8000-00000000dead';

/** Columns that no page is told. */
const SECRETS = ['tokenHash', 'emailHash', 'ipHash', 'commissionBps', 'leadEmail', 'passengers"'];

describe('the pages of a booking', () => {
  const { site, offers, setPlaces, simulator, traveler } = reservingSite();
  const { pool } = site.door;
  let app: App;
  let member: ReturnType<typeof signingIn>;
  let offer: Offer;

  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    app = createApp({ ...site.door, pages });
    member = signingIn(site, { pages });
    [offer] = (await offers(1)) as [Offer];
    await setPlaces(offer, 100);
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const asGuest = guestAt(() => app);
  const booked = async (type: 'deposit' | 'full' = 'deposit') => {
    const guest = traveler();
    await guest.upToConfirmed(offer, { type });
    expect((await guest.payBy('approve')).status).toBe(200);
    return {
      guest,
      path: `/booking/${guest.id()}`,
      order: (await guest.look()).data.attributes.order_number as string,
    };
  };
  const settlePayments = async () => {
    await pool.query('update payments set check_at = $1 where processor_order_id is not null', [site.ctx.clock()]);
    await reconcilePayments(site.ctx, new AbortController().signal);
    await followPayments(site.ctx, site.door, silentLog);
  };
  const moneyOf = async (id: string) =>
    (
      await pool.query(
        `select coalesce(sum(amount_cents), 0)::int as cents, count(*)::int as count from refunds
         where payment_id in (select id from payments where subject_id = $1)`,
        [id],
      )
    ).rows[0] as { cents: number; count: number };

  it('offer other dates to whoever wants to change theirs, also while places are held', async () => {
    const all = await offers(500);
    const datesOf = (trip: string) => all.filter((one) => one.trip === trip);
    const [most] = all.toSorted((one, other) => datesOf(other.trip).length - datesOf(one.trip).length);
    const [first, second] = datesOf(most?.trip ?? '');
    if (!first || !second) throw new Error('No trip has two dates.');
    await setPlaces(second, 10);
    const guest = traveler();
    await guest.upToConfirmed(first);
    const { html } = await asGuest(guest, `/reserve?reservation=${guest.id()}&step=dates`);
    expect(html).toContain(`value="${second.departureId}"`);
    expect(textOf(html)).not.toContain('No other date has');
  });

  it('are the owner’s: another member finds none, a visitor learns nothing, whether there is one or not', async () => {
    const { guest, path, order } = await booked();
    const own = await asGuest(guest, path);
    expect(own.status).toBe(200);
    expect(own.headers.get('Cache-Control')).toMatch(/no-store|private/);
    const text = textOf(own.html);
    for (const words of [
      order,
      'Confirmed',
      'What is due',
      'Rooms and travelers',
      'Payments and receipts',
      'If you cancel',
    ])
      expect(text).toContain(words);
    // What we know beside what is shown stays here.
    for (const secret of SECRETS) expect(own.html).not.toContain(secret);

    const visitor = await asGuest(null, path);
    const nothing = await asGuest(null, `/booking/${ABSENT}`);
    expect([visitor.status, nothing.status]).toEqual([200, 200]);
    expect(textOf(visitor.html)).toContain('Sign in');
    for (const fact of [order, guest.email, 'Lovelace', offer.trip]) expect(visitor.html).not.toContain(fact);
    const blank = (html: string, id: string) => textOf(html).replaceAll(id, '');
    expect(blank(visitor.html, guest.id())).toBe(blank(nothing.html, ABSENT));

    const other = member.browser();
    await member.signIn(other, 'other-of-bookings@example.com');
    for (const page of [path, `${path}/trip.ics`, `${path}/receipts/${ABSENT}`]) {
      const said = await other.ask(page);
      expect([page, said.status]).toEqual([page, 404]);
      expect(JSON.stringify(said.body)).not.toContain(order);
    }
    const stranger = traveler();
    await stranger.begin(offer);
    expect((await asGuest(stranger, path)).html).not.toContain(order);
    expect((await asGuest(null, `${path}/trip.ics`)).status).toBe(404);
  });

  it('begin as a thank-you with what happens next, and say what is due', async () => {
    const { guest, path, order } = await booked();
    const { attributes } = (await guest.look()).data;
    const { html } = await asGuest(guest, `${path}?placed=yes`);
    expect(html).toMatch(/<h1[^>]*>Booked\. Thank you, Ada<\/h1>/);
    expect(textOf(html)).toContain(order);
    const balance = attributes.booking_price_cents - attributes.due_now_cents;
    const dollars = (cents: number) =>
      `$${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: cents % 100 ? 2 : 0, minimumFractionDigits: cents % 100 ? 2 : 0 })}`;
    expect(textOf(html)).toContain(`${dollars(balance)}, the balance`);
    const page = await asGuest(guest, path);
    expect(textOf(page.html)).toContain(`Pay ${dollars(balance)} with PayPal`);
    const [receipt = ''] = /\/booking\/[\w-]+\/receipts\/[\w-]+/.exec(page.html) ?? [];
    const paper = await asGuest(guest, receipt);
    expect(textOf(paper.html)).toMatch(new RegExp(`Paid to Sojourn .*Paid \\${dollars(attributes.due_now_cents)}`));
    expect((await asGuest(guest, `${path}/receipts/${ABSENT}`)).status).toBe(404);
  });

  it('begin with what a member has told of themselves, and with nothing for a guest', async () => {
    const browser = member.browser();
    const email = 'told-before@example.com';
    await member.signIn(browser, email);
    const user = { first_name: 'Mary', last_name: 'Somerville', phone: '+44 20 7946 0000', country_code: 'GB' };
    expect((await browser.ask('/v1/me', { method: 'PATCH', body: { user } })).status).toBe(200);
    const path = `/reserve?trip=${offer.trip}&departure=${offer.departureId}&tier=${offer.level}&travelers=2`;
    const asMember = String((await browser.ask(path)).body);
    const fields = (html: string) =>
      Object.fromEntries(
        [...html.matchAll(/<input[^>]*name="(first_name|last_name|email|phone)"[^>]*>/g)].map(([tag, name]) => [
          name,
          /value="([^"]*)"/.exec(tag)?.[1] ?? '',
        ]),
      );
    const chosen = (html: string) => /<option[^>]*value="([A-Z]{2})"[^>]*selected/.exec(html)?.[1] ?? null;
    const { country_code: country, ...told } = user;
    expect(fields(asMember)).toEqual({ ...told, email });
    expect(chosen(asMember)).toBe(country);
    const { html } = await asGuest(null, path);
    expect(fields(html)).toEqual({ first_name: '', last_name: '', email: '', phone: '' });
    expect(chosen(html)).toBeNull();
  });

  it('offer a guest to keep a booking in an account, and no member', async () => {
    const { guest, path } = await booked();
    const { html } = await asGuest(guest, `${path}?placed=yes`);
    const [form = ''] = /<form[^>]*action="\/sign-in-mm".*?<\/form>/s.exec(html) ?? [];
    const sent = Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value]) => [name, value as string]),
    );
    expect(sent).toEqual({ email: guest.email, ref_url: '/my-bookings' });
    const browser = member.browser();
    expect((await browser.ask('/sign-in-mm', { form: sent })).location).toMatch(/sent=yes/);
    const link = { token: await member.tokenTo(guest.email), ref_url: '/my-bookings' };
    expect((await browser.ask('/magic-complete', { form: link })).location).toMatch(/my-bookings/);
    const mine = await browser.ask('/my-bookings');
    expect(String(mine.body)).toContain(path);
    expect(String((await browser.ask(`${path}?placed=yes`)).body)).not.toContain('Keep this booking in an account');
  });

  it('lead what isn’t paid yet back to its step', async () => {
    const guest = traveler();
    await guest.begin(offer);
    const { status, to } = await asGuest(guest, `/booking/${guest.id()}?placed=yes`);
    expect([status, to]).toEqual([302, `/reserve?reservation=${guest.id()}`]);
    const { html } = await asGuest(guest, to);
    expect(html).toContain('Ada');
    for (const secret of SECRETS) expect(html).not.toContain(secret);
  });

  it('give a calendar file of whole days, in lines of 75 octets, its text escaped', async () => {
    const { guest, path, order } = await booked();
    const name = 'Fjords, ice; and a very long way home \\ by the northern coast of Ísafjarðardjúp and back';
    await pool.query(
      `update bookings set trip_name = $2, operator_name = 'Quiet Road', start_date = '2027-03-04', end_date = '2027-03-15' where id = $1`,
      [guest.id(), name],
    );
    const { rows } = await pool.query('select version, updated_at from bookings where id = $1', [guest.id()]);
    const { status, html: text, headers } = await asGuest(guest, `${path}/trip.ics`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    const raw = text.split('\r\n');
    expect(text).not.toMatch(/[^\r]\n/);
    for (const line of raw) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(raw.some((line) => line.startsWith(' '))).toBe(true);
    expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sojourn//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:${order}@localhost`,
      `DTSTAMP:${rows[0].updated_at.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `SEQUENCE:${rows[0].version}`,
      'DTSTART;VALUE=DATE:20270304',
      'DTEND;VALUE=DATE:20270316',
      'SUMMARY:Fjords\\, ice\\; and a very long way home \\\\ by the northern coast of Ísafjarðardjúp and back',
      `DESCRIPTION:With Quiet Road. Order ${order}.\\nhttp://localhost${path}`,
      `URL:http://localhost${path}`,
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('cancel by what was looked at: the refund goes once, and a second press finds it done', async () => {
    const { guest, path, order } = await booked('full');
    expect((await asGuest(guest, path)).html).not.toContain('Comes back');
    const asked = await asGuest(guest, path, { do: 'quote', order });
    expect(asked.status).toBe(303);
    const [, quote = ''] = /\?cancel=([\w-]{36})#cancel$/.exec(asked.to) ?? [];
    const seen = await asGuest(guest, asked.to.replace('#cancel', ''));
    const { rows } = await pool.query('select refund_cents from cancellation_quotes where id = $1', [quote]);
    const back = rows[0].refund_cents as number;
    expect(back).toBeGreaterThan(0);
    expect(textOf(seen.html)).toMatch(/Comes back \$[\d,.]+ .*Cancel the booking, \$[\d,.]+ back/);

    // Whoever isn’t the owner cancels nothing.
    await asGuest(null, path, { do: 'cancel', order, quote });
    expect((await guest.look()).data.attributes.booking_status).toBe('confirmed');

    const first = await asGuest(guest, path, { do: 'cancel', order, quote });
    const again = await asGuest(guest, path, { do: 'cancel', order, quote });
    expect([first.to, again.to]).toEqual([`${path}?done=canceled`, `${path}?done=canceled`]);
    expect(await moneyOf(guest.id())).toEqual({ cents: back, count: 1 });
    const after = textOf((await asGuest(guest, first.to)).html);
    expect(after).toContain('Canceled by you');
    expect(after).toMatch(/\$[\d,.]+ (came back|on its way back)/);
    expect(after).not.toContain('See what comes back today');
  });

  it('ask again where what was looked at is too old', async () => {
    const { guest, path, order } = await booked();
    const asked = await asGuest(guest, path, { do: 'quote', order });
    const [, quote = ''] = /cancel=([\w-]{36})/.exec(asked.to) ?? [];
    await pool.query("update cancellation_quotes set expires_at = '2000-01-01' where id = $1", [quote]);
    expect(textOf((await asGuest(guest, `${path}?cancel=${quote}`)).html)).toContain('told a while ago');
    const { to } = await asGuest(guest, path, { do: 'cancel', order, quote });
    expect(to).toMatch(/\?error=quote_expired&cancel=[\w-]{36}#cancel$/);
    expect(to).not.toContain(quote);
    expect((await guest.look()).data.attributes.booking_status).toBe('confirmed');
  });

  it('lead to PayPal with the balance, and say once it is paid', async () => {
    const { guest, path } = await booked();
    const { attributes } = (await guest.look()).data;
    const seen = String(attributes.booking_price_cents - attributes.due_now_cents);
    expect((await asGuest(guest, path)).html).toContain(`name="seen" value="${seen}"`);
    // Another sum than the page showed is asked of nobody.
    for (const other of ['', '1', 'x']) {
      const refused = await asGuest(guest, path, { do: 'pay', seen: other });
      expect(refused.to).toBe(`${path}?error=not_confirmed`);
    }
    const { status, to } = await asGuest(guest, path, { do: 'pay', seen });
    expect(status).toBe(303);
    const token = new URL(to).searchParams.get('token') ?? '';
    const { rows } = await pool.query('select amount_cents, purpose from payments where processor_order_id = $1', [
      token,
    ]);
    expect(rows).toEqual([
      { amount_cents: attributes.booking_price_cents - attributes.due_now_cents, purpose: 'balance' },
    ]);
    simulator.approve(token, 'approve');
    const done = await asGuest(guest, '/reserve/paypal-return', { reservation: guest.id(), token });
    expect(done.to).toBe(`${path}?placed=yes`);
    expect((await asGuest(guest, done.to)).html).toMatch(/<h1[^>]*>Paid\. Thank you, Ada<\/h1>/);
    const page = textOf((await asGuest(guest, path)).html);
    expect(page).toContain('Still to pay $0');
    expect(page).not.toContain('with PayPal');
    expect((await asGuest(guest, path, { do: 'pay', seen })).to).toBe(`${path}?error=already_paid`);
  });

  it('ask for nothing once all was paid, whatever the team gives back of it; nor does a mail', async () => {
    for (const type of ['deposit', 'full'] as const) {
      const { guest, path } = await booked(type);
      if (type === 'deposit') await guest.payBy('approve', 'balance');
      const id = guest.id();
      const { rows } = await pool.query(
        'select processor_order_id as order from payments where subject_id = $1 order by created_at desc, id desc',
        [id],
      );
      simulator.refundAtPaypal(rows[0].order, '50.00');
      await settlePayments();
      expect(await moneyOf(id)).toEqual({ cents: 5_000, count: 1 });
      const { rows: due } = await pool.query(
        `update bookings set payment_due_on = start_date - 60, placed_at = '2026-01-01' where id = $1
         returning payment_due_on::text as on`,
        [id],
      );
      const clock = () => new Date(`${addDays(due[0].on, 1)}T12:00:00Z`);
      await remindOfDeadlines({ ...site.ctx, clock }, site.door, silentLog);
      const { rows: mails } = await pool.query('select name from email_log where subject_id = $1', [id]);
      expect(mails.map(({ name }) => name)).not.toContain('payment_overdue');
      const page = textOf((await asGuest(guest, path)).html);
      expect(page).toContain('Still to pay $0');
      expect(page).not.toContain('Next: the balance');
      expect((await guest.pay({ action: 'create' })).errors[0]?.code).toBe('already_paid');
    }
  });

  it('say why money bought nothing: the date was canceled, no places were left, or too little came', async () => {
    const [, canceled, full, short] = (await offers(4)) as [Offer, Offer, Offer, Offer];
    const begin = async (one: Offer) => {
      const guest = traveler();
      await setPlaces(one, 2);
      await guest.upToConfirmed(one);
      const { data } = await guest.pay({ action: 'create' });
      return { guest, order: data.attributes.paypal_order_id as string, path: `/booking/${guest.id()}` };
    };
    const endHold = (id: string) =>
      pool.query(`update seat_holds set expires_at = now() - interval '1 minute' where booking_id = $1`, [id]);
    const [off, late, less] = [await begin(canceled), await begin(full), await begin(short)];
    simulator.approve(off.order, 'pending_captured');
    await off.guest.pay({ action: 'capture', paypal_order_id: off.order });
    const { rows: sold } = await pool.query('select operator_id from departures where id = $1', [canceled.departureId]);
    const actor = { ...testActors().operator, operatorIds: [sold[0].operator_id] } as Context['actor'];
    const decided = { id: canceled.departureId, reason: 'The guides are ill.' };
    await cancelDeparture({ ...site.ctx, actor }, decided);
    await followDepartures(site.ctx, site.door, silentLog);
    simulator.approve(late.order, 'approve');
    await endHold(late.guest.id());
    const other = traveler();
    await other.upToConfirmed(full);
    await other.payBy('approve');
    simulator.approve(less.order, 'approve');
    await pool.query('update bookings set due_now_cents = due_now_cents + 100 where id = $1', [less.guest.id()]);
    for (const { guest } of [late, less]) {
      const { rows } = await pool.query('select id from payments where subject_id = $1', [guest.id()]);
      await capturePayment(site.ctx, { paymentId: rows[0].id });
    }
    // PayPal lets go of what it held back.
    simulator.set({ clockMs: 60_000 });
    await settlePayments();
    simulator.set({ clockMs: 0 });
    const says = async ({ guest, path }: typeof off) => textOf((await asGuest(guest, path)).html);
    expect(await says(off)).toMatch(
      /The company canceled this date\. .+ writes: “The guides are ill\.” \$\S+ comes back\./,
    );
    expect(await says(off)).not.toContain('No places');
    expect(await says(late)).toMatch(/No places were left when the money came\. \$\S+ comes back\./);
    expect(await says(less)).toMatch(/It couldn’t be booked for the money that came\. \$\S+ comes back\./);
  });

  it('answer what no text of somebody’s holds, and ids that are none, with a page', async () => {
    const { guest, path, order } = await booked();
    for (const [to, form] of [
      [path, { do: 'quote', order: '\0' }],
      [path, { do: 'cancel', order, quote: 'abc' }],
      [path, { do: 'cancel', order, quote: '\0\ud800' }],
      ['/reserve/resume-link', { order: '\0', email: 'ada@example.com' }],
    ] as const)
      expect([to, form.order, (await asGuest(guest, to, form)).status]).toEqual([to, form.order, 303]);
  });

  it('let a gift card pay a part of the balance, and say what PayPal takes', async () => {
    const { guest, path } = await booked();
    const { attributes } = (await guest.look()).data;
    const open = attributes.booking_price_cents - attributes.due_now_cents;
    const [small, big] = [await cardOf(site, { cents: 3_000 }), await cardOf(site, { cents: 500_000 })];
    for (const code of ['', 'AAAA-BBBB-CCCC-DDDD', '__proto__']) {
      const { to } = await asGuest(guest, path, { do: 'card', gift_card_code: code });
      expect(to).toBe(`${path}?error=gift_card_invalid#pay`);
    }
    const wrong = await asGuest(guest, `${path}?error=gift_card_invalid`);
    expect(wrong.html).toMatch(/<details open="">[\s\S]*This gift card can’t be used/);

    expect((await asGuest(guest, path, { do: 'card', gift_card_code: small.code })).to).toBe(`${path}#pay`);
    const split = await asGuest(guest, path);
    expect(textOf(split.html)).toContain(`Gift card ending ${small.code.slice(-4)} $30`);
    expect(split.html).toContain(`name="seen" value="${open - 3_000}"`);
    // Another window shows the whole balance still: it isn’t what is due.
    expect((await asGuest(guest, path, { do: 'pay', seen: String(open) })).to).toBe(`${path}?error=not_confirmed`);
    await asGuest(guest, path, { do: 'uncard' });
    expect((await asGuest(guest, path)).html).toContain(`name="seen" value="${open}"`);

    await asGuest(guest, path, { do: 'card', gift_card_code: big.code });
    expect(textOf((await asGuest(guest, path)).html)).toContain('Pay with the gift card');
    const paid = await asGuest(guest, path, { do: 'pay', seen: '0' });
    expect(paid.to).toBe(`${path}?done=paid`);
    expect(textOf((await asGuest(guest, paid.to)).html)).toContain('Everything that is due here is paid');
    const stranger = traveler();
    await stranger.begin(offer);
    await asGuest(stranger, path, { do: 'card', gift_card_code: small.code });
    expect((await pool.query('select balance_cents from gift_cards where id = $1', [small.id])).rows).toEqual([
      { balance_cents: 3_000 },
    ]);
  });

  it('keep what is told of a traveler, field by field, and don’t show again what is secret', async () => {
    const { guest, path } = await booked();
    await pool.query(
      `update bookings set terms = jsonb_set(terms::jsonb, '{reservationFields}', $2::jsonb) where id = $1`,
      [
        guest.id(),
        JSON.stringify(['dob', 'phone', 'nationality', 'passport_number', 'passport_expires_on', 'dietary', 'medical']),
      ],
    );
    const names = { do: 'passenger', position: '1', first_name: 'Ada', last_name: 'Byron' };
    const told = { phone: '+44 20 7946 0000', nationality: 'chile', passport_number: 'X1234567', dietary: 'No nuts' };
    const wrong = await asGuest(guest, path, {
      ...names,
      ...told,
      dob: '1985-02-30',
      passport_expires_on: '2020-01-01',
    });
    expect(wrong.to).toBe(`${path}?error=invalid&field=1-dob.passport_expires_on#traveler-1`);
    const page = await asGuest(guest, wrong.to.replace(/#.*/, ''));
    expect(page.html).toMatch(/<details open=""/);
    const text = textOf(page.html);
    expect(text).toContain('Some details weren’t as they should be');
    expect(text).toContain('Ada Byron');
    expect(page.html).toContain('value="+44 20 7946 0000"');
    expect(page.html).toContain('value="Chile"');
    expect(text).toContain('••••• 567');
    for (const secret of ['X1234567', 'No nuts']) expect(page.html).not.toContain(secret);

    // Browsers send two characters for a break, and count one: what fills its area is taken, too.
    const medical = `Penicillin${'\r\n'.repeat(20)}${'a'.repeat(970)}`;
    const right = await asGuest(guest, path, { ...names, dob: '1985-12-10', passport_number: '', medical });
    expect(right.to).toBe(`${path}?done=passenger#travelers`);
    const { html } = await asGuest(guest, path);
    expect(textOf(html)).toContain('••••• 1985');
    expect(textOf(html)).toMatch(/What the guides should know\s+Given\./);
    for (const text of ['one\r\ntwo\u0007', 'a'.repeat(1_001)]) {
      const { to } = await asGuest(guest, path, { ...names, medical: text });
      expect(to).toBe(`${path}?error=invalid&field=1-medical#traveler-1`);
    }
    const { html: long } = await asGuest(guest, `${path}?error=invalid&field=1-medical`);
    expect(textOf(long)).toContain('Up to 1,000 characters');
    expect(html).not.toContain('1985-12-10');
    expect(textOf(html)).toContain('••••• 567');
    const nameless = await asGuest(guest, path, {
      do: 'passenger',
      position: '2',
      first_name: ' ',
      last_name: 'Byron',
    });
    expect(nameless.to).toBe(`${path}?error=invalid&field=2-first_name#traveler-2`);
  });

  it('stand in the list of a member, and for a guest in the browser in which they booked', async () => {
    const { guest, order } = await booked();
    const list = textOf((await asGuest(guest, '/my-bookings')).html);
    expect(list).toContain(order);
    expect(list).toContain('Still to pay');
    expect(textOf((await asGuest(null, '/my-bookings')).html)).not.toContain('Order');
    const one = member.browser();
    await member.signIn(one, 'with-bookings@example.com');
    expect(textOf((await one.ask('/my-bookings')).body)).toContain('You haven’t booked a trip yet');
    const person = {
      email: 'with-bookings@example.com',
      first_name: 'Ada',
      last_name: 'Lovelace',
      number_of_travelers: 2,
    };
    const begun = await one.ask(`/v1/trips/${offer.trip}/reserve`, { body: person });
    const { body } = await one.ask('/my-reservation');
    expect(textOf(body)).toContain('Not finished');
    expect(body).toContain(`href="/reserve?reservation=${begun.body.data.id}"`);
    const bookings = (await one.ask('/my-bookings')).body;
    expect(bookings).not.toContain(begun.body.data.attributes.order_number);
    expect(textOf(bookings)).toContain('Not finished or requested: 1');
  });

  it('are narrowed by kind, state and number, each with its count, by a plain form', async () => {
    const one = member.browser();
    await member.signIn(one, 'with-a-list@example.com');
    const rowsOf = (body: string) => [...textOf(body).matchAll(/Order (SJ\w{11})/g)].map(([, order]) => order);
    const orders: string[] = [];
    for (let i = 0; i < 3; i++) {
      const person = {
        email: 'with-a-list@example.com',
        first_name: 'Ada',
        last_name: 'Byron',
        number_of_travelers: 1,
      };
      const { body } = await one.ask(`/v1/trips/${offer.trip}/reserve`, { body: person });
      orders.push(body.data.attributes.order_number);
    }
    const [first = '', second = '', third = ''] = orders;
    const as = (order: string, kind: string, status: string) =>
      pool.query(
        `update bookings set lead_type = $2, status = $3, departure_id = $4, price_cents = 100,
           cancelled_at = case when $3 = 'cancelled' then now() end where order_number = $1`,
        [order, kind, status, offer.departureId],
      );
    await as(first, 'reservation', 'confirmed');
    await as(second, 'booking', 'cancelled');
    const shown = async (query: string) => {
      const { status, body } = await one.ask(`/my-bookings${query}`);
      expect([query, status]).toEqual([query, 200]);
      return { rows: rowsOf(body).toSorted(), text: textOf(body) };
    };
    const all = await shown('');
    expect(all.rows).toEqual([first, second].toSorted());
    for (const words of ['Reserved and paid here (1)', 'Asked of the company (1)', 'Confirmed (1)', 'Canceled (1)']) {
      expect(all.text).toContain(words);
    }
    expect((await shown('?kind=booking')).rows).toEqual([second]);
    expect((await shown('?state=confirmed')).rows).toEqual([first]);
    const byNumber = await shown(`?order=%20${second.toLowerCase()}`);
    expect([byNumber.rows, byNumber.text]).toEqual([[second], expect.stringContaining('1 of 2 trips')]);
    // Counts are of what the other filters leave.
    expect((await shown('?kind=booking')).text).not.toContain('Confirmed (');
    for (const [query, words] of [
      ['?kind=booking&state=confirmed', 'None of these is of that kind and state'],
      ['?state=completed', 'None of these is “Traveled”'],
      ['?order=SJ00000000000', 'None of these has the number SJ00000000000'],
      [`?order=${third}`, `None of these has the number ${third}`],
    ] as const) {
      const { rows, text } = await shown(query);
      expect([query, rows, text]).toEqual([query, [], expect.stringContaining(words)]);
      expect(text).toContain('Show all 2');
    }
    for (const query of ['?kind=__proto__', '?state=constructor', '?state=', '?kind=leads']) {
      expect((await shown(query)).rows).toHaveLength(2);
    }
    const { body: begun } = await one.ask('/my-reservation?state=draft');
    expect(rowsOf(begun)).toEqual([third]);
    expect(textOf((await one.ask('/my-reservation?state=requested')).body)).toContain('None of these is “Requested”');
    await pool.query("update bookings set status = 'expired' where order_number = $1", [third]);
    expect(textOf((await one.ask('/my-reservation')).body)).toContain('Nothing is waiting');
    await pool.query('delete from bookings where order_number = any($1)', [orders]);
  });
});
