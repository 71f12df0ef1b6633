import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../journeys/free-port.ts';
import { linkTo, somebody } from '../journeys/members.ts';
import { startServer, type TestServer } from '../journeys/server.ts';
import { hydrated, PHONE, traveler, type WalkOptions } from '../journeys/traveler.ts';
import { type Account, CLIENT, type Issuer, startIssuer } from '../simulators/openid-issuer.ts';

const CALLBACK = '/next-api/auth/callback/google';
const PASSWORD = 'analytical engine 1843';

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of / });
const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'Google didn’t sign you in' });

describe('somebody whom Google knows', () => {
  const { walk } = traveler();
  let issuer: Issuer;
  let server: TestServer;

  beforeAll(async () => {
    const port = String(await freePort());
    issuer = await startIssuer(`http://localhost:${port}${CALLBACK}`);
    server = await startServer({
      DATABASE_URL: inject('siteDatabase'),
      PORT: port,
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_ISSUER: issuer.url,
    });
  });
  afterAll(async () => {
    await server?.stop();
    await issuer?.stop();
  });

  const visit = (work: (page: Page) => Promise<void>, options: WalkOptions = {}) =>
    walk({ ...options, baseURL: server.url }, work);
  const isNow = (email = somebody()): Account => {
    const one = { sub: `google-${email}`, email, email_verified: true, given_name: 'Ada', family_name: 'Lovelace' };
    issuer.as(one);
    return one;
  };
  const press = async (page: Page) => {
    await hydrated(page);
    await google(page).click();
  };
  const at = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
  const signedInAs = async (page: Page): Promise<string | null> =>
    (await (await page.request.get('/next-api/auth/get-session')).json())?.user.email ?? null;

  it('joins by it over the page they read, and comes back to that page', () =>
    visit(async (page) => {
      const { email } = isNow();
      await page.goto('/all-trips?duration=one_week');
      await hydrated(page);
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => performance.getEntriesByName('hearts').length > 0);
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
      await google(page).click();
      await account(page).waitFor();
      expect(at(page)).toBe('/all-trips?duration=one_week');
      expect(await account(page).getAttribute('aria-label')).toBe('Account of Ada');
      expect(await signedInAs(page)).toBe(email);
      // What the way needed is gone from the browser, and the session out of reach of scripts.
      const cookies = await page.context().cookies(server.url);
      expect(cookies.map(({ name }) => name).filter((name) => name.startsWith('sign-in'))).toEqual([]);
      expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    }));

  it('signs in again with the same account in another browser, on a phone', async () => {
    const { email } = isNow();
    const ids: string[] = [];
    for (const options of [{}, { viewport: PHONE, hasTouch: true }]) {
      await visit(async (page) => {
        await page.goto('/sign-in-mm?ref_url=/experiences');
        await press(page);
        await page.waitForURL(({ pathname }) => pathname === '/experiences');
        expect(await signedInAs(page)).toBe(email);
        ids.push((await (await page.request.get('/v1/me')).json()).data.id);
      }, options);
    }
    expect(new Set(ids).size).toBe(1);
  });

  it('takes the account that somebody else had begun with their address, without its password or its browser', () =>
    visit(
      async (thief) => {
        const email = somebody();
        await thief.goto('/join-d');
        await hydrated(thief);
        await thief.getByLabel('First name').fill('Not');
        await thief.getByLabel('Last name').fill('Ada');
        await thief.getByRole('textbox', { name: 'Email' }).fill(email);
        await thief.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
        await thief.getByRole('button', { name: 'Join Sojourn' }).click();
        await thief.getByText('Open it in this browser within 24 hours').waitFor();
        const confirming = await linkTo(thief, email, /\/member-join-email-confirmation[^\s"<]*/);

        isNow(email);
        await visit(async (page) => {
          await page.goto('/join-d');
          await press(page);
          await account(page).waitFor();
          expect(await signedInAs(page)).toBe(email);
        });
        await thief.goto(confirming);
        await thief.getByRole('button', { name: 'Confirm my address' }).click();
        await thief.waitForURL(/confirmed=already|error=link/);
        expect(await signedInAs(thief)).toBeNull();
        await thief.goto('/sign-in-mm?with=password');
        await hydrated(thief);
        await thief.getByRole('textbox', { name: 'Email' }).fill(email);
        await thief.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
        await thief.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
        await thief.getByText('Invalid email or password').waitFor();
      },
      { expects: /401/ },
    ));

  it('says no there, or has an address that Google hasn’t confirmed: is told so, and can sign in otherwise', () =>
    visit(async (page) => {
      for (const who of [null, { ...isNow(), email_verified: false }]) {
        issuer.as(who);
        await page.goto('/sign-in-mm?ref_url=/experiences');
        await press(page);
        await refused(page).waitFor();
        expect(await signedInAs(page)).toBeNull();
        expect(await page.getByLabel('What’s your email address?').isVisible()).toBe(true);
      }
    }));

  it('is let in by no answer that was another browser’s, was changed, or was used', () =>
    visit(async (page) => {
      const { email } = isNow();
      const begun = await page.request.post('/next-api/auth/sign-in/social', {
        headers: { Origin: server.url },
        data: { provider: 'google' },
      });
      const back = await issuer.follow((await begun.json()).url);
      expect(back).toContain(CALLBACK);

      await visit(async (other) => {
        await other.goto(back);
        await refused(other).waitFor();
        expect(await signedInAs(other)).toBeNull();
      });
      await page.goto(back.replace(/state=[^&]*/, 'state=made-up'));
      await refused(page).waitFor();
      expect(await signedInAs(page)).toBeNull();
      await page.goto(back);
      await account(page).waitFor();
      expect(await signedInAs(page)).toBe(email);
      await page.request.post('/next-api/auth/sign-out', { headers: { Origin: server.url }, data: {} });
      await page.goto(back);
      await refused(page).waitFor();
      expect(await signedInAs(page)).toBeNull();
    }));

  it('isn’t asked to where nobody has set it up', () =>
    walk({}, async (page) => {
      for (const path of ['/sign-in-mm', '/join-d', '/sign-in-mm?with=password']) {
        await page.goto(path);
        await hydrated(page);
        await page
          .getByRole('link', { name: /with a password|Email me a link/ })
          .first()
          .waitFor();
        expect(await google(page).count()).toBe(0);
      }
    }));
});
