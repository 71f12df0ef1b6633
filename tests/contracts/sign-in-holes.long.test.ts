import { generateSync } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '#accounts/upkeep';
import { workNight } from './nights.ts';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const ADA = 'ada@example.com';
const EMMY = 'emmy@example.com';
const DESK = '/v1/staff/reviews';
const VERIFY = '/next-api/auth/magic-link/verify';

/** Holes that libraries for signing in have had; those of states, races and take-overs stand in sign-in.test.ts. */
describe('a link that was mailed', () => {
  const site = seededSite();
  const { pool, keyring } = site.door;
  const { browser, signIn, tokenTo, whoIs, mailTo } = signingIn(site);
  beforeEach(() => pool.query('truncate users, verifications, sign_in_steps, rate_limits, email_log cascade'));

  const signUp = (inBrowser: Browser, email: string) =>
    inBrowser.ask('/users', { body: { user: { email, password: PASSWORD, first_name: 'Ada', last_name: 'Byron' } } });
  const account = async (email: string) =>
    (await pool.query('select id, email, email_verified, first_name from users where email = $1', [email])).rows[0];
  /** What the desk of the team says to this browser. */
  const stateOf = async (inBrowser: Browser): Promise<string> =>
    (await inBrowser.ask(DESK)).body.errors?.[0]?.code ?? 'open';

  it('to confirm one account changes nothing about another that is signed in where it is opened', async () => {
    const emmy = browser();
    await signIn(emmy, EMMY);
    const before = await account(EMMY);
    const thief = browser();
    await signUp(thief, ADA);
    const token = await tokenTo(ADA, 'confirm_email');
    const said = await emmy.ask(`/users/confirmation?confirmation_token=${token}`);
    expect(said.body.data.attributes).toEqual({ email_verified: true, signed_in: false });
    expect(await whoIs(emmy)).toBe(EMMY);
    expect(await account(EMMY)).toEqual(before);
    // Whoever chose the password didn’t open it, so it is gone.
    expect(await thief.ask('/next-api/auth/sign-in/email', { body: { email: ADA, password: PASSWORD } })).toMatchObject(
      { status: 401 },
    );
    expect(await whoIs(thief)).toBeNull();
  });

  it('to confirm another address changes the account that asked, whoever is signed in where it is opened', async () => {
    const [ada, emmy] = [browser(), browser()];
    await signIn(ada, ADA);
    await signIn(emmy, EMMY);
    const [adaId, emmyId] = [(await account(ADA)).id, (await account(EMMY)).id];
    await ada.ask('/v1/me', { method: 'PATCH', body: { user: { email: 'lovelace@example.com' } } });
    const token = await tokenTo('lovelace@example.com', 'email_change');
    expect((await emmy.ask('/v1/email_changes/confirm', { body: { token } })).status).toBe(200);
    expect([(await account('lovelace@example.com')).id, (await account(EMMY)).id]).toEqual([adaId, emmyId]);
    expect([await whoIs(ada), await whoIs(emmy)]).toEqual(['lovelace@example.com', EMMY]);
    const undo = await tokenTo(ADA, 'email_change_notice');
    expect((await emmy.ask('/v1/email_changes/undo', { body: { token: undo } })).status).toBe(200);
    expect([(await account(ADA)).id, await whoIs(ada), await whoIs(emmy)]).toEqual([adaId, null, EMMY]);
  });

  it('serves for what it was mailed for, and for nothing else', async () => {
    const ada = browser();
    await signUp(ada, ADA);
    await ada.ask('/users/password', { body: { user: { email: ADA } } });
    const emmy = browser();
    await signIn(emmy, EMMY);
    await emmy.ask('/v1/me', { method: 'PATCH', body: { user: { email: 'noether@example.com' } } });
    await ada.ask('/next-api/auth/sign-in/magic-link', { body: { email: ADA } });
    const uses: Record<string, (token: string) => Promise<number>> = {
      magic_link: async (token) => (await browser().ask(VERIFY, { body: { token } })).status,
      confirm_email: async (token) => (await browser().ask(`/users/confirmation?confirmation_token=${token}`)).status,
      password_reset: async (reset_password_token) =>
        (
          await browser().ask('/users/password', {
            method: 'PATCH',
            body: { user: { reset_password_token, password: PASSWORD, password_confirmation: PASSWORD } },
          })
        ).status,
      email_change: async (token) => (await browser().ask('/v1/email_changes/confirm', { body: { token } })).status,
      email_change_notice: async (token) => (await browser().ask('/v1/email_changes/undo', { body: { token } })).status,
      hand_back: async (token) =>
        (await browser().ask(`/next-api/auth/hand-back?token=${token}`)).location?.includes('error=google') ? 401 : 200,
    };
    const tokens = {
      magic_link: await tokenTo(ADA),
      confirm_email: await tokenTo(ADA, 'confirm_email'),
      password_reset: await tokenTo(ADA, 'password_reset'),
      email_change: await tokenTo('noether@example.com', 'email_change'),
      email_change_notice: await tokenTo(EMMY, 'email_change_notice'),
    };
    expect(Object.values(tokens).filter((token) => token.length < 20)).toEqual([]);
    for (const [kind, token] of Object.entries(tokens)) {
      for (const [use, send] of Object.entries(uses)) {
        if (use !== kind) expect([kind, use, [401, 422].includes(await send(token))]).toEqual([kind, use, true]);
      }
    }
    // None of it has used any of them up.
    for (const kind of ['email_change', 'confirm_email', 'password_reset'] as const) {
      expect([kind, await uses[kind]?.(tokens[kind])]).toEqual([kind, 200]);
    }
  });

  it('isn’t the second factor, nor is a new password, nor the session of before: each asks for a code anew', async () => {
    const one = browser();
    await signIn(one, ADA);
    const { id } = await account(ADA);
    const enrolment = await addStaff(site.ctx, { keyring }, { email: ADA, role: 'moderator' });
    const { rows } = await pool.query('select secret from second_factors where id = $1', [id]);
    const secret = keyring.decrypt(rows[0].secret, { table: 'second_factors', column: 'secret', id });
    const epoch = Math.floor(site.ctx.clock().getTime() / 1000);
    const token = enrolment.replace('/second-factor?token=', '');
    await one.ask('/second-factor', { form: { code: generateSync({ secret, epoch }), token } });
    expect(await stateOf(one)).toBe('open');

    // By a link, in a new browser and in the same one.
    const other = browser();
    await signIn(other, ADA);
    expect(await stateOf(other)).toBe('second_factor_required');
    await signIn(one, ADA);
    expect(await stateOf(one)).toBe('second_factor_required');
    // By a password that a link has set.
    await browser().ask('/users/password', { body: { user: { email: ADA } } });
    await browser().ask('/users/password', {
      method: 'PATCH',
      body: {
        user: {
          reset_password_token: await tokenTo(ADA, 'password_reset'),
          password: PASSWORD,
          password_confirmation: PASSWORD,
        },
      },
    });
    const third = browser();
    await third.ask('/next-api/auth/sign-in/email', { body: { email: ADA, password: PASSWORD } });
    expect([await whoIs(third), await stateOf(third)]).toEqual([ADA, 'second_factor_required']);
    // By no code that was shown before.
    await third.ask('/second-factor', { form: { code: generateSync({ secret, epoch }) } });
    expect(await stateOf(third)).toBe('second_factor_required');
    expect((await mailTo(ADA)).map(({ name }) => name)).toContain('password_changed');
  });

  it('gives nobody a session that they chose: what a browser held before opens nothing afterwards', async () => {
    const thief = browser();
    await signIn(thief, EMMY);
    const planted = thief.cookies.get('session') ?? '';
    const ada = browser();
    ada.cookies.set('session', planted);
    await signIn(ada, ADA);
    expect(ada.cookies.get('session')).not.toBe(planted);
    expect([await whoIs(ada), await whoIs(thief)]).toEqual([ADA, null]);
    // Nor one with an unsigned or a cut name.
    for (const chosen of ['chosen', planted.split('.')[0] ?? '', `${planted}x`]) {
      const other = browser();
      other.cookies.set('session', chosen);
      expect(await whoIs(other)).toBeNull();
      await signIn(other, ADA);
      expect(other.cookies.get('session')).not.toBe(chosen);
      expect(await whoIs(other)).toBe(ADA);
    }
  });

  it('to confirm an account holds as long as it says, though the account was begun long before', async () => {
    const [one, other] = [browser(), browser()];
    await signUp(one, ADA);
    await signUp(other, EMMY);
    await pool.query('update users set created_at = $1', [new Date(site.ctx.clock().getTime() - 8 * 86_400_000)]);
    await pool.query('update account_links set expires_at = $1', [site.ctx.clock()]);
    await one.ask('/users/confirmation', { body: { user: { email: ADA } } });
    const until = () => expect.poll(() => account(EMMY), { timeout: 20_000 }).toBeUndefined();
    await workNight(site, { area: 'accounts', queue: 'accounts.empty', until });
    const said = await one.ask(`/users/confirmation?confirmation_token=${await tokenTo(ADA, 'confirm_email')}`);
    expect([said.status, await whoIs(one)]).toEqual([200, ADA]);
  });

  it('to confirm an account says a second time that it was, not that a password went', async () => {
    const [one, elsewhere] = [browser(), browser()];
    const page = '/member-join-email-confirmation';
    await signUp(one, ADA);
    const form = { confirmation_token: await tokenTo(ADA, 'confirm_email') };
    const press = async (by: Browser) => (await by.ask(page, { form })).location;
    expect(await press(one)).toBe(`${page}?confirmed=here`);
    for (const by of [one, elsewhere]) expect(await press(by)).toBe(`${page}?confirmed=already`);
    await signUp(browser(), EMMY);
    form.confirmation_token = await tokenTo(EMMY, 'confirm_email');
    expect(await press(elsewhere)).toBe(`${page}?confirmed=elsewhere`);
  });
});
