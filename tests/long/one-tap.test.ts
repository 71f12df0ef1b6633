import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { somebody } from '../journeys/members.ts';
import { startServer, type TestServer } from '../journeys/server.ts';
import { hydrated, traveler } from '../journeys/traveler.ts';
import { CLIENT } from '../simulators/openid-issuer.ts';
import { type SigningIssuer, startSigningIssuer } from '../simulators/signing-issuer.ts';

const ALLOWED = 'marketing-yes.analytics-no';
const REFUSED = 'marketing-no.analytics-no';
const BEGIN = '/next-api/auth/one-tap/begin';

/** The browser’s own dialog, with what its buttons do. */
type Dialog = { shown: string[]; choose: boolean };

describe('the browser’s own dialog for signing in', () => {
  const { walk } = traveler();
  let issuer: SigningIssuer;
  let server: TestServer;

  beforeAll(async () => {
    issuer = await startSigningIssuer();
    server = await startServer({
      DATABASE_URL: inject('siteDatabase'),
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_ISSUER: issuer.url,
    });
  });
  afterAll(async () => {
    await server?.stop();
    await issuer?.stop();
  });

  const visit = (
    consent: string,
    work: (page: Page, dialog: Dialog) => Promise<void>,
    { at = server.url, expects }: { at?: string; expects?: RegExp } = {},
  ) =>
    walk({ isNew: true, baseURL: at, ...(expects && { expects }) }, async (page) => {
      await page.context().addCookies([{ name: 'consent', value: consent, url: at }]);
      await page.goto(`${issuer.url}/login`);
      const dialog: Dialog = { shown: [], choose: true };
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('FedCm.enable', { disableRejectionDelay: true });
      devtools.on('FedCm.dialogShown', ({ dialogId, accounts }) => {
        dialog.shown.push(...accounts.map(({ email }) => email));
        void (dialog.choose
          ? devtools.send('FedCm.selectAccount', { dialogId, accountIndex: 0 })
          : devtools.send('FedCm.dismissDialog', { dialogId }));
      });
      await work(page, dialog);
    });
  const isNow = (email = somebody()) => {
    issuer.as({ sub: `google-${email}`, email, given_name: 'Ada' });
    issuer.lie({});
    return email;
  };
  const signedInAs = async (page: Page): Promise<string | null> =>
    (await (await page.request.get('/next-api/auth/get-session')).json())?.user.email ?? null;
  const policyOf = async (path: string, consent = REFUSED, site = server.url) =>
    (await fetch(site + path, { headers: { Cookie: `consent=${consent}` } })).headers.get('Content-Security-Policy');

  it('signs in who allows it, on the pages for that, and leads on', () =>
    visit(ALLOWED, async (page, dialog) => {
      const email = isNow();
      const sent = page.waitForRequest(/one-tap\/callback/);
      await page.goto('/sign-in-mm?ref_url=/experiences');
      await page.waitForURL(({ pathname }) => pathname === '/experiences');
      expect((await sent).postDataJSON().ref_url).toBe('/experiences');
      expect(dialog.shown).toEqual([email]);
      expect(await signedInAs(page)).toBe(email);
      // Nobody who is signed in is asked.
      await page.goto('/join-d');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(dialog.shown).toHaveLength(1);
    }));

  it('leaves the page as it is when it is closed, and when what Google says isn’t right', () =>
    visit(
      ALLOWED,
      async (page, dialog) => {
        isNow();
        dialog.choose = false;
        await page.goto('/join-d');
        await expect.poll(() => dialog.shown.length, { timeout: 20_000 }).toBe(1);
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Join Sojourn');
        for (const lie of [{ nonce: 'of another' }, { aud: 'another site' }, { email_verified: false }]) {
          await visit(
            ALLOWED,
            async (other) => {
              isNow();
              issuer.lie(lie);
              const answered = other.waitForResponse(/one-tap\/callback/);
              await other.goto('/sign-in-mm');
              expect((await answered).status()).toBe(401);
              expect(await signedInAs(other)).toBeNull();
              expect(await other.getByLabel('What’s your email address?').isVisible()).toBe(true);
            },
            { expects: /401/ },
          );
        }
      },
      { expects: /NetworkError|401|Prompt dismissed/ },
    ));

  it('is asked for by no page without consent, nor by any other page, and their policies allow it to none', () =>
    visit(REFUSED, async (page, dialog) => {
      isNow();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const path of ['/sign-in-mm', '/join-d']) {
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("connect-src 'self';")]);
        const open = expect.stringContaining(`connect-src 'self' ${issuer.url};`);
        expect([path, await policyOf(path, ALLOWED)]).toEqual([path, open]);
      }
      await page.context().addCookies([{ name: 'consent', value: ALLOWED, url: server.url }]);
      for (const path of ['/', '/all-trips', '/wishlist', '/customer/forgot-password']) {
        const closed = expect.stringContaining("connect-src 'self';");
        expect([path, await policyOf(path, ALLOWED)]).toEqual([path, closed]);
        await page.goto(path);
        await hydrated(page);
      }
      expect(asked.filter((url) => url.includes('/one-tap/') || url.startsWith(issuer.url))).toEqual([]);
      expect(dialog.shown).toEqual([]);
    }));

  it('is asked for by no page where Google isn’t set up', () =>
    visit(
      ALLOWED,
      async (page, dialog) => {
        isNow();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.goto('/sign-in-mm');
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect(await policyOf('/sign-in-mm', ALLOWED, inject('site'))).toContain("connect-src 'self';");
        expect([asked.includes(BEGIN), dialog.shown]).toEqual([false, []]);
      },
      { at: inject('site') },
    ));
});
