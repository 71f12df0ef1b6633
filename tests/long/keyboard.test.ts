import { describe, expect, it } from 'vitest';
import { hydrated, PHONE, traveler } from '../journeys/traveler.ts';

describe('by keyboard alone', () => {
  const { walk } = traveler();

  it('a suggestion is chosen from the search box', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const box = page.getByRole('combobox', { name: 'Search Tours' }).first();
      await box.focus();
      await page.keyboard.type('pata');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      const chosen = await page
        .locator('[role=option][aria-selected=true]')
        .getAttribute('href')
        .catch(() => null);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/all-trips');
      if (chosen) expect(new URL(page.url()).pathname).toBe(chosen);
    }));

  it('a suggestion is chosen under the hero, and Enter without one sends the form', () =>
    walk({}, async (page) => {
      await page.goto('/');
      await hydrated(page);
      const box = page.getByRole('combobox', { name: 'Where or what' });
      await box.focus();
      await page.keyboard.type('pata');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      const href = await page.locator('[role=option][aria-selected=true]').getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(href);

      await page.goto('/');
      await hydrated(page);
      await page.getByLabel('Kind of trip').selectOption({ index: 1 });
      await box.focus();
      await page.keyboard.type('safari');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/catalogsearch\/result\?q=safari.*trip_type=/);
    }));

  it('a traveler gets from the home page to a trip and picks another date', () =>
    walk({}, async (page) => {
      /** Tabs on until the focus rests on something that fits. */
      const tabTo = async (fits: string) => {
        for (let presses = 0; presses < 150; presses++) {
          await page.keyboard.press('Tab');
          const found = await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, fits);
          if (found) return;
        }
        throw new Error(`The Tab key never reaches ${fits}`);
      };
      await page.goto('/');
      await hydrated(page);
      await tabTo('main input[name=q]');
      await page.keyboard.type('walking');
      await tabTo('main button[type=submit]');
      await page.keyboard.press('Enter');
      await page.waitForURL(/catalogsearch/);
      await hydrated(page);
      await tabTo('article h3 a');
      const name = await page.evaluate(() => document.activeElement?.textContent);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/trips\//);
      await hydrated(page);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
      await tabTo('input[type=radio][name=departure]');
      await page.keyboard.press('ArrowDown');
      await page.waitForURL(/departure=/);
      const chosen = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
      expect(new URL(page.url()).searchParams.get('departure')).toBe(chosen);
    }));

  it('the first thing reached is the way past the header', () =>
    walk({}, async (page) => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    }));

  it('a menu opens, is left by Escape and gives the focus back', () =>
    walk({}, async (page) => {
      await page.goto('/');
      await hydrated(page);
      const trigger = page.getByRole('button', { name: 'Destinations' }).first();
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false');
      expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('the phone menu keeps the focus inside and closes by Escape', () =>
    walk({ viewport: PHONE }, async (page) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('dialog[open]').waitFor();
      for (let i = 0; i < 40; i++) await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.querySelector('dialog[open]')?.contains(document.activeElement) ||
            document.activeElement === document.body,
        ),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    }));
});
