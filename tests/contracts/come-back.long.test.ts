import { randomBytes } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followDepartures, remindOfReservations } from '#bookings/testing';
import { asShared, createMemoryLimiter, newId, readConfig, silentLog } from '#kernel';
import { botCheckOf } from '#kernel/serving';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { type Offer, reservingSite } from './reserving.ts';
import { signingIn } from './signing-in.ts';

const HOUR_MS = 3_600_000;
const botCheck = botCheckOf(readConfig({ ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}` }));
const LINK = /^\/reserve\/resume\?token=[\w-]{60,200}$/;

describe('a guest who comes back in another browser', () => {
  const { site, offers, traveler } = reservingSite();
  const { door } = site;
  let offer: Offer;
  let app: ReturnType<typeof createApp>;
  let isStrict = false;
  let member: ReturnType<typeof signingIn>;

  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    const strict = asShared(createMemoryLimiter());
    isStrict = false;
    const sharedLimits: typeof door.sharedLimits = {
      hit: (rule, ...given) =>
        (isStrict && rule.name === 'RESUME_LINK' ? strict : door.sharedLimits).hit(rule, ...given),
    };
    app = createApp({ ...door, pages, sharedLimits, botCheck });
    member = signingIn(site, { pages });
    [offer] = (await offers(1)) as [Offer];
  });
  beforeEach(() => door.pool.query('truncate rate_limits, email_log'));

  const begun = async (email?: string) => {
    const guest = traveler(email ? { email } : {});
    const { data } = await guest.begin(offer);
    return { guest, order: data.attributes.order_number as string };
  };
  const askFor = async (order: string, email: string) => {
    const answer = await app.request('http://localhost/v1/reserve/resume_links', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_number: order, email }),
    });
    const { data, errors = [] } = await answer.json();
    return { status: answer.status, data, errors };
  };
  const mailsOf = async (name = 'reservation_resume') => {
    const { rows } = await door.pool.query('select id, letter from email_log where name = $1 order by id', [name]);
    return rows.map(({ id, letter }) => {
      const { to, variables } = JSON.parse(door.keyring.decrypt(letter, { table: 'email_log', column: 'letter', id }));
      return { to, path: variables.path as string, isMembers: variables.isMembers as boolean };
    });
  };
  const tokenIn = (path: string) => new URL(path, 'http://localhost').searchParams.get('token') ?? '';
  const linkOf = async ({ guest, order }: Awaited<ReturnType<typeof begun>>) => {
    await askFor(order, guest.email);
    return tokenIn((await mailsOf()).at(-1)?.path ?? '');
  };
  const open = (token: string) => traveler().ask('POST', '/v1/reserve/resume', { token });
  const lookAs = (token: string, id: string) =>
    app.request(`http://localhost/v1/trips/${offer.trip}/reserve/${id}`, {
      headers: { Cookie: `reservation-00000000=${token}` },
    });
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await app.request(`http://localhost${path}`, {
      method: 'POST',
      headers: { Origin: 'http://localhost', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form),
    });
    return {
      status: answer.status,
      to: answer.headers.get('Location'),
      cookie: answer.headers.get('Set-Cookie') ?? '',
    };
  };

  it('gets a link at the address that was given, and nobody learns whether there is such an order', async () => {
    const { guest, order } = await begun();
    const right = await askFor(order.toLowerCase(), guest.email.toUpperCase());
    const wrong = await askFor(order, 'mallory@example.com');
    const none = await askFor('SJ00000000000', guest.email);
    expect([right, wrong, none].map(({ status, data }) => [status, data])).toEqual(
      Array.from({ length: 3 }, () => [202, { type: 'resume_links', id: 'this-one', attributes: { status: 'sent' } }]),
    );
    const mails = await mailsOf();
    expect(mails).toEqual([{ to: guest.email, path: expect.stringMatching(LINK), isMembers: false }]);
    expect(mails[0]?.path).not.toContain(guest.token());
  });

  it('gets three an order in a quarter of an hour, and is told so of any order', async () => {
    const { guest, order } = await begun();
    isStrict = true;
    for (const one of [order, 'SJ00000000000']) {
      for (let i = 0; i < 3; i++) expect((await askFor(one, guest.email)).status).toBe(202);
      expect((await askFor(one, guest.email)).errors[0]?.code).toBe('rate_limited');
    }
    isStrict = false;
    // Pressed thrice within a minute it is one mail, two at the turn of a minute.
    expect((await mailsOf()).length).toBeLessThanOrEqual(2);
  });

  it('goes on by it, in that browser and in the first one', async () => {
    const one = await begun();
    const { status, data } = await open(await linkOf(one));
    expect([status, data.id]).toEqual([200, one.guest.id()]);
    expect((await lookAs(data.attributes.shop_token, one.guest.id())).status).toBe(200);
    expect((await lookAs(one.guest.token() ?? '', one.guest.id())).status).toBe(200);
    expect(data.attributes.shop_token).not.toBe(one.guest.token());
  });

  it('gets nowhere else by it, nor by one that was changed, is another’s or is a day old', async () => {
    const [one, other] = [await begun(), await begun()];
    const [token, another] = [await linkOf(one), await linkOf(other)];
    const bytes = Buffer.from(token, 'base64url');
    const swapped = Buffer.concat([Buffer.from(another, 'base64url').subarray(0, 16), bytes.subarray(16)]);
    const bent = Buffer.from(bytes);
    bent[bent.length - 1] = (bent.at(-1) ?? 0) ^ 1;
    for (const bad of ['none', 'A', swapped.toString('base64url'), bent.toString('base64url')]) {
      expect((await open(bad)).errors[0]?.code).toBe('token_invalid');
    }
    const opened = (await open(token)).data.attributes.shop_token;
    expect((await lookAs(opened, other.guest.id())).status).toBe(404);
    const late = createApp({ ...door, clock: () => new Date(Date.now() + 25 * HOUR_MS) });
    const answer = await late.request('http://localhost/v1/reserve/resume', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(answer.status).toBe(422);
  });

  it('is led on by the form of its page: to the reservation, or the booking; reading the page opens nothing', async () => {
    const one = await begun();
    const token = await linkOf(one);
    const page = await app.request(`http://localhost/reserve/resume?token=${token}`);
    expect([page.status, page.headers.get('Set-Cookie')]).toEqual([200, null]);
    expect(await page.text()).toContain('Continue where you left off');
    const led = await send('/reserve/resume', { token });
    expect([led.status, led.to]).toEqual([303, `/reserve?reservation=${one.guest.id()}`]);
    const [, key = ''] = /reservation-[0-9a-f]{8}=([\w-]{43});.*HttpOnly/i.exec(led.cookie) ?? [];
    expect((await lookAs(key, one.guest.id())).status).toBe(200);
    await one.guest.upToConfirmed(offer);
    await one.guest.payBy('approve');
    await door.pool.query('truncate email_log');
    const order = (await one.guest.look()).data.attributes.order_number;
    expect((await send('/reserve/resume-link', { order, email: one.guest.email })).to).toBe('/reserve/resume?sent=yes');
    const booked = await send('/reserve/resume', { token: tokenIn((await mailsOf())[0]?.path ?? '') });
    expect(booked.to).toBe(`/booking/${one.guest.id()}`);
    expect((await send('/reserve/resume', { token: 'none' })).to).toBe('/reserve/resume?error=link');
    expect((await send('/reserve/resume-link', { order: '', email: 'none' })).to).toBe('/reserve/resume?error=fields');
    for (const said of ['error=link', 'error=fields', 'sent=yes', 'error=__proto__']) {
      expect((await app.request(`http://localhost/reserve/resume?${said}`)).status).toBe(200);
    }
  });

  describe('at the page of the booking', () => {
    const solved = async () => {
      const challenge = await botCheck.challenge({ ...site.ctx, clock: () => new Date() });
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    };
    const confirm = async (booking: string, form: Record<string, string>) =>
      (await send('/reserve/resume-link', { booking, ...form })).to;
    const pageOf = async (path: string) => {
      const answer = await app.request(`http://localhost${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    const bare = (text: string, id: string) =>
      text.replaceAll(id, 'id').replace(/nonce="[^"]*"|[0-9a-f]{32}|request-id[^>]*/g, '');

    it('confirms the address and gets a link; nobody learns whether it is that one, nor whether there is a booking', async () => {
      const { guest } = await begun();
      const [id, absent] = [guest.id(), newId()];
      const asked = await pageOf(`/booking/${id}`);
      expect(asked.status).toBe(200);
      expect(asked.text).toContain('For security purposes, please confirm your email');
      expect(asked.text).toContain('Please, use the same email address you added on purchase');
      expect(bare((await pageOf(`/booking/${absent}`)).text, absent)).toBe(bare(asked.text, id));
      const outcomes = [
        await confirm(id, { email: guest.email.toUpperCase(), solved: await solved() }),
        await confirm(id, { email: 'mallory@example.com', solved: await solved() }),
        await confirm(absent, { email: guest.email, solved: await solved() }),
      ];
      expect(outcomes).toEqual([id, id, absent].map((of) => `/booking/${of}?sent=yes`));
      expect((await pageOf(`/booking/${id}?sent=yes`)).text).toContain('Check your inbox');
      const mails = await mailsOf();
      expect(mails).toEqual([{ to: guest.email, path: expect.stringMatching(LINK), isMembers: false }]);
      expect((await open(tokenIn(mails[0]?.path ?? ''))).data.id).toBe(id);
    });

    it('shows the work of a browser, each for one link; without scripts the number of the order', async () => {
      const { guest, order } = await begun();
      const [id, email] = [guest.id(), guest.email];
      const once = await solved();
      const faults: Record<string, string>[] = [{}, { solved: '' }, { solved: 'none' }];
      for (const fault of faults) {
        expect(await confirm(id, { email, ...fault })).toBe(`/booking/${id}?error=bot_check_failed`);
      }
      expect(await mailsOf()).toEqual([]);
      // A mistake leaves the work good.
      expect(await confirm(id, { email: 'none', solved: once })).toBe(`/booking/${id}?error=email`);
      expect(await confirm(id, { email, solved: once })).toBe(`/booking/${id}?sent=yes`);
      expect(await confirm(id, { email, solved: once })).toBe(`/booking/${id}?error=bot_check_failed`);
      expect(await mailsOf()).toHaveLength(1);
      await door.pool.query('truncate email_log');
      expect((await pageOf(`/booking/${id}`)).text).toMatch(/<noscript>.*name="order"/s);
      expect(await confirm(id, { email, order: 'SJ00000000000' })).toBe(`/booking/${id}?sent=yes`);
      expect(await mailsOf()).toEqual([]);
      expect(await confirm(id, { email, order })).toBe(`/booking/${id}?sent=yes`);
      expect(await mailsOf()).toHaveLength(1);
    });

    it('gets three links in a quarter of an hour, as with the number; and says every refusal', async () => {
      const { guest } = await begun();
      isStrict = true;
      for (const [of, said] of Object.entries({
        1: 'sent=yes',
        2: 'sent=yes',
        3: 'sent=yes',
        4: 'error=rate_limited',
      })) {
        const outcome = await confirm(guest.id(), { email: guest.email, solved: await solved() });
        expect([of, outcome]).toEqual([of, `/booking/${guest.id()}?${said}`]);
      }
      isStrict = false;
      for (const error of ['email', 'bot_check_failed', 'rate_limited', '__proto__', 'constructor']) {
        const { status, text } = await pageOf(`/booking/${guest.id()}?error=${error}`);
        expect([error, status, text.includes('role="alert"')]).toEqual([error, 200, true]);
      }
      // What can’t name a booking is no page, and no address to be led to.
      expect((await pageOf('/booking/__proto__')).status).toBe(404);
      expect(await confirm('//elsewhere.example', { email: guest.email })).toBe('/reserve/resume?error=fields');
    });

    it('is asked so at a receipt and on the way back from PayPal, and not as a member, whose bookings it isn’t', async () => {
      const { guest } = await begun();
      for (const path of [
        `/booking/${guest.id()}/receipts/${newId()}`,
        `/reserve/paypal-return?reservation=${guest.id()}`,
      ]) {
        expect((await pageOf(path)).text).toContain('please confirm your email');
      }
      const browser = member.browser();
      await member.signIn(browser, 'not-mine@example.com');
      expect((await browser.ask(`/booking/${guest.id()}`)).status).toBe(404);
    });
  });

  it('is a member’s by signing in alone: their link holds nothing', async () => {
    const browser = member.browser();
    await member.signIn(browser, 'comes-back@example.com');
    const person = {
      email: 'comes-back@example.com',
      first_name: 'Ada',
      last_name: 'Lovelace',
      number_of_travelers: 1,
    };
    const { body } = await browser.ask(`/v1/trips/${offer.trip}/reserve`, { body: person });
    await askFor(body.data.attributes.order_number, person.email);
    expect(await mailsOf()).toEqual([
      { to: person.email, path: `/reserve?reservation=${body.data.id}`, isMembers: true },
    ]);
  });

  it('finds such a link in the reminder, once', async () => {
    const { guest } = await begun();
    const later = { ...site.ctx, clock: () => new Date(Date.now() + 2 * HOUR_MS) };
    await remindOfReservations(later, door, silentLog);
    await remindOfReservations(later, door, silentLog);
    const mine = (await mailsOf('reservation_reminder')).filter(({ to }) => to === guest.email);
    expect(mine).toEqual([{ to: guest.email, path: expect.stringMatching(LINK), isMembers: false }]);
    expect((await open(tokenIn(mine[0]?.path ?? ''))).data.id).toBe(guest.id());
  });

  it('finds such a link in the mail about a date that moved', async () => {
    const guest = traveler();
    await guest.begin(offer, { departure_id: offer.departureId });
    await door.pool.query(
      `with later as (
         update departures set start_date = start_date + 7, end_date = end_date + 7 where id = $1 returning id)
       select publish_events('departure.changed', array(select id from later))`,
      [offer.departureId],
    );
    await followDepartures(site.ctx, door, silentLog);
    const mine = (await mailsOf('reservation_changed')).filter(({ to }) => to === guest.email);
    expect(mine).toEqual([{ to: guest.email, path: expect.stringMatching(LINK), isMembers: false }]);
    expect((await open(tokenIn(mine[0]?.path ?? ''))).data.id).toBe(guest.id());
  });
});
