import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkTo, signIn, somebody } from '../journeys/members.ts';
import { openedFaults, violations } from '../journeys/page-quality.ts';
import { isEveryPage, ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => rows(page).getByRole('heading').allInnerTexts();

/** Where the first trip of all is saved without scripts. @returns its name */
async function saveFirst(page: Page): Promise<string> {
  await page.goto('/all-trips');
  const save = page.locator('article a[data-save]').first();
  const name = (await save.getAttribute('data-name')) ?? '';
  await page.goto((await save.getAttribute('href')) ?? '');
  return name;
}

describe('lists of trips', () => {
  const { walk } = traveler();

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'scripts on' : 'scripts off';

    it(`hold the trip that a visitor wanted to save, ${how}`, () =>
      walk({ viewport: PHONE, javaScriptEnabled }, async (page) => {
        const trip = await saveFirst(page);
        await page.getByText(`Sign in to save “${trip}”.`).waitFor();
        const onwards = new URL(page.url());
        await page.goto(`/sign-in-mm?ref_url=${encodeURIComponent(onwards.pathname + onwards.search)}`);
        const email = somebody();
        await page.getByLabel('What’s your email address?').fill(email);
        await page.getByRole('button', { name: 'Send verification link' }).click();
        await page.goto(await linkTo(page, email, /\/magic-complete[^\s"<]*/));
        await page.getByRole('button', { name: 'Complete sign-in' }).click();
        await page.waitForURL((url) => !/magic-complete/.test(url.pathname));
        await page.getByRole('button', { name: 'Save to Favorites' }).click();
        await heading(page).getByText('Favorites').waitFor();
        expect(await names(page)).toEqual([trip]);
      }));

    it(`are made, renamed, filled, emptied and deleted, ${how}`, () =>
      walk({ viewport: DESK, javaScriptEnabled }, async (page) => {
        await signIn(page);
        await page.goto('/wishlist');
        await page.getByRole('heading', { name: 'Create your first list' }).waitFor();
        await page.getByRole('textbox', { name: 'Name' }).fill('Andes');
        await page.getByRole('button', { name: 'Create', exact: true }).click();
        await page.getByRole('heading', { name: 'No trips in it yet' }).waitFor();
        const trip = await saveFirst(page);
        await page.getByRole('button', { name: 'Save to Andes' }).click();
        await expect.poll(() => names(page)).toEqual([trip]);

        await page.getByRole('link', { name: 'Rename' }).click();
        await page.getByRole('textbox', { name: 'Name' }).fill('Andes next spring');
        await page.getByRole('button', { name: 'Rename' }).click();
        await heading(page).getByText('Andes next spring').waitFor();
        await page.getByRole('link', { name: 'Create a list' }).click();
        await page.getByRole('textbox', { name: 'Name' }).fill('ANDES next spring');
        await page.getByRole('button', { name: 'Create', exact: true }).click();
        await page.getByText('You have a list of this name. Choose another.').waitFor();

        await page.getByRole('button', { name: `Remove ${trip}` }).click();
        await page.getByText('Removed').waitFor();
        expect(await names(page)).toEqual([]);
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect.poll(() => names(page)).toEqual([trip]);

        await page.getByRole('link', { name: 'Delete' }).click();
        await page.getByText('Its 1 trip leaves your lists.').waitFor();
        await page.getByRole('button', { name: 'Delete list' }).click();
        await page.getByRole('heading', { name: 'Create your first list' }).waitFor();
      }));
  }

  it('are shared by mail and read by a friend, until that is stopped', () =>
    walk({ viewport: DESK }, async (page) => {
      const friend = somebody();
      await signIn(page);
      await page.goto('/wishlist');
      const trip = await saveFirst(page);
      await page.getByRole('button', { name: 'Save to Favorites' }).click();
      await page.getByRole('link', { name: 'Share' }).click();
      await page.getByLabel('Their email').fill(friend);
      await page.getByLabel('Message (optional)').fill('Which one?\n<b>This</b>?');
      await page.getByRole('button', { name: 'Send link' }).click();
      await page.getByText('Your link is on its way, unless that address wants no such mail.').waitFor();
      const link = await linkTo(page, friend, /\/wishlist\/shared\/[0-9a-f]{64}/);
      await walk({ viewport: PHONE }, async (theirs) => {
        await theirs.goto(link);
        await heading(theirs).getByText('Favorites').waitFor();
        expect(await names(theirs)).toContain(trip);
      });
      await page.getByRole('button', { name: 'Stop sharing' }).click();
      await expect.poll(() => page.getByRole('button', { name: 'Stop sharing' }).count()).toBe(0);
      expect((await page.request.get(link)).status()).toBe(404);
    }));

  it.runIf(isEveryPage)(`have nothing wrong in any state ${ON_SCREENS}, and fit`, () =>
    walk({ viewport: DESK }, async (page) => {
      await signIn(page);
      await page.goto('/wishlist');
      expect(await violations(page)).toEqual([]);
      await saveFirst(page);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save to Favorites' }).click();
      await heading(page).getByText('Favorites').waitFor();
      const list = (await page.locator('nav a[aria-current]').getAttribute('href')) ?? '';
      for (const viewport of SCREENS) {
        // On a desk the forms stand as they do on a phone, but for the widest.
        const states =
          viewport === PHONE ? ['', '&at=share', '&at=rename', '&at=delete', '&at=new'] : ['', '&at=share'];
        for (const at of states) {
          const own = await page.context().newPage();
          await own.setViewportSize(viewport);
          expect([at, viewport.width, await openedFaults(own, `${list}${at}`)]).toEqual([at, viewport.width, []]);
          await own.close();
        }
      }
      for (const width of [320, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(list);
        await hydrated(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    }),
  );
});
