import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPageDoor } from '#pages';
import { builtPages } from './built-pages.ts';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const CLOSES = 'name="sure"';

describe('signing in once more', () => {
  const site = seededSite();
  const { pool } = site.door;
  let open: ReturnType<typeof signingIn>;
  let people = 0;
  beforeAll(async () => {
    open = signingIn(site, { pages: createPageDoor((await builtPages()).render, null, site.ctx.clock) });
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const htmlAt = async (one: Browser, path: string): Promise<string> => (await one.ask(path)).body;
  const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  /** Where an address leads, by the words of a link of its page. */
  const linkIn = (html: string, words: string) =>
    (new RegExp(`<a href="([^"]*)"[^>]*>${words}`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  /** A member who signed in an hour ago, and the page where they would close their account. */
  const anHourAgo = async () => {
    const one = open.browser();
    const email = `again-${++people}@example.com`;
    await open.signIn(one, email);
    await pool.query(`update sessions set created_at = $2 where user_id = (select id from users where email = $1)`, [
      email,
      new Date(site.ctx.clock().getTime() - 3_600_000),
    ]);
    const html = await htmlAt(one, '/account/data');
    expect(html).not.toContain(CLOSES);
    return { one, email, way: linkIn(html, 'sign in once more') };
  };

  it('is offered to who is signed in, leads back by a link, and opens what it was for', async () => {
    const { one, email, way } = await anHourAgo();
    const html = await htmlAt(one, way);
    expect(headingOf(html)).toBe('Sign in once more');
    expect(linkIn(html, 'Sign in with a password')).toContain('again=yes');
    expect(linkIn(html, 'Join with a password')).toBe('');
    const refUrl = new URL(way, 'http://localhost').searchParams.get('ref_url') ?? '';
    const sent = await one.ask('/sign-in-mm', { form: { email, ref_url: refUrl } });
    expect(headingOf(await htmlAt(one, sent.location ?? ''))).toBe('Check your inbox');
    const form = { token: await open.tokenTo(email), ref_url: refUrl };
    const { location } = await one.ask('/magic-complete', { form });
    expect(location).toBe('/account/data');
    expect(await htmlAt(one, '/account/data')).toContain(CLOSES);
    // Once they have, nothing is left to do there.
    expect(headingOf(await htmlAt(one, way))).toBe('You’re signed in');
  });

  it('stays itself where the password is wrong, and opens what it was for by the right one', async () => {
    const { email, way } = await anHourAgo();
    await open.browser().ask('/users/password', { body: { user: { email } } });
    const token = await open.tokenTo(email, 'password_reset');
    const user = { reset_password_token: token, password: PASSWORD, password_confirmation: PASSWORD };
    await open.browser().ask('/users/password', { method: 'PATCH', body: { user } });
    // The reset has ended their session.
    const again = open.browser();
    await open.signIn(again, email);
    await pool.query('update sessions set created_at = $1', [new Date(site.ctx.clock().getTime() - 3_600_000)]);
    const refUrl = new URL(way, 'http://localhost').searchParams.get('ref_url') ?? '';
    const wrong = await again.ask('/sign-in-mm', { form: { email, password: 'wrong', ref_url: refUrl } });
    const html = await htmlAt(again, wrong.location ?? '');
    expect(headingOf(html)).toBe('Sign in once more');
    expect(html).toContain('Invalid email or password');
    const right = await again.ask('/sign-in-mm', { form: { email, password: PASSWORD, ref_url: refUrl } });
    expect(right.location).toBe('/account/data');
    expect(await htmlAt(again, '/account/data')).toContain(CLOSES);
  });

  it('says of a password that is too long that it is too long', async () => {
    const form = { token: 'a'.repeat(32), password: 'x'.repeat(129), again: 'x'.repeat(129) };
    const { location } = await open.browser().ask('/customer/reset-password', { form });
    expect(location).toContain('error=long');
    expect(await htmlAt(open.browser(), location ?? '')).toContain('too long, use 128 characters or fewer');
  });
});
