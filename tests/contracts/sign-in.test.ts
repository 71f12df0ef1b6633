import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const ADA = 'ada.l@example.com';
const PERSON = { email: ADA, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };

/** Tells a session's cookies from what a form keeps that it refused. */
const isOfSession = (cookie: string) => /^(session|signed_in)\b/.test(cookie);

describe('signing in', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { app, program, browser, mailTo, lettersTo, tokenTo, signIn, whoIs } = signingIn(site);
  const count = async (table: string) => (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

  beforeEach(() => pool.query('truncate users, verifications, email_log, idempotency_keys cascade'));

  describe('with a link', () => {
    const ask = (email = ADA, refUrl?: string) =>
      browser().ask('/next-api/auth/sign-in/magic-link', { body: { email, ref_url: refUrl } });
    const verify = (token: string, inBrowser = browser()) =>
      inBrowser.ask('/next-api/auth/magic-link/verify', { body: { token } });

    it('makes an account, a member and a session, once', async () => {
      const ada = browser();
      expect(await ask()).toMatchObject({ status: 200, body: { status: true } });
      expect(await mailTo(ADA)).toMatchObject([{ name: 'magic_link' }]);
      const token = await tokenTo(ADA);
      expect(await verify(token, ada)).toMatchObject({ status: 200, body: { status: true } });
      expect((await ada.ask('/next-api/auth/get-session')).body.user).toMatchObject({
        email: ADA,
        membershipLevel: 'general',
        memberStatus: 'active_member',
        birthday: null,
      });
      expect(await verify(token)).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated', message: 'This link has expired or was already used' },
      });
      const { rows } = await pool.query('select opened_by, ip_address, user_agent from sessions');
      expect(rows).toEqual([{ opened_by: 'magic_link', ip_address: '', user_agent: 'A browser' }]);
    });

    it('is mailed for as long as it holds', async () => {
      await ask();
      const [letter] = await lettersTo(ADA);
      const lasts = Date.parse(letter?.goodUntil ?? '') - site.ctx.clock().getTime();
      expect(Math.round(lasts / 60_000)).toBe(letter?.variables.minutes);
    });

    it('keeps the token by its hash alone', async () => {
      await ask();
      const token = await tokenTo(ADA);
      const { rows } = await pool.query('select * from verifications');
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('opens one session for a hundred redemptions at the same time', async () => {
      await ask();
      const token = await tokenTo(ADA);
      // Whoever is told that much is being done tries again, as a browser's reader would.
      const redeem = async (tries: number): ReturnType<typeof verify> => {
        const answer = await verify(token);
        return answer.status === 503 && tries > 1 ? redeem(tries - 1) : answer;
      };
      const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(5)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const others = answers.filter(({ status }) => status !== 200 && status !== 401);
      expect(others.map(({ status, body }) => [status, JSON.stringify(body)])).toEqual([]);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(99);
      expect(await count('sessions')).toBe(1);
    });

    it('is replaced by a newer one, and expires', async () => {
      await ask();
      const first = await tokenTo(ADA);
      await ask();
      const second = await tokenTo(ADA);
      expect(second).not.toBe(first);
      expect(await verify(first)).toMatchObject({ status: 401 });
      await pool.query("update verifications set expires_at = now() - interval '1 second'");
      expect(await verify(second)).toMatchObject({ status: 401 });
      expect(await count('sessions')).toBe(0);
    });

    it.each(['state', 'reset', 'another kind'])('takes no token that was made for something else: %s', async (what) => {
      await ask();
      await pool.query('delete from verifications');
      const value = what === 'state' ? '{"callbackURL":"/","codeVerifier":"x"}' : '"some user"';
      const identifier = what === 'another kind' ? 'magic-link:token' : 'token';
      await pool.query(
        `insert into verifications (identifier, value, expires_at) values ($1, $2, now() + interval '1 hour')`,
        [identifier, value],
      );
      expect(await verify('token')).toMatchObject({ status: 401 });
      expect(await count('users')).toBe(0);
    });

    it('takes what somebody else had put under the address before', async () => {
      const thief = browser();
      await thief.ask('/users', { body: { user: { ...PERSON, birthday: '1985-12-10' } } });
      await pool.query(
        "insert into sessions (user_id, token, expires_at) select id, 'old', now() + '1 day' from users",
      );
      const ada = browser();
      await signIn(ada, ADA);
      expect(await whoIs(ada)).toBe(ADA);
      expect(await count('identities')).toBe(0);
      expect(await count('sessions')).toBe(1);
      const entered = { first_name: null, last_name: null, birthday: null };
      expect((await ada.ask('/v1/me')).body.data.attributes).toMatchObject(entered);
      expect((await pool.query('select name from users')).rows).toEqual([{ name: '' }]);
      expect(
        await thief.ask('/next-api/auth/sign-in/email', { body: { email: ADA, password: PASSWORD } }),
      ).toMatchObject({ status: 401 });
      // Nor does the link of the sign-up open anything for whoever had signed up.
      const confirmation = await tokenTo(ADA, 'confirm_email');
      const confirmed = await thief.ask(`/users/confirmation?confirmation_token=${confirmation}`);
      expect(confirmed.body.data.attributes).toEqual({ email_verified: true, signed_in: false });
      expect(await whoIs(thief)).toBeNull();
    });

    it('leads on within the site alone', async () => {
      await ask(ADA, '/trips/a?tier=2&travelers=3');
      const [{ path = '' } = {}] = await mailTo(ADA);
      expect(new URL(path, 'http://localhost').searchParams.get('ref_url')).toBe('/trips/a?tier=2&travelers=3');
      await ask(ADA, 'https://elsewhere.example/');
      expect((await mailTo(ADA))[0]?.path).not.toContain('ref_url');
    });

    it('gives a new session each time, in place of the one of the same browser', async () => {
      const ada = browser();
      ada.cookies.set('session', 'chosen.by-somebody-else');
      await signIn(ada, ADA);
      const first = ada.cookies.get('session');
      expect(first).not.toBe('chosen.by-somebody-else');
      await signIn(ada, ADA);
      expect(ada.cookies.get('session')).not.toBe(first);
      expect(await count('sessions')).toBe(1);
    });
  });

  describe('with a password', () => {
    const signUp = (person: object = PERSON, inBrowser = browser()) =>
      inBrowser.ask('/users', { body: { user: person } });
    const confirm = (inBrowser: ReturnType<typeof browser>, token: string) =>
      inBrowser.ask(`/v1/users/confirmation?confirmation_token=${token}`);
    const enter = (email: string, password: string, inBrowser = browser()) =>
      inBrowser.ask('/next-api/auth/sign-in/email', { body: { email, password } });

    it('signs in the browser that signed up, once the address is confirmed', async () => {
      const ada = browser();
      expect(await signUp({ ...PERSON, birthday: '1985-12-10' }, ada)).toMatchObject({
        status: 201,
        body: { data: { type: 'registrations', attributes: { email: ADA, status: 'confirmation_sent' } } },
      });
      expect(await enter(ADA, PASSWORD)).toMatchObject({ status: 401 });
      const token = await tokenTo(ADA, 'confirm_email');
      expect((await confirm(ada, token)).body.data.attributes).toEqual({ email_verified: true, signed_in: true });
      expect((await ada.ask('/next-api/auth/get-session')).body.user).toMatchObject({
        firstName: 'Ada',
        lastName: 'Lovelace',
        birthday: '1985-12-10',
      });
      // Again is no mistake.
      expect((await confirm(ada, token)).body.data.attributes).toEqual({ email_verified: true, signed_in: false });
      const elsewhere = browser();
      expect(await enter(ADA, PASSWORD, elsewhere)).toMatchObject({ status: 200 });
      expect(await whoIs(elsewhere)).toBe(ADA);
      const { rows } = await pool.query('select opened_by from sessions order by created_at');
      expect(rows).toEqual([{ opened_by: 'confirmation' }, { opened_by: 'password' }]);
      expect((await pool.query('select birthday from users')).rows[0].birthday.toString()).not.toContain('1985');
    });

    it('drops the password when the link is opened elsewhere', async () => {
      await signUp();
      const elsewhere = browser();
      const token = await tokenTo(ADA, 'confirm_email');
      expect((await confirm(elsewhere, token)).body.data.attributes).toEqual({
        email_verified: true,
        signed_in: false,
      });
      expect(await whoIs(elsewhere)).toBeNull();
      expect(await enter(ADA, PASSWORD)).toMatchObject({ status: 401 });
      // Nor are they called as whoever signed up.
      await signIn(elsewhere, ADA);
      expect((await elsewhere.ask('/v1/me')).body.data.attributes.first_name).toBeNull();
    });

    it('answers alike whether the address has an account, and tells its owner', async () => {
      await signIn(browser(), ADA);
      const taken = await signUp();
      const free = await signUp({ ...PERSON, email: 'free@example.com' });
      expect([taken.status, JSON.stringify(taken.body).replace(ADA, '')]).toEqual([
        free.status,
        JSON.stringify(free.body).replace('free@example.com', ''),
      ]);
      expect((await mailTo(ADA))[0]).toMatchObject({ name: 'already_registered' });
      expect(await enter(ADA, PASSWORD)).toMatchObject({ status: 401 });
      for (const email of [ADA, 'free@example.com', 'nobody@example.com']) {
        expect(await enter(email, 'wrong password')).toMatchObject({
          status: 401,
          body: { code: 'unauthenticated', message: 'Invalid email or password' },
        });
        expect(await program('/v1/users/password', { user: { email } })).toMatchObject({ status: 202 });
        expect(await program('/v1/users/confirmation', { user: { email } })).toMatchObject({ status: 202 });
        expect(await program(`/users/check_email?email=${email}`)).toMatchObject({
          status: 200,
          body: { data: { attributes: { status: 'ok' } } },
        });
      }
      expect(await mailTo('nobody@example.com')).toEqual([]);
    });

    it('lets the last who signed up with an address have it, once it is confirmed in their browser', async () => {
      const [thief, ada] = [browser(), browser()];
      await signUp({ ...PERSON, password: 'the thief’s choice' }, thief);
      const first = await tokenTo(ADA, 'confirm_email');
      await signUp(PERSON, ada);
      expect((await confirm(ada, first)).status).toBe(422);
      const second = await tokenTo(ADA, 'confirm_email');
      expect((await confirm(ada, second)).body.data.attributes.signed_in).toBe(true);
      expect(await enter(ADA, 'the thief’s choice')).toMatchObject({ status: 401 });
      expect(await enter(ADA, PASSWORD)).toMatchObject({ status: 200 });
    });

    it('sends the link again for the same browser, in place of the first', async () => {
      const ada = browser();
      await signUp(PERSON, ada);
      const first = await tokenTo(ADA, 'confirm_email');
      await browser().ask('/users/confirmation', { body: { user: { email: ADA } } });
      expect((await confirm(ada, first)).body.errors[0]).toMatchObject({ code: 'token_invalid' });
      expect((await confirm(ada, await tokenTo(ADA, 'confirm_email'))).body.data.attributes.signed_in).toBe(true);
    });

    it('lets ten sign up at once with one address', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => signUp()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect([await count('users'), await count('identities'), await count('account_links')]).toEqual([1, 1, 1]);
    });

    it.each([
      [{ password: 'short' }, 'password_too_short', '/user/password'],
      [{ password: 'Password1' }, 'invalid', '/user/password'],
      [{ password: undefined }, 'required', '/user/password'],
      [{ email: 'nowhere' }, 'invalid_email', '/user/email'],
      [{ first_name: 'A' }, 'invalid', '/user/first_name'],
      [{ birthday: '2999-01-01' }, 'invalid', '/user/birthday'],
    ])('refuses %o', async (change, code, pointer) => {
      const { status, body } = await signUp({ ...PERSON, ...change });
      expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([422, code, pointer]);
      expect(await count('users')).toBe(0);
    });

    it('changes by a link, once, and ends every session', async () => {
      const [ada, elsewhere] = [browser(), browser()];
      await signUp(PERSON, ada);
      await confirm(ada, await tokenTo(ADA, 'confirm_email'));
      await enter(ADA, PASSWORD, elsewhere);
      await program('/users/password', { user: { email: ADA } });
      const token = await tokenTo(ADA, 'password_reset');
      const { rows } = await pool.query('select * from verifications');
      expect(JSON.stringify(rows)).not.toContain(token);
      const set = (change: object = {}) =>
        program(
          '/users/password',
          {
            user: {
              reset_password_token: token,
              password: 'difference engine',
              password_confirmation: 'difference engine',
              ...change,
            },
          },
          undefined,
          'PATCH',
        );
      expect((await set({ password_confirmation: 'other' })).body.errors[0].code).toBe('confirmation_mismatch');
      expect((await set({ reset_password_token: 'another-token' })).body.errors[0].code).toBe('token_invalid');
      expect(await set()).toMatchObject({ status: 200, body: { data: { attributes: { status: 'changed' } } } });
      expect((await set()).body.errors[0].code).toBe('token_invalid');
      expect([await whoIs(ada), await whoIs(elsewhere)]).toEqual([null, null]);
      expect(await enter(ADA, PASSWORD)).toMatchObject({ status: 401 });
      expect(await enter(ADA, 'difference engine')).toMatchObject({ status: 200 });
      expect((await lettersTo(ADA))[0]).toMatchObject({ name: 'password_changed', variables: { by: 'link' } });
    });

    it('belongs to whoever gets the mail: a reset confirms an address that nobody had confirmed', async () => {
      await signUp({ ...PERSON, password: 'the thief’s choice' });
      await program('/users/password', { user: { email: ADA } });
      const token = await tokenTo(ADA, 'password_reset');
      await program(
        '/users/password',
        { user: { reset_password_token: token, password: PASSWORD, password_confirmation: PASSWORD } },
        undefined,
        'PATCH',
      );
      expect(await enter(ADA, 'the thief’s choice')).toMatchObject({ status: 401 });
      const ada = browser();
      expect(await enter(ADA, PASSWORD, ada)).toMatchObject({ status: 200 });
      expect((await ada.ask('/v1/me')).body.data.attributes.first_name).toBeNull();
    });
  });

  describe('with a program', () => {
    it('hands out a token instead of a cookie, which is worth nothing without its signature', async () => {
      await program('/next-api/auth/sign-in/magic-link', { email: ADA });
      const { body, headers } = await program('/next-api/auth/magic-link/verify', { token: await tokenTo(ADA) });
      expect(headers.getSetCookie()).toEqual([]);
      const me = await program('/next-api/auth/get-session', undefined, body.access_token);
      expect(me.body.user.email).toBe(ADA);
      const { rows } = await pool.query('select token from sessions');
      expect((await program('/next-api/auth/get-session', undefined, rows[0].token)).body).toBeNull();
      expect((await program('/next-api/auth/get-session', undefined, `${rows[0].token}.forged`)).body).toBeNull();
      await program('/next-api/auth/sign-out', {}, body.access_token);
      expect((await program('/next-api/auth/get-session', undefined, body.access_token)).body).toBeNull();
    });

    it('tells browsers no token', async () => {
      const ada = browser();
      await ada.ask('/next-api/auth/sign-in/magic-link', { body: { email: ADA } });
      const { body, headers } = await ada.ask('/next-api/auth/magic-link/verify', {
        body: { token: await tokenTo(ADA) },
      });
      expect(body).toEqual({ status: true });
      const [session = '', mark = ''] = headers.getSetCookie();
      expect(session).toMatch(/^session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(mark).toBe('signed_in=1; Max-Age=604800; Path=/; SameSite=Lax');
      expect(headers.get('set-auth-token')).toBeNull();
    });
  });

  it('ends on the server too when somebody signs out', async () => {
    const ada = browser();
    await signIn(ada, ADA);
    const kept = new Map(ada.cookies);
    expect(await ada.ask('/next-api/auth/sign-out', { body: {} })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect([...ada.cookies.keys()]).not.toContain('session');
    for (const [name, value] of kept) ada.cookies.set(name, value);
    expect(await whoIs(ada)).toBeNull();
    expect(await count('sessions')).toBe(0);
  });

  it.each([
    ['a password', '/next-api/auth/sign-in/email', { body: { email: ADA, password: 'none of hers' } }, null],
    ['no address', '/next-api/auth/sign-in/email', { body: { email: 'nowhere', password: PASSWORD } }, null],
    ['a link', '/next-api/auth/magic-link/verify', { body: { token: 'none-of-ours' } }, null],
    ['one tap', '/next-api/auth/one-tap/callback', { body: { credential: 'none' } }, null],
    [
      'the form of a password',
      '/sign-in-mm',
      { form: { email: ADA, password: 'none of hers' } },
      '/sign-in-mm?error=password&with=password',
    ],
    ['the form of a link', '/magic-complete', { form: { token: 'none-of-ours' } }, '/sign-in-mm?error=link'],
  ])('that fails by %s takes a dead session along, and no living one', async (_what, path, init, location) => {
    const [ada, nobody] = [browser(), browser()];
    await signIn(ada, ADA);
    const refused = await nobody.ask(path, init);
    expect([refused.location, refused.headers.getSetCookie().filter(isOfSession)]).toEqual([location, []]);
    // Who is signed in says once more who they are.
    const onceMore = path === '/sign-in-mm' ? `${location}&again=yes` : location;
    const { status, body } = refused;
    expect(await ada.ask(path, init)).toMatchObject({ status, body, location: onceMore });
    expect(await whoIs(ada)).toBe(ADA);
    await pool.query("update sessions set expires_at = now() - interval '1 second'");
    expect(await ada.ask(path, init)).toMatchObject({ status, body, location });
    expect([...ada.cookies.keys()].filter(isOfSession)).toEqual([]);
  });

  it('ends a session that has expired', async () => {
    const ada = browser();
    await signIn(ada, ADA);
    await pool.query("update sessions set expires_at = now() - interval '1 second'");
    expect(await whoIs(ada)).toBeNull();
  });

  it('has no address of the library’s own', async () => {
    for (const path of [
      'ok',
      'error',
      'sign-up/email',
      'update-user',
      'list-sessions',
      'confirmed',
      'reset-password/x',
    ]) {
      const answer = await app.request(`http://localhost/next-api/auth/${path}`, { method: 'POST' });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});
