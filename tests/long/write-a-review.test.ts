import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkTo, signIn, somebody } from '../journeys/members.ts';
import { openedFaults, violations } from '../journeys/page-quality.ts';
import { isEveryPage, ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const TEXT = 'Two guides for nine of us, and a cook who knew every village on the way.';
const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const score = (page: Page, name: string, value: number) =>
  part(page, name)
    .getByRole('radio', { name: new RegExp(`^${value}`) })
    .check();

/** Opens the form for the first company there is. @returns its name */
async function open(page: Page): Promise<string> {
  await page.goto('/write-a-review');
  const first = page.getByLabel('With which company did you travel?').locator('option').nth(1);
  const slug = (await first.getAttribute('value')) ?? '';
  const name = await first.innerText();
  await page.getByLabel('With which company did you travel?').selectOption(slug);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Summary' }).waitFor();
  return name;
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Summary').fill('Slow in the best way');
  await page.getByLabel('Review', { exact: true }).fill(TEXT);
  await page.getByLabel('Name', { exact: true }).fill('Ada L.');
}

describe('writing a review', () => {
  const { walk } = traveler();

  it('by a visitor on a phone: what is wrong is said, what was written is kept, and a link confirms it', () =>
    walk({ viewport: PHONE }, async (page) => {
      const email = somebody();
      await open(page);
      await hydrated(page);
      await page.getByRole('button', { name: 'Submit review' }).click();
      await page.getByText('Give at least one score').waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rating');
      expect(await violations(page)).toEqual([]);
      await score(page, 'Overall', 4);
      await score(page, 'Meals', 5);
      await part(page, 'Meals').getByRole('button', { name: 'Clear Meals' }).click();
      await score(page, 'Guide', 5);
      await fill(page);
      await page.getByLabel('Traveled in').selectOption('May');
      await page.reload();
      await hydrated(page);
      await expect.poll(() => page.getByLabel('Summary').inputValue()).toBe('Slow in the best way');
      expect(await part(page, 'Guide').getByRole('radio', { name: /^5/ }).isChecked()).toBe(true);
      expect(await part(page, 'Meals').getByRole('radio', { checked: true }).count()).toBe(0);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Submit review' }).click();
      await page.getByText('Choose a month and a year, or neither').waitFor();
      await page.getByLabel('Year').selectOption({ index: 2 });
      await page.getByRole('button', { name: 'Submit review' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
      await page.goto(await linkTo(page, email, /\/write-a-review\?token=[0-9a-f]{64}/));
      await page.getByRole('button', { name: 'Confirm my review' }).click();
      await page.getByRole('heading', { name: 'Your review is confirmed' }).waitFor();
      expect(await violations(page)).toEqual([]);
      // Sent: nothing of it is left in this browser.
      expect(await page.evaluate(() => window.localStorage.getItem('review_draft'))).toBeNull();
    }));

  it('by a member at a desk, by keyboard, with a look at how it will stand there', () =>
    walk({ viewport: DESK }, async (page) => {
      const email = await signIn(page);
      await open(page);
      await hydrated(page);
      expect(await page.getByText(`You write as ${email}`).count()).toBe(1);
      await part(page, 'Overall').getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
      await fill(page);
      const preview = page.getByRole('region', { name: 'How it will look' });
      await preview.getByRole('heading', { name: 'Slow in the best way' }).waitFor();
      expect(await preview.innerText()).toContain('4.0');
      await page.getByRole('button', { name: 'Submit review' }).click();
      await page.getByRole('heading', { name: 'We have your review' }).waitFor();
    }));

  it('by a member whose session has ended: that is said, and what was written is there once the page is loaded again', () =>
    walk({ viewport: DESK, expects: /422/ }, async (page) => {
      await signIn(page);
      await open(page);
      await hydrated(page);
      await score(page, 'Overall', 4);
      await fill(page);
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Submit review' }).click();
      await page.getByText('You are signed out. Load this page again').waitFor();
      await page.reload();
      await hydrated(page);
      await expect.poll(() => page.getByLabel('Summary').inputValue()).toBe('Slow in the best way');
      await page.getByLabel('Email').fill(somebody());
      await page.getByRole('button', { name: 'Submit review' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    }));

  it('by a visitor who has signed in meanwhile promises no mail', () =>
    walk({ viewport: DESK }, async (page) => {
      await open(page);
      await hydrated(page);
      await score(page, 'Overall', 4);
      await fill(page);
      await page.getByLabel('Email').fill(await signIn(await page.context().newPage()));
      await page.getByRole('button', { name: 'Submit review' }).click();
      await page.getByRole('heading', { name: 'We have your review' }).waitFor();
    }));

  it.runIf(isEveryPage)(`has nothing wrong in its form ${ON_SCREENS}`, async () => {
    const company = await walk({}, async (page) => {
      await open(page);
      return new URL(page.url()).search;
    });
    for (const viewport of SCREENS) {
      const found = await walk({ viewport }, (page) => openedFaults(page, `/write-a-review${company}`));
      expect([viewport.width, found]).toEqual([viewport.width, []]);
    }
  });

  it('without scripts leads to the form, and confirms', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await open(page);
      expect(await page.locator('noscript').first().textContent()).toContain('with JavaScript only');
      await page.goto(`/write-a-review?token=${'a'.repeat(64)}`);
      await page.getByRole('button', { name: 'Confirm my review' }).click();
      await page.getByText('This link has expired').waitFor();
    }));
});
