import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../journeys/page-quality.ts';
import { mailTo } from '../journeys/sent-mail.ts';
import { hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const PASSWORD = 'analytical engine 1843';
const LATE_MS = 1500;
let count = 0;
const somebody = () => `walker-${process.pid}-${++count}@example.com`;

const dialog = (page: Page) => page.locator('dialog#sign-in[open]');
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });
/** Until the script is there that hears presses, which comes once somebody does something, links lead to a page. */
async function awake(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => performance.getEntriesByName('sign-in').length > 0);
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of / });

/** The path that the link of the newest mail to an address leads to. */
async function mailedPath(page: Page, email: string): Promise<string> {
  await expect.poll(async () => (await mailTo(page, email)).length).toBeGreaterThan(0);
  const [mail = ''] = await mailTo(page, email);
  const [, path = ''] =
    /https?:\/\/[^/\s"<]+(\/(?:magic-complete|member-join|customer\/reset)[^\s"<]*)/.exec(mail) ?? [];
  return path.replaceAll('&amp;', '&');
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('What’s your email address?').fill(email);
  await page.getByRole('button', { name: 'Send verification link' }).click();
  await page.getByText('We just sent a verification link to').waitFor();
}

async function opened(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  return other;
}

describe('somebody who signs in with a link', () => {
  const { walk } = traveler();

  it('does so over the page they read; both tabs are signed in', () =>
    walk({}, async (page) => {
      const email = somebody();
      await page.goto('/all-trips?duration=one_week');
      await awake(page);
      await signInLink(page).click();
      await dialog(page).getByRole('heading', { name: 'Sign in or join' }).waitFor();
      expect(await violations(page)).toEqual([]);
      const send = page.getByRole('button', { name: 'Send verification link' });
      expect(await send.isDisabled()).toBe(true);
      await page.getByLabel('What’s your email address?').fill('nowhere');
      await send.click();
      await page.getByText('Invalid email address').waitFor();
      await askForLink(page, email);
      await dialog(page).getByRole('heading', { name: 'Check your inbox' }).waitFor();
      expect(await violations(page)).toEqual([]);
      const first = await mailedPath(page, email);
      await dialog(page).getByRole('button', { name: 'Resend email' }).click();
      await askForLink(page, email);
      await expect.poll(() => mailedPath(page, email)).not.toBe(first);
      expect(await mailTo(page, email)).toHaveLength(2);

      const tab = await opened(page, await mailedPath(page, email));
      expect(new URL(tab.url()).pathname).toBe('/magic-complete');
      await tab.getByRole('button', { name: 'Complete sign-in' }).click();
      await account(tab).waitFor();
      expect(new URL(tab.url()).pathname + new URL(tab.url()).search).toBe('/all-trips?duration=one_week');

      await page.bringToFront();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await account(page).waitFor();
      await expect.poll(() => dialog(page).count()).toBe(0);
      // Pages that are kept for all show it, too.
      await page.goto('/trip-destinations');
      await account(page).click();
      await page.getByText(email, { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await signInLink(page).waitFor();
    }));

  it('gets nowhere else by opening it in another browser: that one is signed in, this one isn’t', () =>
    walk({}, async (page) => {
      const email = somebody();
      await page.goto('/sign-in-mm?ref_url=/experiences');
      await hydrated(page);
      await askForLink(page, email);
      const path = await mailedPath(page, email);
      await walk({}, async (other) => {
        await other.goto(path);
        await other.getByRole('button', { name: 'Complete sign-in' }).click();
        await account(other).waitFor();
        expect(new URL(other.url()).pathname).toBe('/experiences');
      });
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.goto(path);
      await page.getByRole('button', { name: 'Complete sign-in' }).click();
      expect(await page.getByRole('alert').textContent()).toContain('expired or was already used');
      expect(new URL(page.url()).searchParams.get('ref_url')).toBe('/experiences');
    }));

  it('needs no scripts', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      const email = somebody();
      await page.goto('/experiences');
      await signInLink(page).click();
      await page.getByLabel('What’s your email address?').fill('nowhere@');
      await page.getByLabel('What’s your email address?').evaluate((input: HTMLInputElement) => {
        if (input.form) input.form.noValidate = true;
      });
      await page.getByRole('button', { name: 'Send verification link' }).click();
      await page.getByText('Invalid email address').waitFor();
      await page.getByLabel('What’s your email address?').fill(email);
      await page.getByRole('button', { name: 'Send verification link' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
      await page.goto(await mailedPath(page, email));
      await page.getByRole('button', { name: 'Complete sign-in' }).click();
      await page.waitForURL('/experiences');
      await page.goto('/sign-in-mm');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You’re signed in');
      await page.goto('/customer/account/logout');
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.goto('/customer/account/logout');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You’re signed out');
    }));

  it('can do so by keyboard on a phone, from the menu', () =>
    walk({ viewport: PHONE, hasTouch: true }, async (page) => {
      const email = somebody();
      await page.goto('/experiences');
      await awake(page);
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
      await page.locator('#site-menu').getByRole('link', { name: 'Sign In' }).press('Enter');
      const field = page.getByLabel('What’s your email address?');
      await field.waitFor();
      await field.focus();
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      await page.getByText('We just sent a verification link to').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog(page).count()).toBe(0);
      const tab = await opened(page, await mailedPath(page, email));
      await tab.getByRole('button', { name: 'Complete sign-in' }).press('Enter');
      await tab.getByRole('button', { name: 'Menu' }).click();
      await tab.getByText(`Signed in as ${email}`).waitFor();
      expect(await violations(tab)).toEqual([]);
    }));
});

describe('somebody who joins with a password', () => {
  const { walk, site } = traveler();

  it('reads what members have before anything is asked, and nothing of it beside another form', () =>
    walk({}, async (page) => {
      await page.goto('/join-d');
      await hydrated(page);
      const benefits = page.getByRole('main').getByRole('link', { name: 'All member benefits' });
      const [link, form] = [await benefits.boundingBox(), await page.getByLabel('First name').boundingBox()];
      expect(link?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(form?.y ?? 0);
      expect(await page.getByRole('main').getByRole('listitem').count()).toBe(3);
      await page.getByRole('link', { name: 'Email me a link' }).click();
      await page.getByLabel('What’s your email address?').waitFor();
      expect(await benefits.count()).toBe(0);
      await page.getByRole('link', { name: 'Join with a password' }).click();
      await benefits.click();
      await page.getByRole('heading', { level: 1, name: 'Member benefits' }).waitFor();
    }));

  it('confirms the address in the same browser, is led back, chooses another password, and signs in with it', () =>
    walk({ expects: /401|422/ }, async (page) => {
      const email = somebody();
      await page.goto('/join-d', { referer: `${site}/experiences` });
      await hydrated(page);
      await page.getByRole('button', { name: 'Join Sojourn' }).click();
      await expect.poll(() => page.getByText('The field is required').count()).toBe(4);
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Lovelace');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill('password1');
      await page.getByRole('button', { name: 'Join Sojourn' }).click();
      await page.getByText('This password is among those that are tried first').waitFor();
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Join Sojourn' }).click();
      await page.getByText('Open it in this browser within 24 hours').waitFor();
      expect(await violations(page)).toEqual([]);

      const tab = await opened(page, await mailedPath(page, email));
      await tab.getByRole('button', { name: 'Confirm my address' }).click();
      await tab.getByRole('heading', { name: 'Welcome to Sojourn' }).waitFor();
      // The page that led here comes back, now with who is signed in.
      await page.bringToFront();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.waitForURL('/experiences');
      await account(page).waitFor();

      await page.goto('/customer/forgot-password');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
      await page.goto(await mailedPath(page, email));
      await page.getByLabel('New password').fill('difference engine');
      await page.getByLabel('The same again').fill('another engine');
      await page.getByRole('button', { name: 'Change my password' }).click();
      await page.getByText('The two passwords aren’t the same').waitFor();
      await page.getByLabel('New password').fill('difference engine');
      await page.getByLabel('The same again').fill('difference engine');
      await page.getByRole('button', { name: 'Change my password' }).click();
      await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
      // A page of its own, with the form that is meant.
      await awake(page);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.waitForURL('**/sign-in-mm?with=password');
      await page.getByRole('textbox', { name: 'Password' }).waitFor();

      // Every session has ended, this browser’s too.
      await page.goto('/experiences');
      await awake(page);
      await signInLink(page).click();
      await page.getByRole('link', { name: 'Sign in with a password' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await dialog(page).getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Invalid email or password').waitFor();
      await page.getByRole('textbox', { name: 'Password' }).fill('difference engine');
      await dialog(page).getByRole('button', { name: 'Sign in' }).click();
      await account(page).waitFor();
      expect(await account(page).getAttribute('aria-label')).toBe('Account of Ada');
    }));
});

describe('the invitation to sign in', () => {
  const { walk, site } = traveler();
  const invitation = (page: Page) => page.getByRole('heading', { name: /^Sign in to reveal/ });
  const minutes = (n: number) => n * 60_000;
  /** The page's own clock measures nothing while the test turns it. */
  const moved = async (page: Page) => {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(LATE_MS);
  };

  const visit = (consent: string, work: (page: Page) => Promise<void>) =>
    walk({}, async (page) => {
      await page.context().addCookies([{ name: 'consent', value: consent, url: site }]);
      await page.clock.install();
      await page.goto('/experiences');
      await moved(page);
      await work(page);
    });

  it('comes thirty seconds after the first page to whoever allows it, and stays away longer each time', () =>
    visit('marketing-yes.analytics-no', async (page) => {
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit_since'))).toBeTruthy();
      await page.clock.runFor(20_000);
      expect(await invitation(page).count()).toBe(0);
      await page.clock.runFor(12_000);
      await invitation(page).waitFor();
      // A dialog is out of sight before its page notes when that was, which the clock must not run ahead of.
      const closes = (count: number) =>
        expect
          .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('sign_in_popup') ?? '{}').count))
          .toBe(count);
      await page.getByRole('button', { name: 'Close' }).click();
      await closes(1);
      const again = async () => {
        await page.reload();
        await moved(page);
        await page.clock.runFor(1_000);
        return invitation(page).count();
      };
      await page.clock.fastForward(minutes(19));
      expect(await again()).toBe(0);
      await page.clock.fastForward(minutes(2));
      await page.clock.runFor(1_000);
      await invitation(page).waitFor();
      // A busy machine opens the dialog a while after its words are there; Escape means nothing before.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"], dialog') !== null))
        .toBe(true);
      await page.keyboard.press('Escape');
      await closes(2);
      expect(await invitation(page).count()).toBe(0);
      await page.clock.fastForward(minutes(60));
      expect(await again()).toBe(0);
    }));

  it('never comes without consent, which keeps nothing either', () =>
    visit('marketing-no.analytics-no', async (page) => {
      await page.clock.runFor(minutes(3));
      expect(await invitation(page).count()).toBe(0);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('visit_since')])).toEqual([
        0,
        null,
      ]);
    }));
});
