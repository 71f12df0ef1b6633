import { describe, expect, it } from 'vitest';
import { answered, hydrated, traveler, tripsShown } from './traveler.ts';

describe('finding a trip', () => {
  const { walk } = traveler();

  it.each([
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ])('begins with the whole search in the first window of %i × %i', (width, height) =>
    walk({ viewport: { width, height } }, async (page) => {
      await page.goto('/');
      const search = await page.getByRole('button', { name: 'Search trips' }).boundingBox();
      expect(search && search.y + search.height).toBeLessThan(height);
    }),
  );

  it('leads from a mistyped place over filters to a trip, its company and back to the list as it stood', () =>
    walk({}, async (page) => {
      await page.goto('/');
      await page.getByPlaceholder('Patagonia, safari, Danube').fill('patagnoia');
      await page.getByRole('button', { name: 'Search trips' }).click();
      await page.getByText('Showing results for').waitFor();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Results for “patagonia”');
      await hydrated(page);
      const all = await tripsShown(page);
      expect(all).toBeGreaterThan(1);

      const months = page.getByRole('group', { name: 'Departure month' });
      await months.getByRole('checkbox').first().check();
      await page.waitForURL(/departure_month=/);
      await answered(page);
      const month = await tripsShown(page);
      expect(month).toBeLessThanOrEqual(all);
      await page.getByLabel('Highest price, US dollars').fill('20000');
      await page.getByLabel('Highest price, US dollars').press('Tab');
      await page.waitForURL(/price_max=20000/);
      await page.getByRole('group', { name: 'Effort' }).getByRole('checkbox', { disabled: false }).first().check();
      await page.waitForURL(/physical_level=/);
      await answered(page);

      const cards = page.locator('article');
      await cards.last().scrollIntoViewIfNeeded();
      const name = await cards.last().locator('h3').innerText();
      const [, date = ''] = /Price of (\w+ \d+)/.exec(await cards.last().innerText()) ?? [];
      const scrolled = await page.evaluate(() => window.scrollY);
      const list = page.url();
      await cards
        .last()
        .getByRole('link', { name: /^See trip/ })
        .click();
      await page.waitForURL(/\/trips\//);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
      // The date whose price the list showed, not the cheapest of all.
      expect(date).not.toBe('');
      const chosen = page.getByRole('radiogroup', { name: 'Departure' }).getByRole('radio', { checked: true });
      expect(await chosen.getAttribute('value')).toBe(new URL(page.url()).searchParams.get('departure'));
      expect(await page.getByRole('radio', { name: date, checked: true }).count()).toBe(1);
      for (const title of ['Day by day', 'What the price covers', 'Dates and prices', 'If you cancel', 'Who runs it']) {
        expect(await page.getByRole('heading', { level: 2, name: title }).count(), title).toBe(1);
      }
      await page.getByText(/Places as of/).waitFor();

      await page
        .locator('section', { hasText: 'Who runs it' })
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .click();
      await page.waitForURL(/\/tour-operators\//);
      expect(await page.getByRole('heading', { name: 'Known for' }).count()).toBe(1);

      await page.goBack();
      await page.goBack();
      await page.waitForURL(list);
      await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(60);
      expect(await page.locator('article').last().locator('h3').innerText()).toBe(name);
    }));

  it('keeps the words as typed when asked to', () =>
    walk({}, async (page) => {
      await page.goto('/catalogsearch/result?q=patagnoia');
      await page.getByRole('link', { name: 'Search instead for patagnoia' }).click();
      await page.waitForURL(/exact=1/);
      await page.getByText('Sorry, we couldn\'t find "patagnoia" worldwide').waitFor();
      expect(await page.getByText('Double check spelling').count()).toBe(1);
    }));

  it('works out the whole price for the chosen date, room and party', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips?departure_guaranteed=true');
      await page
        .getByRole('link', { name: /^See trip/ })
        .first()
        .click();
      await page.waitForURL(/\/trips\//);
      await hydrated(page);
      const panel = page.getByRole('region', { name: 'Price' });
      const total = () =>
        panel
          .locator('dl > div', { has: page.getByText('Total', { exact: true }) })
          .locator('dd')
          .innerText();
      const before = Number((await total()).replace(/[^\d.]/g, ''));
      await panel.getByRole('button', { name: 'One traveler more' }).click();
      await page.waitForURL(/travelers=3/);
      const amount = async () => Number((await total()).replace(/[^\d.]/g, ''));
      await expect.poll(amount).toBeGreaterThan(before);
      const after = await amount();
      await page.reload();
      expect(await amount()).toBe(after);
    }));
});
