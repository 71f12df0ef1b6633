import { describe, expect, it } from 'vitest';
import { asShared, createMemoryLimiter, newId } from '#kernel';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const ME = '/v1/me';
const SESSIONS = '/v1/me/sessions';
const FORM = '/account/my-profile';
const ELSEWHERE = 'https://elsewhere.example';

describe('what members tell of themselves', () => {
  const site = seededSite();
  const { pool } = site.door;
  const { browser, program, lettersTo, signIn, tokenTo, whoIs } = signingIn(site);
  let people = 0;

  const someone = async (email = `profile-${++people}@example.com`): Promise<Browser & { email: string }> => {
    const one = browser();
    await signIn(one, email);
    return { ...one, email };
  };
  const change = (one: Browser, user: object) => one.ask(ME, { method: 'PATCH', body: { user } });
  const faultsIn = (said: { status: number; body: { errors?: { code: string; source?: { pointer?: string } }[] } }) => [
    said.status,
    ...(said.body.errors ?? []).map(({ code, source }) => `${code} ${source?.pointer ?? ''}`.trim()),
  ];
  /** Somebody who has signed up with a password and confirmed the address. */
  const withPassword = async () => {
    const email = `profile-${++people}@example.com`;
    const one = browser();
    await one.ask('/users', {
      body: { user: { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' } },
    });
    await one.ask(`/users/confirmation?confirmation_token=${await tokenTo(email, 'confirm_email')}`);
    return { ...one, email };
  };
  const signInBy = (one: Browser, email: string, password: string) =>
    one.ask('/next-api/auth/sign-in/email', { body: { email, password } });

  it('stands there as they told it; what isn’t sent stays, null empties it', async () => {
    const one = await someone();
    const told = {
      first_name: 'Ada',
      last_name: 'Lovelace',
      phone: '+1 555 0100',
      country_code: 'gb',
      birthday: '1984-05-31',
    };
    const { status, body } = await change(one, told);
    expect([status, body.data.attributes]).toEqual([
      200,
      {
        email: one.email,
        ...told,
        country_code: 'GB',
        image: null,
        preferences: { interests: [], places: [], pace: null },
        marketing_consent: false,
        has_password: false,
        joined_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    await change(one, { phone: null });
    expect((await one.ask(ME)).body.data.attributes).toMatchObject({ ...told, country_code: 'GB', phone: null });
    const { rows } = await pool.query('select users::text as row from users where email = $1', [one.email]);
    expect(rows[0].row).not.toContain('1984-05-31');
  });

  it.each([
    ['one letter', { first_name: 'A' }, 'invalid /user/first_name'],
    ['a long name', { last_name: 'a'.repeat(101) }, 'invalid /user/last_name'],
    ['two lines', { first_name: 'Ada\nLovelace' }, 'invalid /user/first_name'],
    ['words for a number', { phone: 'call me' }, 'invalid /user/phone'],
    ['no country', { country_code: 'XX' }, 'invalid /user/country_code'],
    ['the future', { birthday: '2999-01-01' }, 'invalid /user/birthday'],
    ['no day', { birthday: '1984-02-30' }, 'invalid /user/birthday'],
    ['a short password', { password: 'short' }, 'password_too_short /user/password'],
    ['a known password', { password: 'password123' }, 'invalid /user/password'],
  ])('is refused with %s, and nothing of it changes', async (_what, wrong, fault) => {
    const one = await someone();
    expect(faultsIn(await change(one, { first_name: 'Grace', ...wrong }))).toEqual([422, fault]);
    expect((await one.ask(ME)).body.data.attributes.first_name).toBeNull();
  });

  it('is nobody else’s: a visitor is refused, a member sees their own', async () => {
    const [one, other] = [await someone(), await someone()];
    await change(one, { first_name: 'Ada' });
    expect((await other.ask(ME)).body.data.attributes).toMatchObject({ email: other.email, first_name: null });
    for (const [path, method] of [
      [ME, 'GET'],
      [ME, 'PATCH'],
      [SESSIONS, 'GET'],
      [SESSIONS, 'DELETE'],
      [`${SESSIONS}/${newId()}`, 'DELETE'],
    ] as const) {
      expect([
        method,
        path,
        (await program(path, method === 'PATCH' ? {} : undefined, undefined, method)).status,
      ]).toEqual([method, path, 401]);
      if (method === 'GET') continue;
      const foreign = await one.ask(path, { method, ...(method === 'PATCH' && { body: {} }), origin: ELSEWHERE });
      expect([method, path, foreign.status]).toEqual([method, path, 403]);
    }
    expect((await one.ask(FORM, { form: { do: 'others' }, origin: ELSEWHERE })).status).toBe(403);
  });

  describe('a password', () => {
    it('is changed by who knows it; the mail says so and every other session ends', async () => {
      const one = await withPassword();
      const other = browser();
      await signInBy(other, one.email, PASSWORD);
      expect(faultsIn(await change(one, { password: 'difference engine 2', current_password: 'wrong' }))).toEqual([
        422,
        'current_password_invalid /user/current_password',
      ]);
      expect(faultsIn(await change(one, { password: 'difference engine 2' }))[0]).toBe(422);
      expect(await whoIs(other)).toBe(one.email);
      expect((await change(one, { password: 'difference engine 2', current_password: PASSWORD })).status).toBe(200);
      expect([await whoIs(one), await whoIs(other)]).toEqual([one.email, null]);
      expect((await lettersTo(one.email))[0]).toMatchObject({
        name: 'password_changed',
        variables: { by: 'profile' },
      });
      expect((await signInBy(browser(), one.email, PASSWORD)).status).toBe(401);
      expect((await signInBy(browser(), one.email, 'difference engine 2')).status).toBe(200);
    });

    it('that is wrong is named where it stands in what was sent, however that is spelled', async () => {
      const one = await withPassword();
      const wrong = { password: 'difference engine 2', current_password: 'wrong' };
      const said = async (body: object, type = 'application/json') => {
        const headers = { 'Content-Type': type };
        return faultsIn(await one.ask(ME, { method: 'PATCH', body, headers }));
      };
      const fault = (pointer: string) => [422, `current_password_invalid ${pointer}/current_password`];
      expect(await said({ user: wrong })).toEqual(fault('/user'));
      expect(await said(wrong)).toEqual(fault(''));
      const document = { data: { type: 'users', attributes: wrong } };
      expect(await said(document, 'application/vnd.api+json')).toEqual(fault('/data/attributes'));
    });

    it('is guessed ten times in a quarter of an hour, together with signing in', async () => {
      const one = await withPassword();
      const strict = asShared(createMemoryLimiter());
      const { door } = site;
      const hit: typeof door.sharedLimits.hit = (rule, ...given) =>
        (rule.name === 'SIGNIN_EMAIL' ? strict : door.sharedLimits).hit(rule, ...given);
      const counted = signingIn(site, { sharedLimits: { ...door.sharedLimits, hit } }).browser();
      await signInBy(counted, one.email, PASSWORD);
      const tries = [];
      for (let at = 0; at < 10; at++) {
        const said = await change(counted, { password: 'difference engine 2', current_password: `guess ${at}` });
        tries.push(said.status);
      }
      expect(tries).toEqual([...Array(9).fill(422), 429]);
    });

    it('is set by who has none only just after signing in', async () => {
      const one = await someone();
      const longAgo = new Date(site.ctx.clock().getTime() - 16 * 60_000);
      await pool.query('update sessions set created_at = $1 where user_id = (select id from users where email = $2)', [
        longAgo,
        one.email,
      ]);
      expect(faultsIn(await change(one, { password: PASSWORD }))).toEqual([401, 'fresh_sign_in_required']);
      await signIn(one, one.email);
      expect((await change(one, { password: PASSWORD })).body.data.attributes.has_password).toBe(true);
      expect((await signInBy(browser(), one.email, PASSWORD)).status).toBe(200);
    });
  });

  describe('sessions', () => {
    const list = async (one: Browser) => (await one.ask(SESSIONS)).body.data;

    it('are listed with this one marked, ended one by one, and all others at once', async () => {
      const one = await someone();
      const others = [await someone(one.email), await someone(one.email), await someone(one.email)];
      const all = await list(one);
      expect(all.map(({ attributes }: { attributes: object }) => attributes)).toHaveLength(4);
      const mine = all.filter(({ attributes }: { attributes: { is_this: boolean } }) => attributes.is_this);
      expect(mine).toHaveLength(1);
      expect(mine[0].attributes).toMatchObject({ opened_by: 'magic_link', user_agent: 'A browser' });
      const theirs = (await list(others[0] as Browser)).find(
        ({ attributes }: { attributes: { is_this: boolean } }) => attributes.is_this,
      );
      expect((await one.ask(`${SESSIONS}/${theirs.id}`, { method: 'DELETE' })).status).toBe(200);
      expect(await whoIs(others[0] as Browser)).toBeNull();
      expect((await one.ask(SESSIONS, { method: 'DELETE' })).body.data.attributes).toEqual({ count: 2 });
      expect([await whoIs(one), await whoIs(others[1] as Browser)]).toEqual([one.email, null]);
    });

    it('of another member look like what isn’t there', async () => {
      const [one, other] = [await someone(), await someone()];
      const [theirs] = await list(other);
      const answers = await Promise.all(
        [theirs.id, newId()].map((id) => one.ask(`${SESSIONS}/${id}`, { method: 'DELETE' })),
      );
      const [first, second] = answers.map(({ status, body }) => ({ status, body: JSON.stringify(body) }));
      expect(first?.status).toBe(404);
      expect(first?.body.replace(/"[0-9a-f-]{36}"/g, '')).toBe(second?.body.replace(/"[0-9a-f-]{36}"/g, ''));
      expect(await whoIs(other)).toBe(other.email);
    });

    it('open nothing once they are ended, whatever the token', async () => {
      const one = await someone();
      const kept = new Map(one.cookies);
      const [mine] = await list(one);
      await one.ask(`${SESSIONS}/${mine.id}`, { method: 'DELETE' });
      for (const [name, value] of kept) one.cookies.set(name, value);
      expect((await one.ask(ME)).status).toBe(401);
    });
  });

  describe('the forms of the page', () => {
    it.each([
      [{ do: 'name', first_name: 'Ada', last_name: 'Lovelace' }, '?saved=name#name'],
      [{ do: 'name', first_name: 'A', last_name: 'Lovelace' }, '?at=name&error=first_name#name'],
      [{ do: 'birthday', birthday: '1984-05-31' }, '?saved=birthday#birthday'],
      [{ do: 'birthday', birthday: '' }, '?saved=birthday#birthday'],
      [{ do: 'birthday', birthday: '2999-05-31' }, '?at=birthday&error=birthday#birthday'],
      [{ do: 'password', password: 'short' }, '?at=password&error=password#password'],
      [{ do: 'password', password: 'password123' }, '?at=password&error=known_password#password'],
      [{ do: 'session', session: 'none' }, '?at=sessions&error=not_found#sessions'],
      [{ do: 'others' }, '?saved=sessions#sessions'],
      [{ do: 'unfollow', operator: 'none' }, '?at=following&error=not_found#following'],
      [{ do: 'toString' }, ''],
    ])('answer %j with %s', async (form, to) => {
      const one = await someone();
      expect((await one.ask(FORM, { form })).location).toBe(`${FORM}${to}`);
    });

    it('lead a visitor to signing in', async () => {
      const { location } = await browser().ask(FORM, { form: { do: 'others' } });
      expect(location).toBe(`/sign-in-mm?ref_url=${encodeURIComponent(FORM)}`);
    });
  });
});
