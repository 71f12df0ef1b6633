import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccounts } from '#accounts';
import { newId, readConfig, silentLog } from '#kernel';
import { type Account, CLIENT, type Issuer, startIssuer } from '../simulators/openid-issuer.ts';
import { type Browser, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const CALLBACK = '/next-api/auth/callback/google';
const OVER = '/next-api/auth/hand-over';
const BACK = '/next-api/auth/hand-back';
const REFUSED = '/sign-in-mm?error=google';
const PARTNER = 'visit.example';
const OTHER = 'other.example';
const ADA: Account = { sub: 'google-1', email: 'ada@example.com', email_verified: true, given_name: 'Ada' };

/** One browser: it keeps what each host sets apart. */
type Person = { at: (host: string) => Browser };

describe('signing in with Google at the host of a partner', () => {
  const site = seededSite();
  const { pool, addresses, mail } = site.door;
  const partnerAt = (host: string) => ({ id: newId(), slug: host.replace('.', '-'), origin: `http://${host}` });
  const partners = new Map([PARTNER, OTHER].map((host) => [host, partnerAt(host)]));
  let issuer: Issuer;
  let signing: ReturnType<typeof signingIn>;

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
      allMemberData: [],
    });
    const config = readConfig({ SOJOURN_ENV: 'demo', BASE_URL: 'http://localhost' });
    signing = signingIn(site, { accounts, config, hosts: partners });
  });
  afterAll(() => issuer.stop());
  beforeEach(() => {
    issuer.as(ADA);
    partners.set(PARTNER, partnerAt(PARTNER)).set(OTHER, partnerAt(OTHER));
    return pool.query('truncate users, verifications, sign_in_steps, rate_limits, email_log cascade');
  });

  const somebody = (): Person => {
    const browsers = new Map<string, Browser>();
    return {
      at(host) {
        const browser = browsers.get(host) ?? signing.browser(host);
        browsers.set(host, browser);
        return browser;
      },
    };
  };
  const pathOf = (url: string | null) => {
    const { host, pathname, search } = new URL(url ?? '', 'http://localhost');
    return { host, path: pathname + search };
  };
  const begin = async ({ at }: Person, host = PARTNER, refUrl?: string) => {
    const { status, body } = await at(host).ask('/next-api/auth/sign-in/social', {
      body: { provider: 'google', ref_url: refUrl },
    });
    expect(status).toBe(200);
    return pathOf(body.url);
  };
  /** To Google and back to the site's own host, up to where that leads. */
  const throughGoogle = async ({ at }: Person, over: string) => {
    const { location } = await at('localhost').ask(over);
    const back = await issuer.follow(location ?? '');
    expect(new URL(back).pathname).toBe(CALLBACK);
    return pathOf((await at('localhost').ask(pathOf(back).path)).location);
  };
  const sessions = async () => (await pool.query('select opened_by from sessions')).rows;

  it('opens a session there alone, on the page where it was begun, though Google answers at the site’s own host', async () => {
    const ada = somebody();
    const over = await begin(ada, PARTNER, '/trips/a?tier=2');
    expect([over.host, over.path.split('=')[0]]).toEqual(['localhost', `${OVER}?state`]);
    const back = await throughGoogle(ada, over.path);
    expect([back.host, back.path.split('=')[0]]).toEqual([PARTNER, `${BACK}?token`]);
    expect((await ada.at(PARTNER).ask(back.path)).location).toBe('/trips/a?tier=2');
    expect(await signing.whoIs(ada.at(PARTNER))).toBe(ADA.email);
    expect(await signing.whoIs(ada.at('localhost'))).toBeNull();
    expect([...ada.at('localhost').cookies.keys()]).toEqual([]);
    expect([...ada.at(PARTNER).cookies.keys()].sort()).toEqual(['session', 'signed_in']);
    expect(await sessions()).toEqual([{ opened_by: 'google' }]);
    expect((await pool.query('select count(*)::int as n from sign_in_steps')).rows[0].n).toBe(0);
    // Who is signed in at the site's own host stays so, and the session of before ends where a new one begins.
    await signing.signIn(ada.at('localhost'), 'emmy@example.com');
    await ada.at(PARTNER).ask((await throughGoogle(ada, (await begin(ada)).path)).path);
    expect(await signing.whoIs(ada.at('localhost'))).toBe('emmy@example.com');
    expect(await sessions()).toHaveLength(2);
  });

  it('is joining by an invitation for who came by one there', async () => {
    const ada = somebody();
    const refUrl = await signing.invited(ADA.email);
    const back = await throughGoogle(ada, (await begin(ada, PARTNER, refUrl)).path);
    expect((await ada.at(PARTNER).ask(back.path)).location).toBe(refUrl);
    const { rows } = await pool.query('select email, joined_at from invitations');
    expect(rows).toEqual([{ email: ADA.email, joined_at: expect.any(Date) }]);
  });

  it('leads back there when somebody says no, or isn’t let in', async () => {
    for (const who of [null, { ...ADA, email_verified: false }]) {
      issuer.as(who);
      const ada = somebody();
      expect(await throughGoogle(ada, (await begin(ada)).path)).toEqual({ host: PARTNER, path: REFUSED });
      expect(await signing.whoIs(ada.at(PARTNER))).toBeNull();
    }
    expect(await sessions()).toEqual([]);
  });

  it('takes each way once, on the way there and on the way back, however many come at the same time', async () => {
    const ada = somebody();
    const { path } = await begin(ada);
    const back = await throughGoogle(ada, path);
    // The way there has served.
    expect((await ada.at('localhost').ask(path)).location).toBe(REFUSED);
    const copies = Array.from({ length: 20 }, () => {
      const copy = signing.browser(PARTNER);
      for (const [name, value] of ada.at(PARTNER).cookies) copy.cookies.set(name, value);
      return copy;
    });
    const answers = await Promise.all(copies.map((copy) => copy.ask(back.path)));
    expect(answers.map(({ location }) => location).sort()).toEqual(['/', ...Array(19).fill(REFUSED)]);
    expect(await sessions()).toHaveLength(1);
  });

  it('takes no way back that is made up, too old, of another browser, or of another host', async () => {
    const ada = somebody();
    const refused = async (browser: Browser, path: string) => {
      expect((await browser.ask(path)).location).toBe(REFUSED);
      expect(await signing.whoIs(browser)).toBeNull();
    };
    for (const token of ['', '?token=', '?token=made-up', `?token=${'x'.repeat(43)}`, '?state=made-up']) {
      await refused(ada.at(PARTNER), BACK + token);
    }
    const { path } = await throughGoogle(ada, (await begin(ada)).path);
    await refused(ada.at(PARTNER), `${path}x`);
    await refused(signing.browser(PARTNER), path);
    // Somebody else who has begun there, too.
    const thief = somebody();
    const theirs = await begin(thief);
    await refused(thief.at(PARTNER), path);
    // The token of the way there opens nothing on the way back.
    await refused(thief.at(PARTNER), `${BACK}?token=${theirs.path.split('=')[1]}`);
    // At another host, also with what the browser holds there.
    const elsewhere = signing.browser(OTHER);
    for (const [name, value] of ada.at(PARTNER).cookies) elsewhere.cookies.set(name, value);
    await refused(elsewhere, path);
    const here = signing.browser();
    for (const [name, value] of ada.at(PARTNER).cookies) here.cookies.set(name, value);
    await refused(here, path);
    // What was refused has used nothing up; a minute later it is too late.
    await pool.query("update sign_in_steps set expires_at = '2020-01-01' where kind = 'hand_back'");
    await refused(ada.at(PARTNER), path);
    expect(await sessions()).toEqual([]);
  });

  it('takes no way there that is made up, too old, or of a host that is no partner’s any more', async () => {
    const ada = somebody();
    for (const state of ['', '?state=', '?state=made-up']) {
      expect((await ada.at('localhost').ask(OVER + state)).location).toBe(REFUSED);
    }
    expect((await ada.at(PARTNER).ask(`${OVER}?state=made-up`)).status).toBe(404);
    const old = await begin(ada);
    await pool.query("update sign_in_steps set expires_at = '2020-01-01'");
    expect((await ada.at('localhost').ask(old.path)).location).toBe(REFUSED);

    // While somebody is at Google.
    for (const ends of [
      async () => void partners.delete(PARTNER),
      () => pool.query("update sign_in_steps set expires_at = '2020-01-01'"),
    ]) {
      const { path } = await begin(ada);
      const { location } = await ada.at('localhost').ask(path);
      const back = await issuer.follow(location ?? '');
      await ends();
      expect((await ada.at('localhost').ask(pathOf(back).path)).location).toBe(REFUSED);
      partners.set(PARTNER, partnerAt(PARTNER));
    }
    expect(await sessions()).toEqual([]);
  });

  it('is no way out of the site: neither by where to go on, nor for who was sent a link', async () => {
    const ada = somebody();
    const over = await begin(ada, PARTNER, 'https://elsewhere.example/');
    expect((await ada.at(PARTNER).ask((await throughGoogle(ada, over.path)).path)).location).toBe('/');
    // A thief begins, and has somebody else follow their way: it opens nothing for either.
    const thief = somebody();
    const theirs = await begin(thief);
    const victim = somebody();
    const led = await throughGoogle(victim, theirs.path);
    expect((await victim.at(PARTNER).ask(led.path)).location).toBe(REFUSED);
    const named = await begin(thief);
    const state = named.path.split('=')[1];
    const normal = await victim.at('localhost').ask('/next-api/auth/sign-in/social', {
      body: { provider: 'google', ref_url: `${BACK}?state=${state}` },
    });
    const back = await issuer.follow(normal.body.url);
    expect((await victim.at('localhost').ask(pathOf(back).path)).location).toBe('/');
    expect(await signing.whoIs(victim.at('localhost'))).toBe(ADA.email);
  });

  it('keeps tokens by their hashes, and what a member has begun goes with the account', async () => {
    const ada = somebody();
    const { path } = await begin(ada);
    const state = path.split('=')[1] ?? '';
    const cookie = ada.at(PARTNER).cookies.get('hand_back') ?? '';
    const rows = async () => JSON.stringify((await pool.query('select * from sign_in_steps')).rows);
    expect([state.length, cookie.length]).toEqual([43, 43]);
    for (const secret of [state, cookie]) expect(await rows()).not.toContain(secret);
    await throughGoogle(ada, path);
    await pool.query('delete from users');
    expect(await rows()).toBe('[]');
  });
});
