import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '#kernel';
import { createMailOutage, sendDueMail, smtpTransport } from '#kernel/mail';
import { type MailServer, SmtpRefusal, startMailServer } from '#kernel/testing';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { guestAt, type Offer, reservingSite, textOf } from './reserving.ts';
import { signingIn } from './signing-in.ts';

const ABSENT = '0199a5c2-1111-7000-8000-00000000dead';

describe('the mails of a booking', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { door } = site;
  const { pool } = door;
  let app: ReturnType<typeof createApp>;
  let member: ReturnType<typeof signingIn>;
  let server: MailServer;
  let offer: Offer;
  let transport: ReturnType<typeof smtpTransport>;

  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    app = createApp({ ...door, pages });
    member = signingIn(site, { pages });
    server = await startMailServer();
    transport = smtpTransport(server.url, 'Sojourn <hello@sojourn.example>');
    [offer] = (await offers(1)) as [Offer];
    await setPlaces(offer, 100);
  });
  afterAll(async () => {
    transport.close();
    await server.stop();
  });
  beforeEach(async () => {
    server.moods = {};
    server.accepted.length = 0;
    await pool.query('truncate rate_limits, mail_suppressions');
  });

  type Guest = ReturnType<typeof traveler>;
  const asGuest = guestAt(() => app);
  /** The rows of the board, as they are read. */
  const boardOf = async (guest: Guest, path: string) => {
    const { html } = await asGuest(guest, path);
    const [, board = ''] = /id="mails">(.*?)<\/section>/s.exec(html) ?? [];
    return [...board.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row).trim()).slice(1);
  };
  const rowOf = async (guest: Guest, path: string, of: string) =>
    (await boardOf(guest, path)).find((row) => row.startsWith(of)) ?? expect.fail(`No row of ${of}`);
  const send = async () => {
    const { keyring, addresses } = door;
    const write = async ({ name, variables }: { name: string; variables: unknown }) => ({
      subject: name,
      html: '<p>h</p>',
      text: JSON.stringify(variables),
      pictures: [],
      unsubscribeUrl: null,
    });
    const ctx = { ...site.ctx, db: door.db };
    const outage = createMailOutage(ctx, silentLog);
    const work = { ctx, log: silentLog, keyring, addresses, transport, outage, siteUrl: 'http://localhost', write };
    await sendDueMail(work as Parameters<typeof sendDueMail>[0], new AbortController().signal);
    // When mail comes back is noted by the clock of the database.
    await pool.query('update email_log set ended_at = now() where ended_at = $1', [ctx.clock()]);
  };
  const booked = async (type: 'deposit' | 'full' = 'deposit') => {
    const guest = traveler();
    await guest.upToConfirmed(offer, { type });
    expect((await guest.payBy('approve')).status).toBe(200);
    return { guest, id: guest.id(), path: `/booking/${guest.id()}` };
  };
  const idOf = async (id: string, name: string) =>
    (await pool.query('select id from email_log where subject_id = $1 and name = $2 and again_of is null', [id, name]))
      .rows[0].id as string;
  /** To whom of these a mail came, in the order in which it did. */
  const arrived = (name: string, ...emails: string[]) =>
    server.accepted
      .filter(({ subject }) => subject === name)
      .map(({ to }) => [to].flat()[0]?.text ?? '')
      .filter((to) => emails.includes(to));

  it('are told with what became of them; those of the company aren’t, and those to come have their day', async () => {
    const { guest, id, path } = await booked();
    expect(await rowOf(guest, path, 'Booking confirmation')).toContain('On its way');
    await send();
    const confirmed = await rowOf(guest, path, 'Booking confirmation');
    expect(confirmed).toMatch(/Sent .*Send again/);
    const { rows } = await pool.query('select due_now_cents, payment_due_on::text as due from bookings where id = $1', [
      id,
    ]);
    expect(await rowOf(guest, path, 'Receipt')).toContain(`$${(rows[0].due_now_cents / 100).toLocaleString('en-US')}`);
    const board = await boardOf(guest, path);
    expect(board.join()).not.toMatch(/operator|A booking of yours/i);
    const mailsToCompany = await pool.query(
      `select 1 from email_log where subject_id = $1 and name = 'operator_booking'`,
      [id],
    );
    expect(mailsToCompany.rowCount).toBe(1);
    const coming = board.filter((row) => row.startsWith('Balance reminder'));
    expect(coming).toHaveLength(2);
    for (const row of coming) expect(row).toMatch(/Waits for its day$/);
    const day = (before: number) =>
      new Date(Date.parse(rows[0].due) - before * 86_400_000).toLocaleDateString('en-US', {
        timeZone: 'UTC',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
      });
    expect(coming.map((row) => [day(14), day(3)].find((words) => row.includes(words)))).toEqual([day(14), day(3)]);
    // What nothing is left to pay of reminds of nothing.
    const full = await booked('full');
    expect((await boardOf(full.guest, full.path)).join()).not.toContain('Balance reminder');
  });

  it('are sent again by a press, once however often it is pressed, with what is true by now', async () => {
    const { guest, id, path } = await booked();
    await send();
    const mail = await idOf(id, 'booking_confirmation');
    expect((await asGuest(guest, path)).html).toContain(`name="mail" value="${mail}"`);
    const press = () => asGuest(guest, path, { do: 'again', mail, times: '0' });
    const both = await Promise.all([press(), press(), press()]);
    expect(new Set(both.map(({ to }) => to))).toEqual(new Set([`${path}?done=again#mails`]));
    expect(await rowOf(guest, path, 'Booking confirmation')).toMatch(/On its way Sent again/);
    await send();
    expect(arrived('booking_confirmation', guest.email)).toHaveLength(2);
    expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(server.accepted.length);
    expect(await rowOf(guest, path, 'Booking confirmation')).toMatch(/Sent again .*Send again/);
    expect(textOf((await asGuest(guest, `${path}?done=again`)).html)).toContain('It is on its way once more');
  });

  it('are sent again of what was canceled without asking for anything more', async () => {
    const { guest, id, path } = await booked();
    await send();
    const policy = { tiers: [{ minDays: 0, refundBps: 5_000 }], depositRefundable: true };
    await pool.query('update bookings set policy = $2 where id = $1', [id, JSON.stringify(policy)]);
    const { order_number } = (await guest.look()).data.attributes;
    const quote = await guest.ask('POST', '/v1/me/booking_cancel_quote', { order_number });
    await guest.ask('POST', '/v1/me/booking_cancel_update', { order_number, quote_id: quote.data.id });
    const { rows } = await pool.query('select id from payments where subject_id = $1', [id]);
    const mail = await idOf(rows[0].id, 'payment_receipt');
    const pressed = await asGuest(guest, path, { do: 'again', mail, times: '0' });
    expect(pressed.to).toBe(`${path}?done=again#mails`);
    const again = await pool.query('select id, letter from email_log where again_of = $1', [mail]);
    const place = { table: 'email_log', column: 'letter', id: again.rows[0].id };
    const { variables } = JSON.parse(door.keyring.decrypt(again.rows[0].letter, place));
    expect(variables).toMatchObject({ open: { cents: 0 }, comesBack: false, isOver: true });
  });

  it('of what a company collects itself say so where it is canceled', async () => {
    await pool.query('update trips set is_merchant_model = false where id = $1', [offer.tripId]);
    const guest = traveler();
    const { data } = await guest.askFor(offer);
    await pool.query('update trips set is_merchant_model = true where id = $1', [offer.tripId]);
    const { order_number, shop_token } = data.attributes;
    const own = { 'X-Shop-Authorization': `Bearer ${shop_token}` };
    const quote = await guest.ask('POST', '/v1/me/booking_cancel_quote', { order_number }, own);
    const cancel = { order_number, quote_id: quote.data.id };
    expect((await guest.ask('POST', '/v1/me/booking_cancel_update', cancel, own)).status).toBe(200);
    const { rows } = await pool.query(
      `select id, letter from email_log where subject_id = $1 and name = 'cancellation'`,
      [data.id],
    );
    const place = { table: 'email_log', column: 'letter', id: rows[0].id };
    const { variables } = JSON.parse(door.keyring.decrypt(rows[0].letter, place));
    expect(variables).toMatchObject({ back: null, kept: null, collects: true });
  });

  it('are sent again three times a day and no more', async () => {
    const { guest, id, path } = await booked();
    await send();
    const mail = await idOf(id, 'booking_confirmation');
    for (const times of ['0', '1', '2']) {
      expect((await asGuest(guest, path, { do: 'again', mail, times })).to).toBe(`${path}?done=again#mails`);
      await send();
    }
    const fourth = { do: 'again', mail, times: '3' };
    expect((await asGuest(guest, path, fourth)).to).toBe(`${path}?error=again_limit#mails`);
    expect(textOf((await asGuest(guest, `${path}?error=again_limit`)).html)).toContain('three times today');
    expect(arrived('booking_confirmation', guest.email)).toHaveLength(4);
    await pool.query(`update email_log set created_at = created_at - interval '2 days' where again_of = $1`, [mail]);
    expect((await asGuest(guest, path, fourth)).to).toBe(`${path}?done=again#mails`);
  });

  it('aren’t sent again where they wait, aren’t true any more, are to come, or are somebody else’s', async () => {
    const { guest, id, path } = await booked();
    const mail = await idOf(id, 'booking_confirmation');
    const press = (who: Guest | null, which: string, times = '0') =>
      asGuest(who, path, { do: 'again', mail: which, times });
    expect((await press(guest, mail)).to).toBe(`${path}?error=invalid_transition`);
    await send();
    for (const times of ['1', '-1', 'x']) expect((await press(guest, mail, times)).to).toContain('error=');
    const company = await idOf(id, 'operator_booking');
    for (const other of [company, ABSENT, 'x', '__proto__']) expect((await press(guest, other)).to).toBe(path);
    const stranger = await booked();
    await send();
    // By another's id at the own page, and at another's page.
    expect(
      (await asGuest(guest, path, { do: 'again', mail: await idOf(stranger.id, 'booking_confirmation'), times: '0' }))
        .to,
    ).toBe(path);
    expect((await press(stranger.guest, mail)).to).toBe(path);
    expect((await press(null, mail)).to).toBe(path);
    const one = member.browser();
    await member.signIn(one, 'mail-board-stranger@example.com');
    expect((await one.ask(path)).status).toBe(404);
    await pool.query("update bookings set status = 'cancelled', cancelled_at = now() where id = $1", [id]);
    expect(await rowOf(guest, path, 'Booking confirmation')).not.toContain('Send again');
    expect((await press(guest, mail)).to).toBe(`${path}?error=invalid_transition`);
    expect(arrived('booking_confirmation', guest.email)).toHaveLength(1);
  });

  it('that came back and aren’t true any more promise nothing to the next address', async () => {
    const { guest, id, path } = await booked();
    server.moods.recipient = (address) => {
      if (address.toLowerCase() === guest.email.toLowerCase()) throw new SmtpRefusal(550, 'no such user');
    };
    await send();
    server.moods = {};
    await pool.query("update bookings set status = 'cancelled', cancelled_at = now() where id = $1", [id]);
    const row = await rowOf(guest, path, 'Booking confirmation');
    expect(row).toContain('Correct the address');
    expect(row).not.toContain('and send');
  });

  it('that came back go to another address once it is confirmed, by a link that works once', async () => {
    const { guest, id, path } = await booked();
    server.moods.recipient = (address) => {
      if (address.toLowerCase() === guest.email.toLowerCase()) throw new SmtpRefusal(550, 'no such user');
    };
    await send();
    server.moods = {};
    expect(await rowOf(guest, path, 'Booking confirmation')).toMatch(/Came back: it wasn’t taken .*Correct and send/);
    expect(
      (await asGuest(guest, path, { do: 'again', mail: await idOf(id, 'booking_confirmation'), times: '0' })).to,
    ).toContain('invalid_transition');

    for (const wrong of ['', 'nobody', guest.email]) {
      const { to } = await asGuest(guest, path, { do: 'address', email: wrong });
      expect(to).toBe(`${path}?error=address#address`);
    }
    const right = `right-${id.slice(-6)}@example.com`;
    expect((await asGuest(guest, path, { do: 'address', email: right })).to).toBe(`${path}?done=address#mails`);
    // Until it is confirmed nothing has changed.
    expect(textOf((await asGuest(guest, path)).html)).toContain(`To ${guest.email}`);
    await send();
    expect(arrived('booking_address', right, guest.email)).toEqual([right]);
    const { path: link } = JSON.parse(server.accepted.at(-1)?.text ?? '{}');
    // It opens in any browser, and looking at it changes nothing.
    const read = await asGuest(null, link);
    expect(textOf(read.html)).toContain(`Is ${right} your address?`);
    expect(textOf((await asGuest(guest, path)).html)).toContain(`To ${guest.email}`);
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? '';
    const other = await booked();
    for (const [at, given] of [
      [path, 'x'],
      [path, `${token.slice(0, -2)}AA`],
      [other.path, token],
    ] as const) {
      const refused = await asGuest(null, at, { do: 'confirm-address', token: given });
      expect(refused.to).toContain('?token=');
      expect(textOf((await asGuest(null, refused.to)).html)).toContain('This link is over');
    }
    const press = () => asGuest(null, path, { do: 'confirm-address', token });
    const pressed = await Promise.all([press(), press()]);
    expect(pressed.map(({ to }) => to.replace(/token=.*/, 'token')).toSorted()).toEqual([
      `${path}?done=new-address`,
      `${path}?token`,
    ]);
    server.accepted.length = 0;
    await send();
    expect(arrived('booking_confirmation', right, guest.email)).toEqual([right]);
    expect(arrived('payment_receipt', right, guest.email)).toEqual([right]);
    // Whoever had it before is told, but not of what it is now.
    const notice = server.accepted.find(({ subject }) => subject === 'booking_address_changed');
    expect([notice?.to].flat()[0]?.text).toBe(guest.email);
    expect(notice?.text).not.toContain(right);
    expect(textOf((await asGuest(guest, path)).html)).toContain(`To ${right}`);
    expect(await rowOf(guest, path, 'Booking confirmation')).toMatch(/Sent Sent again/);
    const { rows } = await pool.query('select email_hash from bookings where id = $1', [id]);
    expect(rows[0].email_hash.equals(door.addresses.hashOf(right))).toBe(true);
  });

  it('lead to a new address also whoever is signed in as somebody else', async () => {
    const { guest, path } = await booked();
    const right = `right-${guest.id().slice(-6)}@example.com`;
    await asGuest(guest, path, { do: 'address', email: right });
    await send();
    expect(arrived('booking_address', right)).toEqual([right]);
    const { path: link } = JSON.parse(
      server.accepted.find(({ subject }) => subject === 'booking_address')?.text ?? '{}',
    );
    const one = member.browser();
    await member.signIn(one, 'somebody-else@example.com');
    expect((await one.ask(path)).status).toBe(404);
    const read = await one.ask(link);
    expect([read.status, textOf(read.body)]).toEqual([200, expect.stringContaining(`Is ${right} your address?`)]);
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? '';
    const pressed = await one.ask(path, { form: { do: 'confirm-address', token } });
    expect(pressed.location).toBe(`${path}?done=new-address`);
    const after = await one.ask(`${path}?done=new-address`);
    expect([after.status, textOf(after.body)]).toEqual([200, expect.stringContaining('The address is confirmed')]);
    expect(textOf((await one.ask(link)).body)).toContain('This link is over');
  });

  it('that a provider tells have come back are so, for an address that gets nothing any more', async () => {
    const { guest, path } = await booked();
    await send();
    const ctx = { ...site.ctx, db: door.db };
    await door.mail.cameBack(ctx, guest.email, 'delayed');
    expect(await rowOf(guest, path, 'Booking confirmation')).toContain('Sent');
    await door.mail.cameBack(ctx, guest.email, 'bounced');
    expect(await rowOf(guest, path, 'Booking confirmation')).toMatch(/Came back .*Correct and send/);
    const text = textOf((await asGuest(guest, path)).html);
    expect(text).toContain('where no mail arrives');
    // What had gone there long before has arrived.
    await pool.query(`update email_log set ended_at = ended_at - interval '4 days' where name = 'payment_receipt'`);
    expect(await rowOf(guest, path, 'Receipt')).toContain('Sent');
  });

  it('go to no address that somebody else enters, and to three a day at most', async () => {
    const { guest, path } = await booked();
    const stranger = await booked();
    for (const who of [null, stranger.guest]) {
      expect((await asGuest(who, path, { do: 'address', email: 'thief@example.com' })).to).toBe(path);
    }
    for (let i = 0; i < 3; i++) {
      const { to } = await asGuest(guest, path, { do: 'address', email: `one-${i}@example.com` });
      expect(to).toBe(`${path}?done=address#mails`);
    }
    const { to } = await asGuest(guest, path, { do: 'address', email: 'four@example.com' });
    expect(to).toBe(`${path}?error=address_limit#address`);
    await send();
    const asked = ['one-0@example.com', 'one-1@example.com', 'one-2@example.com'];
    expect(arrived('booking_address', ...asked, 'four@example.com', 'thief@example.com').toSorted()).toEqual(asked);
  });
});
