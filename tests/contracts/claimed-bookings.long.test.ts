import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccounts } from '#accounts';
import { silentLog } from '#kernel';
import { allMemberData } from '../../src/areas.ts';
import { actorOfRequest } from '../../src/server/actor-of-request.ts';
import { type Account, CLIENT, type Issuer, startIssuer } from '../simulators/openid-issuer.ts';
import { workNight } from './nights.ts';
import { type Offer, reservingSite } from './reserving.ts';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';

const CALLBACK = '/next-api/auth/callback/google';

describe('what was booked without an account', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { pool, addresses, mail } = site.door;
  let issuer: Issuer;
  let signing: ReturnType<typeof signingIn>;
  let offer: Offer;
  let people = 0;

  beforeAll(async () => {
    issuer = await startIssuer(`http://localhost${CALLBACK}`);
    const accounts = createAccounts({
      ctx: site.ctx,
      baseUrl: 'http://localhost',
      secret: 'a secret of thirty-two characters and more',
      google: { ...CLIENT, issuer: issuer.url },
      log: silentLog,
      addresses,
      mail,
      allMemberData,
    });
    const { db, clock } = site.door;
    signing = signingIn(site, { accounts, actorOf: actorOfRequest({ db, clock, accounts, hosts: new Map() }) });
    [offer] = (await offers(1)) as [Offer];
    await setPlaces(offer, 500);
  });
  afterAll(() => issuer.stop());
  beforeEach(() => pool.query('truncate rate_limits'));

  const address = () => `claims-${++people}@example.com`;
  const booked = async (email: string) => {
    const guest = traveler({ email });
    await guest.upToConfirmed(offer);
    await guest.payBy('approve');
    const { data } = await guest.look();
    expect(data.attributes.booking_status).toBe('confirmed');
    return { guest, id: guest.id(), order: data.attributes.order_number as string };
  };
  const MINE = `{ myBookings { nodes { id } } }`;
  const ownIn = async (browser: Browser): Promise<string[]> => {
    const { body } = await browser.ask('/graphql', { body: { query: MINE } });
    return body.data.myBookings.nodes.map(({ id }: { id: string }) => id);
  };
  const ownerOf = async (id: string) =>
    (await pool.query('select user_id, token_hash from bookings where id = $1', [id])).rows[0];
  const byGoogle = async (browser: Browser, email: string) => {
    const account: Account = { sub: `google-${email}`, email, email_verified: true, given_name: 'Ada' };
    issuer.as(account);
    const { body } = await browser.ask('/next-api/auth/sign-in/social', { body: { provider: 'google' } });
    return browser.ask((await issuer.follow(body.url)).replace('http://localhost', ''));
  };
  /** Somebody who signed up with a password, before and when they confirm their address. */
  const withPassword = async (email: string) => {
    const one = signing.browser();
    await one.ask('/v1/users', {
      body: { user: { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' } },
    });
    const confirm = async (browser: Browser) =>
      browser.ask('/member-join-email-confirmation', {
        form: { confirmation_token: await signing.tokenTo(email, 'confirm_email') },
      });
    return { one, confirm };
  };
  const byPassword = async (email: string) => {
    const browser = signing.browser();
    await browser.ask('/next-api/auth/sign-in/email', { body: { email, password: PASSWORD } });
    return browser;
  };

  it('is theirs once they sign in by a link to that address, and its key opens nothing any more', async () => {
    const email = address();
    const { guest, id, order } = await booked(email);
    await guest.ask('POST', '/v1/reserve/resume_links', { order_number: order, email });
    const token = await signing.tokenTo(email, 'reservation_resume');
    const back = await traveler().ask('POST', '/v1/reserve/resume', { token });
    expect((await guest.look()).status).toBe(200);
    const browser = signing.browser();
    await browser.ask('/next-api/auth/sign-in/magic-link', { body: { email: email.toUpperCase() } });
    await browser.ask('/magic-complete', { form: { token: await signing.tokenTo(email) } });
    expect(await ownIn(browser)).toEqual([id]);
    expect((await guest.look()).status).toBe(401);
    // Neither do the keys of other browsers, nor the link that was mailed before.
    const other = { 'X-Shop-Authorization': `Bearer ${back.data.attributes.shop_token}` };
    expect((await traveler().ask('GET', `/v1/trips/${offer.trip}/reserve/${id}`, undefined, other)).status).toBe(401);
    expect((await traveler().ask('POST', '/v1/reserve/resume', { token })).errors[0]?.code).toBe('token_invalid');
    expect((await pool.query('select from booking_keys where booking_id = $1', [id])).rowCount).toBe(0);
    expect((await browser.ask('/v1/me/booking_cancel_quote', { body: { order_number: order } })).status).toBe(201);
  });

  it('is theirs by Google, and by confirming the address where they signed up', async () => {
    const [mailed, googled] = [address(), address()];
    const [one, other] = [await booked(mailed), await booked(googled)];
    const browser = signing.browser();
    await byGoogle(browser, googled);
    expect(await ownIn(browser)).toEqual([other.id]);
    const { one: signedUp, confirm } = await withPassword(mailed);
    await confirm(signedUp);
    expect(await ownIn(signedUp)).toEqual([one.id]);
  });

  it('isn’t in a session that a password opened', async () => {
    const email = address();
    const { one, confirm } = await withPassword(email);
    await confirm(one);
    const { guest, id } = await booked(email);
    const browser = await byPassword(email);
    expect(await signing.whoIs(browser)).toBe(email);
    expect(await ownIn(browser)).toEqual([]);
    expect(await ownerOf(id)).toMatchObject({ user_id: null, token_hash: expect.any(Buffer) });
    expect((await guest.look()).status).toBe(200);
  });

  it('isn’t by an address that nobody has confirmed, whoever signed up with it', async () => {
    const email = address();
    const { id } = await booked(email);
    const { one, confirm } = await withPassword(email);
    expect(await signing.whoIs(one)).toBeNull();
    expect((await ownerOf(id)).user_id).toBeNull();
    // Confirmed elsewhere, it opens nothing there.
    const elsewhere = signing.browser();
    await confirm(elsewhere);
    expect(await signing.whoIs(elsewhere)).toBeNull();
    expect((await ownerOf(id)).user_id).toBeNull();
  });

  it('isn’t by an address that Google itself hasn’t confirmed', async () => {
    const email = address();
    const { id } = await booked(email);
    const browser = signing.browser();
    issuer.as({ sub: 'google-unconfirmed', email, email_verified: false });
    const { body } = await browser.ask('/next-api/auth/sign-in/social', { body: { provider: 'google' } });
    await browser.ask((await issuer.follow(body.url)).replace('http://localhost', ''));
    expect(await signing.whoIs(browser)).toBeNull();
    expect((await ownerOf(id)).user_id).toBeNull();
  });

  it('isn’t somebody else’s: neither of another address, nor of one that the account had before', async () => {
    const [email, former] = [address(), address()];
    const { id } = await booked(email);
    const other = signing.browser();
    await signing.signIn(other, address());
    expect(await ownIn(other)).toEqual([]);
    const mover = signing.browser();
    await signing.signIn(mover, former);
    const userId = (await mover.ask('/v1/me')).body.data.id;
    const later = await booked(former);
    await pool.query('update users set email = $2 where id = $1', [userId, address()]);
    await pool.query(
      `insert into email_changes (user_id, old_email, new_email, state, confirm_hash, confirm_until, undo_hash, undo_until)
       values ($1, $2, (select email from users where id = $1), 'confirmed', decode(md5($2), 'hex'), now(), decode(md5($2 || 'undo'), 'hex'), now())`,
      [userId, former],
    );
    const { rows } = await pool.query('select email from users where id = $1', [userId]);
    await signing.signIn(signing.browser(), rows[0].email);
    expect((await ownerOf(later.id)).user_id).toBeNull();
    expect((await ownerOf(id)).user_id).toBeNull();
  });

  it('stays a member’s who booked it, whose address ever they gave', async () => {
    const [email, friend] = [address(), address()];
    const browser = signing.browser();
    await signing.signIn(browser, email);
    const person = { email: friend, first_name: 'Mary', last_name: 'Somerville', number_of_travelers: 1 };
    const { body } = await browser.ask(`/v1/trips/${offer.trip}/reserve`, { body: person });
    const owner = (await ownerOf(body.data.id)).user_id;
    const other = signing.browser();
    await signing.signIn(other, friend);
    expect(await ownIn(other)).toEqual([]);
    expect((await ownerOf(body.data.id)).user_id).toBe(owner);
    // Nor does a friend take along, or close, what isn’t theirs.
    const taken = await other.ask('/v1/me/exports', { body: {} });
    expect(taken.body.data.attributes.data.bookings).toEqual([]);
    expect((await other.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    expect((await ownerOf(body.data.id)).user_id).toBe(owner);
    const { rows } = await pool.query('select email_hash from bookings where id = $1', [body.data.id]);
    expect(rows).toEqual([{ email_hash: addresses.hashOf(friend) }]);
  });

  it('waits while somebody may be at PayPal, who comes back by the key', async () => {
    const email = address();
    const guest = traveler({ email });
    await guest.upToConfirmed(offer);
    await signing.signIn(signing.browser(), email);
    expect((await guest.payBy('approve')).status).toBe(200);
    expect((await guest.look()).data.attributes.booking_status).toBe('confirmed');
    const browser = signing.browser();
    await signing.signIn(browser, email);
    expect(await ownIn(browser)).toEqual([guest.id()]);
    // What nobody has come back to for an hour waits for nobody.
    const left = traveler({ email });
    await left.upToConfirmed(offer);
    await pool.query('alter table bookings disable trigger touch');
    await pool.query(`update bookings set updated_at = now() - interval '61 minutes' where id = $1`, [left.id()]);
    await pool.query('alter table bookings enable trigger touch');
    await signing.signIn(signing.browser(), email);
    expect((await ownerOf(left.id())).user_id).not.toBeNull();
  });

  it('is one member’s by two sign-ins at the same moment', async () => {
    const email = address();
    await byGoogle(signing.browser(), email);
    const { rows } = await pool.query('select id from users where email = $1', [email]);
    for (let round = 0; round < 5; round++) {
      const all = [await booked(email), await booked(email)];
      const [one, other] = [signing.browser(), signing.browser()];
      await one.ask('/next-api/auth/sign-in/magic-link', { body: { email } });
      const token = await signing.tokenTo(email);
      const begun = await other.ask('/next-api/auth/sign-in/social', { body: { provider: 'google' } });
      const back = (await issuer.follow(begun.body.url)).replace('http://localhost', '');
      const answers = await Promise.all([
        one.ask('/next-api/auth/magic-link/verify', { body: { token } }),
        other.ask(back),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 303]);
      for (const { id } of all) expect((await ownerOf(id)).user_id).toBe(rows[0].id);
      expect(await ownIn(one)).toEqual(await ownIn(other));
    }
  });

  it('is in what they take along; after their account’s end a mailed link still opens what is ahead, until it is over', async () => {
    const email = address();
    const { id, order } = await booked(email);
    const browser = signing.browser();
    await signing.signIn(browser, email);
    const { body } = await browser.ask('/v1/me/exports', { body: {} });
    expect(body.data.attributes.data.bookings).toMatchObject([{ orderNumber: order, contact: { email } }]);
    expect((await browser.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    const { rows } = await pool.query('select user_id, email_hash, status from bookings where id = $1', [id]);
    expect(rows).toEqual([{ user_id: null, email_hash: addresses.hashOf(email), status: 'confirmed' }]);
    const guest = traveler();
    await guest.ask('POST', '/v1/reserve/resume_links', { order_number: order, email });
    const token = await signing.tokenTo(email, 'reservation_resume');
    expect((await guest.ask('POST', '/v1/reserve/resume', { token })).status).toBe(200);
    // It is claimed by nobody who has the address after them, nor in what they take along, nor closed with their account.
    const next = signing.browser();
    await signing.signIn(next, email);
    expect(await ownIn(next)).toEqual([]);
    const taken = await next.ask('/v1/me/exports', { body: {} });
    expect(taken.body.data.attributes.data.bookings).toEqual([]);
    await next.ask('/v1/me', { method: 'DELETE' });
    const addressOf = async () =>
      (await pool.query('select email_hash, ip_hash from bookings where id = $1', [id])).rows[0];
    expect((await addressOf()).email_hash).not.toBeNull();
    await pool.query(`update bookings set start_date = '2025-01-01', end_date = '2025-01-08' where id = $1`, [id]);
    await workNight(site, {
      area: 'bookings',
      queue: 'bookings.empty',
      clock: () => new Date(),
      until: () => expect.poll(addressOf, { timeout: 20_000 }).toEqual({ email_hash: null, ip_hash: null }),
    });
  });

  it('is open to nobody who uses a browser after it was signed out, or its account closed', async () => {
    const leaves = [
      ['/next-api/auth/sign-out', { body: {} }],
      ['/customer/account/logout', { form: {} }],
      ['/account/data', { form: { sure: 'yes' } }],
    ] as const;
    for (const [path, init] of leaves) {
      const { guest, id } = await booked(address());
      const browser = signing.browser();
      await signing.signIn(browser, address());
      browser.cookies.set(`reservation-${id.replaceAll('-', '').slice(-8)}`, guest.token() ?? '');
      const look = async () => (await browser.ask(`/v1/trips/${offer.trip}/reserve/${id}`)).status;
      expect([path, await look()]).toEqual([path, 200]);
      await browser.ask(path, init);
      expect([path, await signing.whoIs(browser), await look()]).toEqual([path, null, 401]);
      expect([...browser.cookies.keys()]).toEqual([]);
    }
  });

  it('that is over goes with the account, address and all', async () => {
    const email = address();
    const { id } = await booked(email);
    const browser = signing.browser();
    await signing.signIn(browser, email);
    await pool.query(`update bookings set start_date = '2025-01-01', end_date = '2025-01-08' where id = $1`, [id]);
    await browser.ask('/v1/me', { method: 'DELETE' });
    const { rows } = await pool.query('select user_id, email_hash, ip_hash from bookings where id = $1', [id]);
    expect(rows).toEqual([{ user_id: null, email_hash: null, ip_hash: null }]);
  });
});
