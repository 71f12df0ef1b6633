import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkTo, signIn, somebody } from '../journeys/members.ts';
import { openedFaults, tooWide, violations } from '../journeys/page-quality.ts';
import { ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const PAGE = '/account/saved-searches';
const LIST = '/all-trips?duration=one_week&rating=4';
const NAME = '6–8 days, Rated 4 and up';
const press = (page: Page) => page.getByRole('link', { name: 'Save this search' });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const saved = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
/** The scripts of the shell that hear presses are there. */
const awake = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('hearts').length)).toBe(1);

describe('a search', () => {
  const { walk } = traveler();

  for (const viewport of [PHONE, DESK]) {
    it(`is saved by a press, and found again with its filters in words, ${viewport.width} px wide`, () =>
      walk({ viewport }, async (page) => {
        await signIn(page);
        await page.goto(LIST);
        await awake(page);
        await press(page).click();
        // Rested on, it stays.
        await toast(page, `Saved as “${NAME}”`).hover();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Saved searches' }).click();
        await page.getByRole('heading', { level: 1, name: 'Saved searches' }).waitFor();

        await page.getByRole('link', { name: `Rename “${NAME}”` }).click();
        await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A week');
        await page.getByRole('button', { name: 'Rename' }).click();
        await expect.poll(() => saved(page)).toEqual(['A week']);
        await page.getByText('6–8 days · Rated 4 and up').waitFor();
        await page.getByRole('button', { name: 'Delete “A week”' }).click();
        await page.getByText('“A week” is deleted.').waitFor();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect.poll(() => saved(page)).toEqual(['A week']);
        await page.getByRole('link', { name: 'A week', exact: true }).click();
        await page.waitForURL(`**${LIST}`);
      }));
  }

  it('is saved for a visitor once they are signed in', () =>
    walk({ viewport: PHONE }, async (page) => {
      const email = somebody();
      await page.goto(LIST);
      await hydrated(page);
      await page.mouse.wheel(0, 200);
      await awake(page);
      await press(page).click();
      const signing = page.getByRole('dialog', { name: 'Sign in to save this search' });
      await signing.getByLabel('What’s your email address?').fill(email);
      await signing.getByRole('button', { name: 'Send verification link' }).click();
      await page.goto(await linkTo(page, email, /\/magic-complete[^\s"<]*/));
      await page.getByRole('button', { name: 'Complete sign-in' }).click();
      await toast(page, `Saved as “${NAME}”`).waitFor();
    }));

  it('is saved without scripts, by a visitor who signs in on the way', () =>
    walk({ viewport: PHONE, javaScriptEnabled: false }, async (page) => {
      await page.goto(LIST);
      await press(page).click();
      await page.getByText(`Sign in, and “${NAME}” can be saved.`).waitFor();
      await page.getByRole('link', { name: 'Sign in or join' }).click();
      const email = somebody();
      await page.getByLabel('What’s your email address?').fill(email);
      await page.getByRole('button', { name: 'Send verification link' }).click();
      await page.goto(await linkTo(page, email, /\/magic-complete[^\s"<]*/));
      await page.getByRole('button', { name: 'Complete sign-in' }).click();
      const form = page.getByRole('form', { name: 'Save this search' });
      await form.getByLabel('Name').fill('A week & more');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => saved(page)).toEqual(['A week & more']);
      await page.getByText('Saved.').waitFor();
    }));

  it(`shows what it is called as text, on a page with nothing wrong ${ON_SCREENS}`, async () => {
    for (const viewport of SCREENS) {
      await walk({ viewport }, async (page) => {
        await signIn(page);
        expect([viewport.width, await openedFaults(page, PAGE)]).toEqual([viewport.width, []]);
        const name = '<img src=x onerror="document.title=1">&amp;';
        await page.goto(`${PAGE}?save=${encodeURIComponent('/all-trips?q=<script>alert(1)</script>&rating=4')}`);
        await page.getByText('“<script>alert(1)</script>” · Rated 4 and up').waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByLabel('Name').fill(name);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect.poll(() => saved(page)).toEqual([name]);
        expect([await violations(page), await tooWide(page)]).toEqual([[], []]);
        await page.getByRole('link', { name: /^Rename/ }).click();
        await page.getByRole('button', { name: 'Rename' }).waitFor();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
});
