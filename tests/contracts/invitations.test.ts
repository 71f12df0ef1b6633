import { describe, expect, it } from 'vitest';
import { asShared, createMemoryLimiter } from '#kernel';
import { workNight } from './nights.ts';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const CALL = '/v1/invitations';
const PAGE = '/invite-friend';
const DAY_MS = 86_400_000;

describe('a friend who is invited', () => {
  const site = seededSite();
  const { pool } = site.door;
  const strict = asShared(createMemoryLimiter());
  let isStrict = false;
  const { browser, mailTo, program, signIn, tokenTo } = signingIn(site, {
    sharedLimits: {
      hit: (rule, ...given) =>
        (isStrict && rule.name === 'SHARE' ? strict : site.door.sharedLimits).hit(rule, ...given),
    },
  });
  let people = 0;

  const someone = async (): Promise<Browser & { email: string }> => {
    const [one, email] = [browser(), `inviter-${++people}@example.com`];
    await signIn(one, email);
    return { ...one, email };
  };
  const friend = () => `friend-${++people}@example.com`;
  const invite = (one: Browser, email: string) => one.ask(CALL, { body: { invitation: { email } } });
  const listOf = async (one: Browser): Promise<{ email: string; joined: boolean }[]> => {
    const { data } = (await one.ask('/v1/me/exports', { body: {} })).body.data.attributes;
    return data.invitations.map(({ email, joinedAt }: { email: string; joinedAt: string | null }) => ({
      email,
      joined: joinedAt !== null,
    }));
  };
  /** Where the link of the invitation leads in the end. */
  const refUrlIn = async (email: string) => {
    const invited = (await mailTo(email)).find(({ name }) => name === 'invite_friend');
    const url = new URL(invited?.path ?? '', 'http://localhost');
    expect(url.pathname).toBe('/join-d');
    return url.searchParams.get('ref_url') ?? '';
  };
  const joinByLink = async (email: string, ref_url: string) => {
    const one = browser();
    await one.ask('/next-api/auth/sign-in/magic-link', { body: { email, ref_url } });
    return (await one.ask('/magic-complete', { form: { token: await tokenTo(email), ref_url } })).location;
  };
  const referrerOf = async (email: string) =>
    (
      await pool.query(
        'select inviter.email from users guest join users inviter on inviter.id = guest.referred_by where guest.email = $1',
        [email],
      )
    ).rows[0]?.email ?? null;

  it('gets one mail, and whoever invites sees the same whatever stands behind the address', async () => {
    const [one, other] = [await someone(), await someone()];
    const [stranger, stopped] = [friend(), friend()];
    await site.door.mail.stopMarketing(site.ctx, stopped);
    const answers = [];
    for (const email of [stranger, stranger.toUpperCase(), other.email, stopped])
      answers.push(await invite(one, email));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([202, answers[0]?.body])]),
    );
    const invited = async (email: string) =>
      (await mailTo(email)).filter(({ name }) => name === 'invite_friend').length;
    expect([await invited(stranger), await invited(other.email)]).toEqual([1, 1]);
    expect(await listOf(one)).toEqual([stopped, other.email, stranger].map((email) => ({ email, joined: false })));
    // Who has an account already and signs in with the link hasn’t joined by it.
    await joinByLink(other.email, await refUrlIn(other.email));
    expect((await listOf(one)).some(({ joined }) => joined)).toBe(false);
  });

  it('joins with a link by mail, and their inviter sees it; the link counts once', async () => {
    const one = await someone();
    const guest = friend();
    await invite(one, guest);
    const refUrl = await refUrlIn(guest);
    expect(await joinByLink(guest, refUrl)).toBe(refUrl);
    expect([await listOf(one), await referrerOf(guest)]).toEqual([[{ email: guest, joined: true }], one.email]);
    const second = friend();
    await joinByLink(second, refUrl);
    expect(await referrerOf(second)).toBeNull();
  });

  it('joins with a password: it counts once the address is confirmed', async () => {
    const one = await someone();
    const guest = friend();
    await invite(one, guest);
    const invitation = new URL(await refUrlIn(guest), 'http://localhost').searchParams.get('invitation');
    const two = browser();
    const user = { email: guest, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace', invitation };
    await two.ask('/v1/users', { body: { user } });
    expect(await listOf(one)).toEqual([{ email: guest, joined: false }]);
    await two.ask('/member-join-email-confirmation', {
      form: { confirmation_token: await tokenTo(guest, 'confirm_email') },
    });
    expect([await listOf(one), await referrerOf(guest)]).toEqual([[{ email: guest, joined: true }], one.email]);
  });

  it('by two people, comes by the link that was used last', async () => {
    const [one, other, guest] = [await someone(), await someone(), friend()];
    await invite(one, guest);
    const refUrl = await refUrlIn(guest);
    await invite(other, guest);
    const links = (await mailTo(guest)).filter(({ name }) => name === 'invite_friend');
    const later = links
      .map(({ path }) => new URL(path ?? '', 'http://localhost').searchParams.get('ref_url') ?? '')
      .find((path) => path !== refUrl);
    const invitation = new URL(refUrl, 'http://localhost').searchParams.get('invitation');
    const user = { email: guest, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace', invitation };
    await browser().ask('/v1/users', { body: { user } });
    expect(await joinByLink(guest, later ?? '')).toBe(later);
    expect([await listOf(one), await listOf(other), await referrerOf(guest)]).toEqual([
      [{ email: guest, joined: false }],
      [{ email: guest, joined: true }],
      other.email,
    ]);
  });

  it('who signed up by an invitation has joined by it, also by a plain link', async () => {
    const [one, guest] = [await someone(), friend()];
    await invite(one, guest);
    const invitation = new URL(await refUrlIn(guest), 'http://localhost').searchParams.get('invitation');
    const user = { email: guest, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace', invitation };
    await browser().ask('/v1/users', { body: { user } });
    await joinByLink(guest, '/');
    expect([await listOf(one), await referrerOf(guest)]).toEqual([[{ email: guest, joined: true }], one.email]);
  });

  it('who joins without the link isn’t told of, nor by a link of nobody’s', async () => {
    const one = await someone();
    const [guest, other] = [friend(), friend()];
    await invite(one, guest);
    await joinByLink(guest, '/');
    expect(await joinByLink(other, `/tellus-about-yourself?invitation=${'0'.repeat(64)}`)).toContain('invitation=');
    expect([await listOf(one), await referrerOf(guest), await referrerOf(other)]).toEqual([
      [{ email: guest, joined: false }],
      null,
      null,
    ]);
  });

  it('is forgotten after 90 days if they never came, and goes with either account', async () => {
    const one = await someone();
    const [never, guest] = [friend(), friend()];
    for (const email of [never, guest]) await invite(one, email);
    await joinByLink(guest, await refUrlIn(guest));
    const left = async () =>
      (await pool.query('select email from invitations order by email')).rows.map(({ email }) => email);
    await workNight(site, {
      area: 'accounts',
      queue: 'accounts.empty',
      clock: () => new Date(site.ctx.clock().getTime() + 91 * DAY_MS),
      until: () => expect.poll(async () => (await left()).includes(never), { timeout: 20_000 }).toBe(false),
    });
    expect(await left()).toContain(guest);
    const back = browser();
    await signIn(back, guest);
    const { data } = (await back.ask('/v1/me/exports', { body: {} })).body.data.attributes;
    expect([data.wasInvited, JSON.stringify(data)]).toEqual([
      [expect.any(String)],
      expect.not.stringContaining(one.email),
    ]);
    await back.ask('/v1/me', { method: 'DELETE' });
    expect(await left()).not.toContain(guest);
    const last = friend();
    const again = browser();
    await signIn(again, one.email);
    await invite(again, last);
    expect((await again.ask('/v1/me', { method: 'DELETE' })).status).toBe(200);
    expect(await left()).not.toContain(last);
  });

  it('is invited by members alone, ten times a day together with lists, not from elsewhere, and never by themselves', async () => {
    expect((await program(CALL, { invitation: { email: friend() } })).status).toBe(401);
    expect((await browser().ask(PAGE, { form: { email: friend() } })).location).toBe(
      '/sign-in-mm?ref_url=%2Finvite-friend',
    );
    const one = await someone();
    for (const path of [CALL, PAGE]) {
      const foreign = await one.ask(path, { body: { email: friend() }, origin: 'https://elsewhere.example' });
      expect([path, foreign.status]).toEqual([path, 403]);
    }
    expect((await invite(one, one.email)).body.errors[0]).toMatchObject({ status: '422', code: 'invalid' });
    expect((await invite(one, 'nobody')).status).toBe(422);
    expect((await one.ask(PAGE, { form: { email: 'nobody' } })).location).toBe(`${PAGE}?error=email`);
    expect((await one.ask(PAGE, { form: { email: one.email } })).location).toBe(`${PAGE}?error=invalid`);
    isStrict = true;
    const list = (await one.ask('/v1/trip_wishlists', { body: { name: 'Andes' } })).body.data.id;
    await one.ask(`/v1/trip_wishlists/${list}/share`, { body: { to_email: friend() } });
    for (let i = 0; i < 9; i++) expect((await invite(one, friend())).status).toBe(202);
    expect((await invite(one, friend())).status).toBe(429);
    expect((await one.ask(PAGE, { form: { email: friend() } })).location).toBe(`${PAGE}?error=rate_limited`);
  });
});
