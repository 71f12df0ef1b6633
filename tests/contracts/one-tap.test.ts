import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccounts } from '#accounts';
import { silentLog } from '#kernel';
import { CLIENT } from '../simulators/openid-issuer.ts';
import { type Signer, type SigningIssuer, startSigningIssuer } from '../simulators/signing-issuer.ts';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const BEGIN = '/next-api/auth/one-tap/begin';
const CALLBACK = '/next-api/auth/one-tap/callback';
const ADA = 'ada@example.com';

describe('signing in by the browser’s own dialog', () => {
  const site = seededSite();
  const { pool, addresses, mail } = site.door;
  let issuer: SigningIssuer;
  let signing: ReturnType<typeof signingIn>;

  beforeAll(async () => {
    issuer = await startSigningIssuer();
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
    signing = signingIn(site, { accounts });
  });
  afterAll(() => issuer.stop());
  beforeEach(() => pool.query('truncate users, verifications, sign_in_steps, rate_limits, email_log cascade'));

  const begin = async (browser: Browser): Promise<string> => {
    const { status, body } = await browser.ask(BEGIN, { body: {} });
    expect([status, body]).toEqual([
      200,
      { config_url: `${issuer.url}/gsi/fedcm.json`, client_id: CLIENT.clientId, nonce: expect.any(String) },
    ]);
    return body.nonce;
  };
  const seconds = () => Math.floor(Date.now() / 1000);
  const claims = (nonce: string, change: object = {}) => ({
    iss: issuer.url,
    aud: CLIENT.clientId,
    sub: 'google-1',
    email: ADA,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
    picture: 'https://elsewhere.example/ada.png',
    nonce,
    iat: seconds(),
    exp: seconds() + 300,
    ...change,
  });
  const send = (browser: Browser, credential: unknown) => browser.ask(CALLBACK, { body: { credential } });
  const people = async () => (await pool.query('select count(*)::int as n from users')).rows[0].n;
  const refusal = {
    status: 401,
    body: { code: 'unauthenticated', message: 'Google didn’t sign you in. Try again, or use a link by email.' },
  };

  it('opens a session with a credential that Google signed for this browser, and keeps nothing else of it', async () => {
    const browser = signing.browser();
    const nonce = await begin(browser);
    const answer = await send(browser, issuer.token(claims(nonce)));
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect(JSON.stringify(answer.body)).not.toContain('token');
    const { body } = await browser.ask('/next-api/auth/get-session');
    expect(body.user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', email: ADA, image: null });
    const { rows } = await pool.query('select * from identities');
    expect(rows).toMatchObject([{ provider_id: 'google', account_id: 'google-1', access_token: null, id_token: null }]);
    expect((await pool.query('select opened_by from sessions')).rows).toEqual([{ opened_by: 'google' }]);
    expect(browser.cookies.has('one_tap')).toBe(false);
    // By whichever way it is the same account.
    const again = signing.browser();
    await send(again, issuer.token(claims(await begin(again))));
    expect([await signing.whoIs(again), await people()]).toEqual([ADA, 1]);
  });

  it('is joining by an invitation for who came by one', async () => {
    const browser = signing.browser();
    const ref_url = await signing.invited(ADA);
    const credential = issuer.token(claims(await begin(browser)));
    expect((await browser.ask(CALLBACK, { body: { credential, ref_url } })).status).toBe(200);
    const { rows } = await pool.query('select email, joined_at from invitations');
    expect(rows).toEqual([{ email: ADA, joined_at: expect.any(Date) }]);
  });

  it('takes an account that somebody else had begun with the address: their password goes', async () => {
    const thief = signing.browser();
    await thief.ask('/users', {
      body: { user: { email: ADA, password: PASSWORD, first_name: 'No', last_name: 'Ada' } },
    });
    const browser = signing.browser();
    await send(browser, issuer.token(claims(await begin(browser))));
    expect(await signing.whoIs(browser)).toBe(ADA);
    expect((await pool.query('select provider_id from identities')).rows).toEqual([{ provider_id: 'google' }]);
  });

  const later = (by: number) => () => ({ iat: seconds() + by, exp: seconds() + by + 300 });
  it.each<[string, () => object, 'own' | 'stranger' | 'none' | 'confused']>([
    ['signed with another key', () => ({}), 'stranger'],
    ['without a signature', () => ({}), 'none'],
    ['signed with the public key as a secret', () => ({}), 'confused'],
    ['for another site', () => ({ aud: 'somebody-else' }), 'own'],
    ['of another issuer', () => ({ iss: 'https://accounts.elsewhere.example' }), 'own'],
    ['that has expired', later(-3600), 'own'],
    ['that holds for ever', () => ({ exp: undefined }), 'own'],
    ['that nobody knows the age of', () => ({ iat: undefined }), 'own'],
    ['that doesn’t hold yet', () => ({ nbf: seconds() + 3600 }), 'own'],
    ['without a number', () => ({ nonce: undefined }), 'own'],
    ['with a number of its own', () => ({ nonce: 'made up' }), 'own'],
    ['of nobody', () => ({ sub: undefined }), 'own'],
    ['without an address', () => ({ email: undefined }), 'own'],
    ['with an address that Google hasn’t confirmed', () => ({ email_verified: false }), 'own'],
  ])('takes no credential %s', async (_what, change, signer) => {
    const browser = signing.browser();
    const nonce = await begin(browser);
    const by: Signer = issuer[signer];
    expect(await send(browser, issuer.token(claims(nonce, change()), by))).toMatchObject(refusal);
    expect([await signing.whoIs(browser), await people()]).toEqual([null, 0]);
    // A number that was tried has served.
    expect(await send(browser, issuer.token(claims(nonce)))).toMatchObject(refusal);
  });

  it.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d.e', '..', 'null'])('takes no credential such as “%s”', async (text) => {
    const browser = signing.browser();
    await begin(browser);
    expect([401, 422]).toContain((await send(browser, text)).status);
    expect(await people()).toBe(0);
  });

  it('takes a changed credential for none', async () => {
    const browser = signing.browser();
    const [head, , signature] = issuer.token(claims(await begin(browser))).split('.');
    const other = Buffer.from(JSON.stringify(claims('x', { email: 'emmy@example.com' }))).toString('base64url');
    expect(await send(browser, `${head}.${other}.${signature}`)).toMatchObject(refusal);
  });

  it('takes each once, from the browser that it was meant for, soon, and at the host where it was begun', async () => {
    const [ada, thief] = [signing.browser(), signing.browser()];
    const nonce = await begin(ada);
    const credential = issuer.token(claims(nonce));
    expect(await send(thief, credential)).toMatchObject(refusal);
    await begin(thief);
    expect(await send(thief, credential)).toMatchObject(refusal);
    thief.cookies.set('one_tap', 'made up');
    expect(await send(thief, credential)).toMatchObject(refusal);
    expect(await send(ada, credential)).toMatchObject({ status: 200 });
    ada.cookies.set('one_tap', nonce);
    expect(await send(ada, credential)).toMatchObject(refusal);

    const late = await begin(ada);
    await pool.query("update sign_in_steps set expires_at = '2020-01-01'");
    expect(await send(ada, issuer.token(claims(late)))).toMatchObject(refusal);
    const elsewhere = await begin(ada);
    await pool.query("update sign_in_steps set host = 'partner.example'");
    expect(await send(ada, issuer.token(claims(elsewhere)))).toMatchObject(refusal);
  });

  it('opens one session for many that come at the same time', async () => {
    const browser = signing.browser();
    const credential = issuer.token(claims(await begin(browser)));
    const copies = Array.from({ length: 20 }, () => {
      const copy = signing.browser();
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      return copy;
    });
    const answers = await Promise.all(copies.map((copy) => send(copy, credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await pool.query('select count(*)::int as n from sessions')).rows[0].n).toBe(1);
  });

  it('keeps the number by its hash, and takes no page of another site for one of ours', async () => {
    const browser = signing.browser();
    const nonce = await begin(browser);
    expect(JSON.stringify((await pool.query('select * from sign_in_steps')).rows)).not.toContain(nonce);
    const body = { credential: issuer.token(claims(nonce)) };
    expect((await browser.ask(CALLBACK, { body, origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await browser.ask(BEGIN, { body: {}, origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it('isn’t there where Google isn’t set up', async () => {
    const without = signingIn(site).browser();
    expect((await without.ask(BEGIN, { body: {} })).status).toBe(404);
    expect((await without.ask(CALLBACK, { body: { credential: 'a.b.c' } })).status).toBe(404);
  });
});
