import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { type Browser, PASSWORD, type Said, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const ME = '/v1/me';
const PROFILE = '/account/my-profile';
const DATA = '/account/data';
const WELCOME = '/tellus-about-yourself';

describe('what members like, and whether advertising may come', () => {
  const site = seededSite();
  const { pool, addresses, mail } = site.door;
  const { browser, mailTo, signIn, tokenTo } = signingIn(site);
  let people = 0;

  const someone = async (): Promise<Browser & { email: string }> => {
    const [one, email] = [browser(), `liking-${++people}@example.com`];
    await signIn(one, email);
    return { ...one, email };
  };
  const change = (one: Browser, user: object): Promise<Said> => one.ask(ME, { method: 'PATCH', body: { user } });
  const me = async (one: Browser) => (await one.ask(ME)).body.data.attributes;
  const scopesOf = async (email: string) =>
    (await pool.query('select scope, reason from mail_suppressions where email_hash = $1', [addresses.hashOf(email)]))
      .rows;

  it('is kept once each, in one order, group by group', async () => {
    const one = await someone();
    expect((await me(one)).preferences).toEqual({ interests: [], places: [], pace: null });
    await change(one, { preferences: { interests: ['rail', 'walking', 'rail'], pace: 'easy' } });
    await change(one, { preferences: { places: ['asia', 'africa'] } });
    expect((await me(one)).preferences).toEqual({
      interests: ['walking', 'rail'],
      places: ['asia', 'africa'],
      pace: 'easy',
    });
    await change(one, { preferences: { interests: [], pace: null } });
    expect((await me(one)).preferences).toEqual({ interests: [], places: ['asia', 'africa'], pace: null });
    await change(one, { first_name: 'Ada' });
    expect((await me(one)).preferences.places).toEqual(['asia', 'africa']);
  });

  it('is only what may be chosen', async () => {
    const one = await someone();
    for (const preferences of [{ interests: ['gambling'] }, { places: 'asia' }, { pace: 'slow' }, 'walking', null]) {
      expect([preferences, (await change(one, { preferences })).status]).toEqual([preferences, 422]);
    }
    await change(one, { preferences: { interests: ['food'], isAdmin: true, __proto__: { pace: 'easy' } } });
    const { rows } = await pool.query('select preferences from users where email = $1', [one.email]);
    expect(rows[0].preferences).toEqual({ interests: ['food'], places: [], pace: null });
  });

  it('is told by the forms of the profile and of the first visit', async () => {
    const one = await someone();
    const form = {
      do: 'preferences',
      'interests.rail': 'yes',
      'interests.food': 'yes',
      'places.europe': 'yes',
      pace: '',
    };
    expect((await one.ask(PROFILE, { form })).location).toBe(`${PROFILE}?saved=preferences#preferences`);
    expect((await me(one)).preferences).toEqual({ interests: ['rail', 'food'], places: ['europe'], pace: null });
    await one.ask(PROFILE, { form: { do: 'preferences', 'interests.__proto__': 'yes', pace: 'early_starts' } });
    expect((await me(one)).preferences).toEqual({ interests: [], places: [], pace: 'early_starts' });
    const told = await one.ask(WELCOME, { form: { 'places.asia': 'yes', pace: 'easy', birthday: '1984-05-31' } });
    expect(told.location).toBe(`${WELCOME}?saved=yes`);
    expect(await me(one)).toMatchObject({ preferences: { places: ['asia'], pace: 'easy' }, birthday: '1984-05-31' });
    await one.ask(WELCOME, { form: { 'places.africa': 'yes', pace: 'early_starts', birthday: '2984-05-31' } });
    expect(await me(one)).toMatchObject({
      preferences: { places: ['africa'], pace: 'early_starts' },
      birthday: '1984-05-31',
    });
    await one.ask(WELCOME, { form: { birthday: '' } });
    expect((await me(one)).birthday).toBe('1984-05-31');
    expect((await one.ask(WELCOME, { form: { birthday: '2984-05-31' } })).location).toBe(`${WELCOME}?error=birthday`);
    expect((await browser().ask(WELCOME, { form: {} })).location).toMatch(/^\/sign-in-mm/);
  });

  it('stays as it was when the form that tells it breaks off', async () => {
    const one = await someone();
    await one.ask(WELCOME, { form: { 'places.asia': 'yes', pace: 'easy' } });
    const { fetch } = createApp(site.door);
    const answered = Promise.withResolvers<number>();
    const listener = getRequestListener(async (request) => {
      const answer = await fetch(request);
      answered.resolve(answer.status);
      return answer;
    });
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const head = {
      Host: 'localhost',
      Origin: 'http://localhost',
      'User-Agent': 'A browser',
      Cookie: [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': 200,
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const taken = once(server, 'request');
    socket.write(`POST ${WELCOME} HTTP/1.1\r\n${lines.join('')}\r\nplaces.asi`);
    await taken;
    socket.destroy();
    expect(await answered.promise).toBe(400);
    server.close();
    expect((await me(one)).preferences).toEqual({ interests: [], places: ['asia'], pace: 'easy' });
  });

  it('of advertising: one choice, whether it is told here, in the profile’s data, or by the link of a mail', async () => {
    const one = await someone();
    expect([(await me(one)).marketing_consent, await scopesOf(one.email)]).toEqual([false, []]);
    await change(one, { marketing_consent: true });
    expect((await me(one)).marketing_consent).toBe(true);

    await browser().ask('/unsubscribe', { form: { token: addresses.tokenOf(one.email) } });
    expect((await me(one)).marketing_consent).toBe(false);
    expect((await one.ask(DATA, { form: { do: 'mail', marketing: 'yes' } })).location).toBe(`${DATA}?saved=mail#mail`);
    expect([(await me(one)).marketing_consent, await scopesOf(one.email)]).toEqual([true, []]);
    await one.ask(DATA, { form: { do: 'mail' } });
    expect([(await me(one)).marketing_consent, await scopesOf(one.email)]).toEqual([
      false,
      [{ scope: 'marketing', reason: 'unsubscribed' }],
    ]);
    await change(one, { marketing_consent: true });
    const { data } = (await one.ask('/v1/me/exports', { body: {} })).body.data.attributes;
    expect([data.profile.marketingConsentAt, data.stoppedMail]).toEqual([expect.any(String), []]);
  });

  it('of advertising goes with a member to another address, and back', async () => {
    const [one, next] = [await someone(), `liking-${++people}@example.com`];
    await change(one, { marketing_consent: true });
    await browser().ask('/unsubscribe', { form: { token: addresses.tokenOf(one.email) } });
    await change(one, { email: next });
    const undo = await tokenTo(one.email, 'email_change_notice');
    await browser().ask('/account/email-change', { form: { token: await tokenTo(next, 'email_change') } });
    const stopped = [{ scope: 'marketing', reason: 'unsubscribed' }];
    const { email, marketing_consent } = await me(one);
    expect([email, marketing_consent, await scopesOf(next)]).toEqual([next, false, stopped]);

    await mail.allowMarketing(site.ctx, one.email);
    await browser().ask('/v1/email_changes/undo', { body: { token: undo } });
    const again = browser();
    await signIn(again, one.email);
    expect([(await me(again)).marketing_consent, await scopesOf(one.email)]).toEqual([false, stopped]);
  });

  it('of advertising counts for nothing while no mail reaches the address, which stays known', async () => {
    const one = await someone();
    await mail.cameBack(site.ctx, one.email, 'bounced');
    await change(one, { marketing_consent: true });
    expect([(await me(one)).marketing_consent, await scopesOf(one.email)]).toEqual([
      false,
      [{ scope: 'all', reason: 'bounced' }],
    ]);
  });

  it('of advertising is asked when somebody joins, and counts for who has the address', async () => {
    const join = async (email: string) => {
      const one = browser();
      const user = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace', marketing_consent: true };
      await one.ask('/v1/users', { body: { user } });
      return one;
    };
    const [here, elsewhere] = [`joins-${++people}@example.com`, `joins-${++people}@example.com`];
    for (const email of [here, elsewhere]) await mail.stopMarketing(site.ctx, email);
    const one = await join(here);
    expect(await scopesOf(here)).toHaveLength(1);
    await one.ask('/member-join-email-confirmation', {
      form: { confirmation_token: await tokenTo(here, 'confirm_email') },
    });
    expect([(await me(one)).marketing_consent, await scopesOf(here)]).toEqual([true, []]);

    await join(elsewhere);
    await browser().ask('/member-join-email-confirmation', {
      form: { confirmation_token: await tokenTo(elsewhere, 'confirm_email') },
    });
    const other = browser();
    await signIn(other, elsewhere);
    expect([(await me(other)).marketing_consent, await scopesOf(elsewhere)]).toEqual([
      false,
      [{ scope: 'marketing', reason: 'unsubscribed' }],
    ]);
    expect((await mailTo(elsewhere)).length).toBeGreaterThan(0);

    // Nor is it theirs who comes by a link, or asks for a new password, before they have confirmed.
    const [linked, renewed] = [`joins-${++people}@example.com`, `joins-${++people}@example.com`];
    await join(linked);
    const byLink = browser();
    await signIn(byLink, linked);
    expect((await me(byLink)).marketing_consent).toBe(false);
    await join(renewed);
    await browser().ask('/customer/forgot-password', { form: { email: renewed } });
    const [reset_password_token, password] = [await tokenTo(renewed, 'password_reset'), 'analytical engine 3'];
    const user = { reset_password_token, password, password_confirmation: password };
    await browser().ask('/users/password', { method: 'PATCH', body: { user } });
    const byPassword = browser();
    await byPassword.ask('/next-api/auth/sign-in/email', { body: { email: renewed, password } });
    expect((await me(byPassword)).marketing_consent).toBe(false);
  });

  it('is asked at the first sign-in by a link from nowhere, and at no other', async () => {
    const email = `first-${++people}@example.com`;
    const signInTo = async (ref_url: string) => {
      const one = browser();
      await one.ask('/next-api/auth/sign-in/magic-link', { body: { email, ref_url } });
      return (await one.ask('/magic-complete', { form: { token: await tokenTo(email), ref_url } })).location;
    };
    expect(await signInTo('/')).toBe(WELCOME);
    expect(await signInTo('/')).toBe('/');
    const other = `first-${++people}@example.com`;
    const two = browser();
    await two.ask('/next-api/auth/sign-in/magic-link', { body: { email: other } });
    const said = await two.ask('/magic-complete', { form: { token: await tokenTo(other), ref_url: '/wishlist' } });
    expect(said.location).toBe('/wishlist');
  });
});
