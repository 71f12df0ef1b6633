import { describe, expect, it } from 'vitest';
import { hydrated, traveler } from '../journeys/traveler.ts';

describe('a search', () => {
  const { walk } = traveler();

  it('that nothing meets whole shows what meets most of it, says so, and links each place and kind of trip', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/catalogsearch/result?q=patagonia+quxbari');
      expect(await page.getByText('No trip has all of these words. These have 1 of the 2.').count()).toBe(1);
      await page.locator('article h3').first().waitFor();
      await page
        .locator('section', { has: page.getByRole('heading', { name: 'Guides' }) })
        .getByRole('link', { name: /^Patagonia, \d/ })
        .click();
      await page.waitForURL(/\/guide\/patagonia/);
    }));

  it('that finds nothing leads to where travelers are looking', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/catalogsearch/result?q=quxbari+zzyzzyx+wobblefrotz');
      await page.getByText('Sorry, we couldn\'t find "quxbari zzyzzyx wobblefrotz" worldwide').waitFor();
      expect(await page.getByRole('group', { name: 'Price per person' }).count(), 'nothing to narrow').toBe(0);
      expect(await page.getByLabel('Sort by').count(), 'nothing to sort').toBe(0);
      await page.getByRole('list', { name: 'Places to start from' }).getByRole('link').first().click();
      await page.locator('article h3').first().waitFor();
    }));

  it('that filters have emptied says which of them to take off, and how many trips that gives', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      for (const more of ['', '&lodging_level=luxury&rating=4.5']) {
        await page.goto(`/all-trips?physical_level=extreme&trip_type=river-cruise${more}`);
        const chip = page.getByRole('link', { name: /^(Without|Only) “/ }).first();
        const said = Number(/: ([\d,]+) trips?$/.exec(await chip.innerText())?.[1]?.replace(',', ''));
        expect(said).toBeGreaterThan(0);
        await chip.click();
        await page.waitForLoadState();
        expect(await page.getByRole('status').allInnerTexts()).toContainEqual(
          expect.stringContaining(`${said.toLocaleString('en-US')} trip`),
        );
      }
    }));

  it('that is emptied through what reads a page aloud, without a pointer and without a key, says so', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      await page.locator('input[name=price_max]').evaluate((field: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '1');
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      });
      await page.getByText('No trip has all of these at once.').waitFor();
    }));
});
