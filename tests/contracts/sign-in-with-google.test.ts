import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccounts } from '#accounts';
import { silentLog } from '#kernel';
import { type Account, CLIENT, type Issuer, startIssuer } from '../simulators/openid-issuer.ts';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const CALLBACK = '/next-api/auth/callback/google';
const ADA: Account = {
  sub: 'google-1',
  email: 'ada@example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
  picture: 'https://elsewhere.example/ada.png',
};

describe('signing in with Google', () => {
  const site = seededSite();
  const { pool, addresses, mail } = site.door;
  let issuer: Issuer;
  let signing: ReturnType<typeof signingIn>;

  beforeAll(async () => {
    issuer = await startIssuer(`http://localhost${CALLBACK}`);
    const { clock, db } = site.ctx;
    const accounts = createAccounts({
      ctx: { ...site.ctx, db, clock },
      baseUrl: 'http://localhost',
      secret: 'a secret of thirty-two characters and more',
      google: { ...CLIENT, issuer: issuer.url },
      log: silentLog,
      addresses,
      mail,
      allMemberData: [],
    });
    signing = signingIn(site, { accounts });
  });
  afterAll(() => issuer.stop());
  beforeEach(() => pool.query('truncate users, verifications, email_log cascade'));

  /** Asks for the way there, and follows it to where Google sends the browser back to. */
  async function backFrom(browser: Browser, refUrl?: string): Promise<string> {
    const { status, body } = await browser.ask('/next-api/auth/sign-in/social', {
      body: { provider: 'google', ref_url: refUrl },
    });
    expect(status).toBe(200);
    const at = await issuer.follow(body.url);
    expect(new URL(at).pathname).toBe(CALLBACK);
    return at.replace('http://localhost', '');
  }
  const actorIn = async (browser: Browser) => signing.whoIs(browser);

  it('makes an account of what Google says, leads on, and keeps nothing else of it', async () => {
    issuer.as(ADA);
    const browser = signing.browser();
    const { status, location } = await browser.ask(await backFrom(browser, '/trips/a?tier=2&travelers=3'));
    expect([status, location]).toEqual([303, '/trips/a?tier=2&travelers=3']);
    const { body } = await browser.ask('/next-api/auth/get-session');
    expect(body.user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', email: ADA.email, image: null });
    const { rows } = await pool.query('select * from identities');
    expect(rows).toMatchObject([{ provider_id: 'google', account_id: 'google-1', access_token: null, id_token: null }]);
    expect((await pool.query('select opened_by from sessions')).rows).toEqual([{ opened_by: 'google' }]);
    // Again it is the same account.
    const other = signing.browser();
    await other.ask(await backFrom(other));
    expect((await pool.query('select count(*)::int as n from users')).rows[0].n).toBe(1);
  });

  it('is joined to the account of somebody who had confirmed the address', async () => {
    issuer.as(ADA);
    await signing.signIn(signing.browser(), ADA.email);
    const browser = signing.browser();
    await browser.ask(await backFrom(browser));
    expect(await actorIn(browser)).toBe(ADA.email);
    expect((await pool.query('select count(*)::int as n from users')).rows[0].n).toBe(1);
  });

  it('takes an account that somebody else had begun with the address: their password goes', async () => {
    issuer.as(ADA);
    const thief = signing.browser();
    await thief.ask('/users', {
      body: { user: { email: ADA.email, password: PASSWORD, first_name: 'Not', last_name: 'Ada' } },
    });
    const browser = signing.browser();
    await browser.ask(await backFrom(browser));
    expect(await actorIn(browser)).toBe(ADA.email);
    const { user } = (await browser.ask('/next-api/auth/get-session')).body;
    expect([user.firstName, user.lastName]).toEqual(['Ada', 'Lovelace']);
    const { rows } = await pool.query('select provider_id from identities');
    expect(rows).toEqual([{ provider_id: 'google' }]);
    expect(
      await thief.ask('/next-api/auth/sign-in/email', { body: { email: ADA.email, password: PASSWORD } }),
    ).toMatchObject({ status: 401 });
  });

  it('lets nobody in whose address Google hasn’t confirmed, or who refuses', async () => {
    for (const account of [{ ...ADA, email_verified: false }, null]) {
      issuer.as(account);
      const browser = signing.browser();
      const { location } = await browser.ask(await backFrom(browser));
      expect(location).toBe('/sign-in-mm?error=google');
      expect(await actorIn(browser)).toBeNull();
    }
    expect((await pool.query('select count(*)::int as n from users')).rows[0].n).toBe(0);
  });

  it('lets nobody in with an answer that was another browser’s, was used, or is made up', async () => {
    issuer.as(ADA);
    const [ada, thief] = [signing.browser(), signing.browser()];
    const back = await backFrom(ada);
    expect((await thief.ask(back)).location).toBe('/sign-in-mm?error=google');
    expect(await actorIn(thief)).toBeNull();
    expect((await ada.ask(`${back}x`)).location).toBe('/sign-in-mm?error=google');
    for (const query of ['', '?state=made-up&code=x', '?code=x', '?error=access_denied&state=x']) {
      expect((await signing.browser().ask(CALLBACK + query)).location).toBe('/sign-in-mm?error=google');
    }
    const fresh = await backFrom(ada);
    expect((await ada.ask(fresh)).location).toBe('/tellus-about-yourself');
    expect((await ada.ask(fresh)).location).toBe('/sign-in-mm?error=google');
  });

  it('takes no state of it for the token of a link', async () => {
    issuer.as(ADA);
    const browser = signing.browser();
    const back = new URL(await backFrom(browser), 'http://localhost');
    const { rows } = await pool.query('select identifier from verifications');
    for (const token of [back.searchParams.get('state') ?? '', ...rows.map(({ identifier }) => identifier)]) {
      const verified = await browser.ask('/next-api/auth/magic-link/verify', { body: { token } });
      expect([token, [401, 422].includes(verified.status)]).toEqual([token, true]);
    }
    expect((await pool.query('select count(*)::int as n from users')).rows[0].n).toBe(0);
  });

  it('isn’t held up for others while Google can’t be reached, and says so', async () => {
    const accounts = createAccounts({
      ctx: site.ctx,
      baseUrl: 'http://localhost',
      secret: 'a secret of thirty-two characters and more',
      google: { ...CLIENT, issuer: 'http://127.0.0.1:1' },
      log: silentLog,
      addresses,
      mail,
      allMemberData: [],
    });
    const away = signingIn(site, { accounts });
    const asked = await away.browser().ask('/next-api/auth/sign-in/social', { body: { provider: 'google' } });
    expect(asked.status).toBe(503);
    expect(asked.headers.get('Retry-After')).toBeTruthy();
    const browser = away.browser();
    await away.signIn(browser, ADA.email);
    expect(await away.whoIs(browser)).toBe(ADA.email);
  });
});
