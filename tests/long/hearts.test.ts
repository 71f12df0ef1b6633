import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkTo, signIn, somebody } from '../journeys/members.ts';
import { openedFaults, violations } from '../journeys/page-quality.ts';
import { isEveryPage } from '../journeys/sample.ts';
import { DESK, hydrated, online, PHONE, traveler } from '../journeys/traveler.ts';

const hearts = (page: Page) => page.locator('article a[data-save]');
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const pressed = (page: Page, i = 0) => hearts(page).nth(i).getAttribute('aria-pressed');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens a list as a member whose hearts are there. */
async function open(page: Page, path = '/all-trips'): Promise<void> {
  await page.goto(path);
  await expect.poll(() => pressed(page)).not.toBeNull();
}

/** Whether this trip stands in a list, as its page of lists says. */
const savedNames = async (page: Page) => {
  const { data } = await (await page.request.get('/v1/member_state')).json();
  return data.attributes.saved.length as number;
};

describe('a heart', () => {
  const { walk } = traveler();

  for (const viewport of [PHONE, DESK]) {
    it(`saves at once, changes its list and takes back what it did, ${viewport.width} px wide`, () =>
      walk({ viewport, expects: /422/ }, async (page) => {
        await signIn(page);
        await open(page);
        const name = (await hearts(page).first().getAttribute('data-name')) ?? '';
        await hearts(page).first().click();
        expect(await pressed(page)).toBe('true');
        await toast(page, 'Saved to Favorites').waitFor();
        // It stays as long as somebody is at it, however long a busy machine takes to look at the page.
        await page.getByRole('button', { name: 'Change list' }).focus();
        expect(await violations(page)).toEqual([]);

        await page.getByRole('button', { name: 'Change list' }).click();
        const chooser = dialog(page, 'Save to a list');
        await chooser.getByText(name).waitFor();
        expect(await chooser.getByRole('checkbox', { name: 'Favorites' }).isChecked()).toBe(true);
        await chooser.getByLabel('New list').fill('  With the twins ');
        await chooser.getByRole('button', { name: 'Create' }).click();
        const twins = chooser.getByRole('checkbox', { name: 'With the twins' });
        await expect.poll(() => twins.isChecked()).toBe(true);
        await chooser.getByRole('checkbox', { name: 'Favorites' }).click();
        await expect.poll(() => chooser.getByRole('checkbox', { name: 'Favorites' }).isChecked()).toBe(false);
        await chooser.getByLabel('New list').fill('with the TWINS');
        await chooser.getByRole('button', { name: 'Create' }).click();
        await chooser.getByText('You have a list of that name. Choose another.').waitFor();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect.poll(() => chooser.count()).toBe(0);
        expect(await pressed(page)).toBe('true');

        await hearts(page).first().click();
        expect(await pressed(page)).toBe('false');
        await toast(page, 'Removed').waitFor();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect.poll(() => savedNames(page)).toBe(1);
        expect(await pressed(page)).toBe('true');
        await page.goto('/wishlist');
        await page.getByRole('heading', { level: 1, name: 'With the twins' }).waitFor();
        await page.getByRole('main').getByRole('heading', { name }).waitFor();
      }));
  }

  it('is pressed by the keyboard, and shows what was saved on the next page and back on the one before', () =>
    walk({}, async (page) => {
      await signIn(page);
      await open(page);
      await hearts(page).first().focus();
      await page.keyboard.press('Space');
      await toast(page, 'Saved to Favorites').waitFor();
      await page.keyboard.press('Enter');
      await toast(page, 'Removed').waitFor();
      await page.keyboard.press('Enter');
      await toast(page, 'Saved to Favorites').waitFor();
      await page.locator('article h3 a').first().click();
      await expect.poll(() => page.locator('main a[data-save]').first().getAttribute('aria-pressed')).toBe('true');
      await page.goto('/');
      await page.goBack();
      await expect.poll(() => page.locator('main a[data-save]').first().getAttribute('aria-pressed')).toBe('true');
    }));

  it('goes back when it can’t be had, says why beside it, and tries again', () =>
    walk({ expects: /Failed to load|ERR_|500/ }, async (page) => {
      await signIn(page);
      await open(page);
      for (const [status, says] of [
        [500, 'Something went wrong, try again later'],
        [429, 'That was too often in a short time. Wait a minute, and try again.'],
        [0, 'You are offline. Nothing has changed: try again once you are back.'],
      ] as const) {
        await page.route('**/v1/trip_wishlists/**', (route) =>
          status ? route.fulfill({ status, json: { errors: [] } }) : route.abort(),
        );
        if (!status) await page.context().setOffline(true);
        await hearts(page).first().click();
        const alert = page.getByRole('alert').filter({ hasText: says });
        await alert.waitFor();
        expect([status, await pressed(page)]).toEqual([status, 'false']);
        expect([status, await savedCount()]).toEqual([status, 0]);
        const [heart, box] = [await hearts(page).first().boundingBox(), await alert.boundingBox()];
        if (!heart || !box) throw new Error('Nothing says what went wrong');
        expect(box.y - heart.y - heart.height).toBeLessThan(24);
        await page.unroute('**/v1/trip_wishlists/**');
        if (!status) await online(page);
        await alert.getByRole('button', { name: status ? 'Dismiss' : 'Retry' }).click();
      }
      await toast(page, 'Saved to Favorites').waitFor();

      async function savedCount() {
        const offline = await page.evaluate(() => !navigator.onLine);
        return offline ? 0 : savedNames(page);
      }
    }));

  it('takes rapid presses in their order', () =>
    walk({}, async (page) => {
      await signIn(page);
      await open(page);
      let answers = 0;
      page.on('response', (response) => {
        if (/\/trip_wishlist_trips/.test(response.url())) answers += 1;
      });
      for (const _ of [1, 2, 3, 4, 5]) await hearts(page).first().click();
      expect(await pressed(page)).toBe('true');
      // A page that is left earlier drops the presses that still wait their turn.
      await expect.poll(() => answers).toBe(5);
      await expect.poll(() => savedNames(page)).toBe(1);
      await page.reload();
      await expect.poll(() => pressed(page)).toBe('true');
    }));

  it('shows in another window what was saved in this one, and that a list is gone', () =>
    walk({ expects: /404/ }, async (page) => {
      await signIn(page);
      const other = await page.context().newPage();
      await open(page);
      await open(other);
      await hearts(page).first().click();
      await expect.poll(() => pressed(other)).toBe('true');
      await hearts(other).nth(1).click();
      await other.getByRole('button', { name: 'Change list' }).click();
      const { data } = await (await page.request.get('/v1/trip_wishlists')).json();
      const Origin = new URL(page.url()).origin;
      await page.request.delete(`/v1/trip_wishlists/${data[0].id}`, { headers: { Origin } });
      const favorites = dialog(other, 'Save to a list').getByRole('checkbox', { name: 'Favorites' });
      await favorites.click();
      await expect.poll(() => favorites.count()).toBe(0);
      expect(await pressed(other)).toBe('false');
    }));

  for (const elsewhere of [false, true]) {
    it(`saves for a visitor once they are signed in, ${elsewhere ? 'by a link in another window' : 'by a link in this one'}`, () =>
      walk({ viewport: PHONE }, async (page) => {
        const email = somebody();
        await page.goto('/all-trips');
        await hydrated(page);
        const name = (await hearts(page).nth(1).getAttribute('data-name')) ?? '';
        await page.mouse.wheel(0, 200);
        await awake(page);
        await hearts(page).nth(1).click();
        const signing = dialog(page, 'Sign in to save this trip');
        await signing.getByLabel('What’s your email address?').fill(email);
        await signing.getByRole('button', { name: 'Send verification link' }).click();
        await dialog(page, 'Check your inbox').waitFor();
        const link = await linkTo(page, email, /\/magic-complete[^\s"<]*/);
        const window = elsewhere ? await page.context().newPage() : page;
        await window.goto(link);
        await window.getByRole('button', { name: 'Complete sign-in' }).click();
        await toast(window, 'Saved to Favorites').waitFor();
        await page.goto('/wishlist');
        await page.getByRole('main').getByRole('heading', { name }).waitFor();
      }));
  }

  it('asks to sign in again when the session has ended, and saves then', () =>
    walk({ expects: /401/ }, async (page) => {
      const email = await signIn(page);
      await open(page);
      const cookies = await page.context().cookies();
      const session = cookies.find((cookie) => /session/.test(cookie.name));
      if (!session) throw new Error('Nobody is signed in');
      await page.context().addCookies([{ ...session, value: 'gone' }]);
      await hearts(page).first().click();
      await dialog(page, 'Sign in to save this trip').waitFor();
      expect(await violations(page)).toEqual([]);
      await signIn(page, email);
      await page.reload();
      await toast(page, 'Saved to Favorites').waitFor();
    }));

  it.runIf(isEveryPage)('has nothing wrong in what it says, and moves nothing', () =>
    walk({ viewport: PHONE }, async (page) => {
      await signIn(page);
      expect(await openedFaults(page, '/all-trips')).toEqual([]);
    }),
  );
});

/** Until the script is there that hears presses, hearts lead to the lists and following sends its form. */
async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hearts').length > 0);
}

describe('following a company', () => {
  const { walk } = traveler();
  const button = (page: Page) => page.locator('form[data-follow] button');

  it('is said in a dialog, shows on its page, and stops', () =>
    walk({ viewport: PHONE }, async (page) => {
      await signIn(page);
      await page.goto('/all-trips');
      await page.locator('article a[href^="/tour-operators/"]').first().click();
      await page.waitForURL(/tour-operators/);
      await awake(page);
      await page.getByRole('button', { name: /^Follow / }).click();
      const name = await page.locator('form[data-follow]').getAttribute('data-name');
      await dialog(page, `You’re following ${name}`).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await page.getByRole('button', { name: `Following ${name}: press to stop` }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: `Following ${name}: press to stop` }).waitFor();
      await page.getByRole('button', { name: `Following ${name}: press to stop` }).click();
      await toast(page, `You don’t follow ${name} any more`).waitFor();
      await page.getByRole('button', { name: `Follow ${name}` }).waitFor();
      const { data } = await (await page.request.get('/v1/member_state')).json();
      expect(data.attributes.followed_operator_ids).toEqual([]);
    }));

  it('shows at once, and stays, when it was pressed before it was known who reads', () =>
    walk({ viewport: PHONE }, async (page) => {
      await signIn(page);
      await page.goto('/all-trips');
      const company = await page.locator('article a[href^="/tour-operators/"]').nth(1).getAttribute('href');
      // What that page asks isn't counted.
      await page.goto('about:blank');
      let asked = 0;
      let answer = () => {};
      const told = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/v1/member_state', async (route) => {
        asked += 1;
        const before = await route.fetch();
        await told;
        await route.fulfill({ response: before });
      });
      await page.goto(company ?? '');
      await awake(page);
      await expect.poll(() => asked).toBe(1);
      await page.getByRole('button', { name: /^Follow / }).click();
      await dialog(page, 'You’re following').waitFor();
      answer();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await page.getByRole('button', { name: /press to stop/ }).waitFor();
      // What was told before it was pressed has been asked once more, and came to nothing.
      await expect.poll(() => asked).toBe(2);
      expect(await page.getByRole('button', { name: /press to stop/ }).count()).toBe(1);
    }));

  it('is shown though it could not be told at first who reads', () =>
    walk({ viewport: PHONE }, async (page) => {
      await signIn(page);
      await page.goto('/all-trips');
      const company = await page.locator('article a[href^="/tour-operators/"]').nth(2).getAttribute('href');
      await page.route('**/v1/member_state', (route) => route.fulfill({ status: 200, body: 'half an ans' }), {
        times: 1,
      });
      await page.goto(company ?? '');
      await awake(page);
      await page.getByRole('button', { name: /^Follow / }).click();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await page.getByRole('button', { name: /press to stop/ }).waitFor();
    }));

  for (const isMember of [true, false]) {
    it(`works without scripts, for ${isMember ? 'a member' : 'a visitor, who signs in first'}`, () =>
      walk({ javaScriptEnabled: false }, async (page) => {
        if (isMember) await signIn(page);
        await page.goto('/all-trips');
        await page.locator('article a[href^="/tour-operators/"]').first().click();
        await button(page).waitFor();
        const company = new URL(page.url()).pathname;
        await button(page).click();
        await page.waitForURL(isMember ? /my-profile.*saved=following/ : /\/sign-in-mm/);
        if (!isMember) return expect(new URL(page.url()).searchParams.get('ref_url')).toBe(company);
        const { data } = await (await page.request.get('/v1/member_state')).json();
        expect(data.attributes.followed_operator_ids).toHaveLength(1);
      }));
  }
});
