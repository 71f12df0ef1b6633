import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, type PartnerScope } from '#kernel';
import { createPageCache, createPageDoor } from '#pages';
import { builtPages } from './built-pages.ts';
import { beginForm, type Offer, reservingSite } from './reserving.ts';
import { type Browser, signingIn } from './signing-in.ts';

const ANDES = 'trips.visit-andes.example';
const FJORDS = 'trips.visit-fjords.example';
const OURS = 'localhost';
const LOGO = '0199a5c2-1111-7000-8000-00000000beef-0123456789abcdef';
const BELOW = '/pl/visit-andes/reserve';

/** Reserving through the sites of partners, as browsers without scripts do. */
describe('reserving through a partner’s site', () => {
  const { site, offers, setPlaces, simulator } = reservingSite();
  const { pool, keyring } = site.door;
  const hosts = site.door.hosts as Map<string, PartnerScope>;
  const cache = createPageCache({ maxBytes: 10_000_000 });
  let browsers: ReturnType<typeof signingIn>;
  let offer: Offer;
  let outside: Offer;
  let andes: PartnerScope;

  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, cache, site.ctx.clock);
    browsers = signingIn(site, { pages });
    const all = await offers(200);
    [offer] = all as [Offer];
    outside = all.find(({ trip }) => trip !== offer.trip) as Offer;
    for (const one of [offer, outside]) await setPlaces(one, 500);
    andes = await partnerAt(ANDES, 'visit-andes', 'Visit Andes', offer);
    await pool.query(
      `insert into image_assets (source_url, state, object_key, width, height, widths)
       values ('https://visit-andes.example/logo.png', 'stored', $1, 480, 160, '{480}')`,
      [LOGO],
    );
    await pool.query(
      `update partners set logo_image = '{"url": "https://visit-andes.example/logo.png"}' where id = $1`,
      [andes.id],
    );
    await partnerAt(FJORDS, 'visit-fjords', 'Visit Fjords', outside);
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  /** A partner that shows one trip, at a host of its own. */
  const partnerAt = async (host: string, slug: string, name: string, { tripId }: Offer): Promise<PartnerScope> => {
    const partner = { id: newId(), slug, origin: `http://${host}` };
    await pool.query('insert into partners (id, slug, name, base_url) values ($1, $2, $3, $4)', [
      partner.id,
      slug,
      name,
      `${partner.origin}/`,
    ]);
    await pool.query(
      `insert into partner_scopes (partner_id, kind, target_id, mode) values ($1, 'trip', $2, 'include')`,
      [partner.id, tripId],
    );
    hosts.set(host, partner);
    return partner;
  };

  let people = 0;
  const formOf = (offer: Offer, email = `through-${++people}@example.com`) => beginForm(offer, email);
  const choice = ({ trip, departureId, level }: Offer) =>
    `?trip=${trip}&departure=${departureId}&tier=${level}&travelers=2`;
  const idIn = (location: string | null) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(location ?? '')?.[0] ?? '';
  const rowOf = async (id: string) =>
    (await pool.query('select partner_id, at_partner_host, status from bookings where id = $1', [id])).rows[0];
  const lettersOf = async (id: string) => {
    const { rows } = await pool.query(
      `select id, name, letter from email_log where subject_id = $1
         or subject_id in (select id from payments where subject_id = $1) order by id`,
      [id],
    );
    return rows.map(({ id: mail, name, letter }) => {
      const { partnerSlug, atOwnHost } = JSON.parse(
        keyring.decrypt(letter, { table: 'email_log', column: 'letter', id: mail }),
      );
      return { name, partnerSlug, atOwnHost };
    });
  };
  const send = (browser: Browser, path: string, form: Record<string, string>) => browser.ask(path, { form });

  /** Up to where it is approved at PayPal, each step by its form. @returns PayPal’s order */
  const upToPaypal = async (browser: Browser, page: string, id: string) => {
    await send(browser, page, { do: 'payment', reservation: id, payment_type: 'deposit' });
    const people = { first_1: 'Ada', last_1: 'Lovelace', first_2: 'Emmy', last_2: 'Noether' };
    await send(browser, page, { do: 'passengers', reservation: id, count: '2', ...people });
    const confirm = await browser.ask(`${page}?reservation=${id}&step=confirm`);
    const [, quote = ''] = /name="quote" value="([^"]+)"/.exec(confirm.body) ?? [];
    const { location } = await send(browser, page, { do: 'pay', reservation: id, terms: 'yes', quote });
    const token = new URL(location ?? '', 'http://any').searchParams.get('token') ?? '';
    expect([confirm.status, token]).not.toContain('');
    simulator.approve(token, 'approve');
    return token;
  };

  describe.each([
    ['at its own host', ANDES, '/reserve', `http://${ANDES}`, true],
    ['below its path at ours', OURS, BELOW, 'http://localhost', false],
  ])('%s', (_where, host, page, origin, atOwnHost) => {
    it('shows whose site it is, notes the partner, comes back from PayPal there, and mails in its name', async () => {
      const ada = browsers.browser(host);
      const first = await ada.ask(page + choice(offer));
      expect(first.status).toBe(200);
      for (const words of ['Visit Andes', `src="/images/${LOGO}/480.jpeg"`, 'Powered by Sojourn', `action="${page}"`])
        expect(first.body).toContain(words);
      const begun = await send(ada, page, formOf(offer));
      expect(begun.location).toMatch(new RegExp(`^${page}\\?reservation=[0-9a-f-]{36}&step=payment$`));
      const id = idIn(begun.location);
      expect(await rowOf(id)).toMatchObject({ partner_id: andes.id, at_partner_host: atOwnHost, status: 'draft' });
      const step = await ada.ask(begun.location ?? '');
      for (const words of ['Visit Andes', `action="${page}"`]) expect(step.body).toContain(words);
      expect(step.body).not.toMatch(page === '/reserve' ? /\/pl\// : /(?:action|href)="\/reserve(?:["?])/);
      const confirm = await ada.ask(`${page}?reservation=${id}&step=confirm`);
      expect(confirm.headers.get('Cache-Control')).toMatch(/private|no-store/);

      const token = await upToPaypal(ada, page, id);
      const { returnUrl, cancelUrl } = await urlsOf(token);
      expect(returnUrl).toBe(`${origin}/reserve/paypal-return?reservation=${id}`);
      expect(cancelUrl).toBe(`${origin}/reserve/paypal-return?reservation=${id}&left=yes`);
      const left = await ada.ask(`/reserve/paypal-return?reservation=${id}&left=yes`);
      const after = await ada.ask(left.location ?? '');
      const shown = after.status === 200 ? after : await ada.ask(after.location ?? '');
      expect(shown.body).toContain('Nothing was charged: you left PayPal');
      expect(shown.body).toContain(`action="${page}"`);

      const paid = await send(ada, '/reserve/paypal-return', { reservation: id, token });
      expect(paid.location).toBe(`/booking/${id}?placed=yes`);
      const booking = await ada.ask(`/booking/${id}`);
      expect(booking.body).toContain('Visit Andes');
      const receipt = /\/booking\/[0-9a-f-]+\/receipts\/[0-9a-f-]+/.exec(booking.body)?.[0] ?? '';
      const { body } = await ada.ask(receipt);
      for (const words of ['Booked through', 'Visit Andes', 'Sojourn takes the payment in its own name', 'is run by']) {
        expect(body).toContain(words);
      }
      const letters = await lettersOf(id);
      const own = letters.filter(({ name }) => !name.startsWith('operator_'));
      expect(own.map(({ name }) => name).toSorted()).toEqual(['booking_confirmation', 'payment_receipt']);
      for (const letter of own) expect(letter).toMatchObject({ partnerSlug: 'visit-andes', atOwnHost });
      // A company deals with us, wherever its trip was booked.
      const company = letters.filter(({ name }) => name.startsWith('operator_'));
      expect(company).toEqual([{ name: 'operator_booking', partnerSlug: null, atOwnHost: false }]);
    });

    it('has no trip that the partner doesn’t show, and begins nothing of it', async () => {
      const ada = browsers.browser(host);
      const [other, absent] = [
        await ada.ask(page + choice(outside)),
        await ada.ask(page + choice({ ...outside, trip: 'no-such-trip' })),
      ];
      expect([other.status, absent.status]).toEqual([404, 404]);
      const before = (await pool.query('select count(*)::int as n from bookings')).rows[0].n;
      const refused = await send(ada, page, formOf(outside));
      expect(refused.location).toContain('error=not_found');
      expect((await pool.query('select count(*)::int as n from bookings')).rows[0].n).toBe(before);
    });

    it('goes on with what was begun when the partner shows the trip no more', async () => {
      const ada = browsers.browser(host);
      const id = idIn((await send(ada, page, formOf(offer))).location);
      await pool.query('update partner_scopes set target_id = $2 where partner_id = $1', [andes.id, outside.tripId]);
      try {
        expect((await ada.ask(page + choice(offer))).status).toBe(404);
        expect((await ada.ask(`${page}?reservation=${id}&step=payment`)).status).toBe(200);
        const next = await send(ada, page, { do: 'payment', reservation: id, payment_type: 'full' });
        expect(next.location).toContain('step=passengers');
      } finally {
        await pool.query('update partner_scopes set target_id = $2 where partner_id = $1', [andes.id, offer.tripId]);
      }
    });
  });

  it('below the path of a partner that isn’t there, or of which it is a part only, there is nothing', async () => {
    const ada = browsers.browser();
    for (const slug of ['nobody', 'visit', 'visit-andes-2', '__proto__', 'visit-andes%2f']) {
      expect([slug, (await ada.ask(`/pl/${slug}/reserve`)).status]).toEqual([slug, 404]);
      expect([slug, (await send(ada, `/pl/${slug}/reserve`, formOf(offer))).status]).toEqual([slug, 404]);
    }
    await pool.query('update partners set active = false where id = $1', [andes.id]);
    expect((await ada.ask(BELOW + choice(offer))).status).toBe(404);
    await pool.query('update partners set active = true where id = $1', [andes.id]);
    expect((await ada.ask(BELOW + choice(offer))).status).toBe(200);
  });

  it('a host is one partner’s: the paths of others aren’t there', async () => {
    const ada = browsers.browser(FJORDS);
    expect((await ada.ask(BELOW)).status).toBe(404);
    expect((await send(ada, BELOW, formOf(offer))).status).toBe(404);
  });

  it('has one page for each reservation: below its partner’s path, and below no other', async () => {
    const ada = browsers.browser();
    const id = idIn((await send(ada, BELOW, formOf(offer))).location);
    const led = await ada.ask(`/reserve?reservation=${id}&step=payment&error=left`);
    expect([led.status, led.location]).toEqual([302, `${BELOW}?reservation=${id}&step=payment&error=left`]);
    expect((await ada.ask(`/pl/visit-fjords/reserve?reservation=${id}`)).status).toBe(404);
    const ours = idIn((await send(ada, '/reserve', formOf(offer))).location);
    expect((await ada.ask(`/reserve?reservation=${ours}&step=payment`)).status).toBe(200);
    expect((await ada.ask(`${BELOW}?reservation=${ours}&step=payment`)).status).toBe(404);
    expect(await rowOf(ours)).toMatchObject({ partner_id: null, at_partner_host: false });
  });

  it('is closed at the host of another partner, though its cookie is shown there, and like one that isn’t there', async () => {
    const ada = browsers.browser(ANDES);
    const id = idIn((await send(ada, '/reserve', formOf(offer))).location);
    const thief = browsers.browser(FJORDS);
    for (const [name, value] of ada.cookies) thief.cookies.set(name, value);
    const absent = newId();
    for (const path of ['/booking/{id}', '/reserve?reservation={id}', '/booking/{id}/trip.ics']) {
      const [theirs, none] = [await thief.ask(path.replace('{id}', id)), await thief.ask(path.replace('{id}', absent))];
      expect(theirs.status).toBe(none.status);
      const plain = ({ body }: typeof theirs, own: string) =>
        String(body)
          .replaceAll(own, '')
          .replace(/[0-9a-f-]{36}/g, '');
      expect(plain(theirs, id)).toBe(plain(none, absent));
      expect(String(theirs.body)).not.toContain('Lovelace');
    }
    const refused = await send(thief, '/reserve', { do: 'payment', reservation: id, payment_type: 'full' });
    expect(refused.location).toContain('error=not_found');
    const statusOf = async (one: string) => (await thief.ask(`/v1/trips/${offer.trip}/reserve/${one}`)).status;
    expect([await statusOf(id), await statusOf(absent)]).toEqual([401, 401]);
    // In the same browser it is open where it was begun.
    expect((await ada.ask(`/reserve?reservation=${id}&step=payment`)).status).toBe(200);
    expect((await ada.ask(`/v1/trips/${offer.trip}/reserve/${id}`)).status).toBe(200);
  });

  it('opens by its mailed link at its own host, and at the host of another partner not', async () => {
    const form = formOf(offer);
    const ada = browsers.browser(ANDES);
    const id = idIn((await send(ada, '/reserve', form)).location);
    const { rows } = await pool.query('select order_number from bookings where id = $1', [id]);
    const asked = { order: rows[0].order_number, email: form.email };
    await send(browsers.browser(ANDES), '/reserve/resume-link', asked);
    expect((await lettersOf(id)).at(-1)).toEqual({
      name: 'reservation_resume',
      partnerSlug: 'visit-andes',
      atOwnHost: true,
    });
    const token = await browsers.tokenTo(form.email, 'reservation_resume');
    const elsewhere = browsers.browser(FJORDS);
    expect((await send(elsewhere, '/reserve/resume', { token })).location).toBe('/reserve/resume?error=link');
    expect(elsewhere.cookies.size).toBe(0);
    const again = browsers.browser(ANDES);
    const { body } = await again.ask(`/reserve/resume?token=${token}`);
    expect(body).toContain('Visit Andes');
    expect((await send(again, '/reserve/resume', { token })).location).toBe(`/reserve?reservation=${id}`);
    expect((await again.ask(`/reserve?reservation=${id}&step=payment`)).status).toBe(200);
  });

  it('is a member’s at each host where they are signed in, and one event of their calendar', async () => {
    const email = `member-${++people}@example.com`;
    const ada = browsers.browser(ANDES);
    await browsers.signIn(ada, email);
    const id = idIn((await send(ada, '/reserve', formOf(offer, email))).location);
    const elsewhere = browsers.browser(FJORDS);
    expect((await elsewhere.ask(`/reserve?reservation=${id}`)).status).toBe(404);
    await browsers.signIn(elsewhere, email);
    expect((await elsewhere.ask(`/reserve?reservation=${id}&step=payment`)).status).toBe(200);
    await pool.query(
      `update bookings set status = 'confirmed', start_date = '2027-03-04', end_date = '2027-03-15' where id = $1`,
      [id],
    );
    const { rows } = await pool.query('select order_number from bookings where id = $1', [id]);
    for (const browser of [ada, elsewhere]) {
      const { body } = await browser.ask(`/booking/${id}/trip.ics`);
      expect(String(body)).toContain(`UID:${rows[0].order_number}@localhost\r\n`);
    }
  });

  it('sign-in links asked for at a partner’s host lead there', async () => {
    const email = `member-${++people}@example.com`;
    await send(browsers.browser(ANDES), '/sign-in-mm', { email, ref_url: '/my-bookings' });
    const { rows } = await pool.query('select id, letter from email_log where name = $1 order by id desc limit 1', [
      'magic_link',
    ]);
    const place = { table: 'email_log', column: 'letter', id: rows[0].id };
    expect(JSON.parse(keyring.decrypt(rows[0].letter, place))).toMatchObject({
      to: email,
      partnerSlug: 'visit-andes',
      atOwnHost: true,
    });
  });

  it('keeps none of its pages, and what is kept of one site stands on no other', async () => {
    const pageOf = async (host: string) =>
      (await browsers.browser(host).ask(`/reserve${choice(offer)}`)).body as string;
    const before = cache.pages;
    for (const host of [OURS, ANDES, OURS, ANDES]) {
      expect([host, (await pageOf(host)).includes('Visit Andes')]).toEqual([host, host === ANDES]);
    }
    expect(cache.pages).toBe(before);
    // What isn’t there is kept once for each site, and bears nobody’s name.
    for (const host of [FJORDS, OURS, ANDES]) {
      const { status, body } = await browsers.browser(host).ask('/pl/nobody/reserve');
      expect([status, /Visit (?:Andes|Fjords)/.test(body)]).toEqual([404, false]);
    }
  });

  describe('POST /v1/trips/{id}/reserve with dmo_slug', () => {
    const begin = async (fields: object, host = OURS, trip = offer.trip) => {
      const answer = await browsers.app.request(`http://${host}/v1/trips/${trip}/reserve`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          email: 'api@example.com',
          first_name: 'Ada',
          last_name: 'Lovelace',
          number_of_travelers: 2,
          ...fields,
        }),
      });
      return { status: answer.status, body: await answer.json() };
    };

    it('notes the partner; unknown ones, and trips that it doesn’t show, are refused', async () => {
      const { status, body } = await begin({ dmo_slug: 'visit-andes' });
      expect(status).toBe(201);
      expect(await rowOf(body.data.id)).toMatchObject({ partner_id: andes.id, at_partner_host: false });
      expect((await begin({ dmo_slug: 'nobody' })).status).toBe(404);
      expect((await begin({ dmo_slug: 'Visit Andes' })).status).toBe(422);
      expect((await begin({ dmo_slug: 'visit-andes' }, OURS, outside.trip)).status).toBe(404);
    });

    it('is the host’s where that is a partner’s', async () => {
      const { body } = await begin({}, ANDES);
      expect(await rowOf(body.data.id)).toMatchObject({ partner_id: andes.id, at_partner_host: true });
      expect((await begin({ dmo_slug: 'visit-fjords' }, ANDES, outside.trip)).status).toBe(404);
    });
  });

  it('a gift card that is bought at its own host is paid there, where the browser knows the order', async () => {
    const ada = browsers.browser(ANDES);
    const page = '/travel-gifts-card/buy';
    await browsers.signIn(ada, 'gives@example.com');
    const people = { recipient_name: 'Mary', recipient_email: 'mary@example.com', sender_name: 'Ada' };
    const order = { do: 'order', key: newId(), amount: '100', currency: 'USD', ...people };
    expect((await send(ada, page, { ...order, sender_email: 'gives@example.com' })).location).toBe(page);
    const { location } = await send(ada, page, { do: 'pay' });
    const token = new URL(location ?? '', 'http://any').searchParams.get('token') ?? '';
    const { returnUrl, cancelUrl } = await urlsOf(token);
    expect([returnUrl, cancelUrl].map((url) => new URL(url).host)).toEqual([ANDES, ANDES]);
  });

  /** Where PayPal was told to lead back. */
  async function urlsOf(token: string): Promise<{ returnUrl: string; cancelUrl: string }> {
    const order = simulator.orders().find(({ core }) => token.startsWith(core));
    return { returnUrl: order?.returnUrl ?? '', cancelUrl: order?.cancelUrl ?? '' };
  }
});
