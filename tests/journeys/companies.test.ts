import { describe, expect, it } from 'vitest';
import { traveler } from './traveler.ts';

describe('the companies', () => {
  const { walk } = traveler();

  it('are found by letter and by what they run, with scripts and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await walk({ javaScriptEnabled }, async (page) => {
        await page.goto('/operators');
        const names = () => page.locator('main article h3').allInnerTexts();
        const all = await names();
        expect(all).toEqual([...all].sort((a, b) => a.localeCompare(b, 'en')));

        const letters = page.getByRole('navigation', { name: 'Companies by first letter' });
        const letter = (all.at(-1) ?? '').slice(0, 1).toUpperCase();
        await letters.getByRole('link', { name: letter, exact: true }).click();
        await page.waitForURL(/letter=/);
        const ofLetter = await names();
        expect(ofLetter).toEqual(all.filter((name) => name.toUpperCase().startsWith(letter)));

        await letters.getByRole('link', { name: 'All', exact: true }).click();
        await page.waitForURL((url) => !url.search.includes('letter'));
        const kind = page.getByLabel('Kind of trip');
        const first = kind.locator('option').nth(1);
        const counted = Number(/\((\d+)\)$/.exec(await first.innerText())?.[1]);
        await kind.selectOption({ index: 1 });
        await page.getByRole('button', { name: 'Show companies' }).click();
        await page.waitForURL(/type=/);
        expect((await names()).length).toBe(Math.min(24, counted));
        expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/operators$/);
      });
    }
  });
});
