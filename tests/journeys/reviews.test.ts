import { describe, expect, it } from 'vitest';
import { traveler } from './traveler.ts';

describe('reviews', () => {
  const { walk } = traveler();

  it('of a place are reached from all of them, each says of which trip, best first when asked, page after page', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await walk({ javaScriptEnabled }, async (page) => {
        await page.goto('/reviews');
        await page.locator('main').getByRole('link', { name: 'Europe', exact: true }).click();
        await page.waitForURL(/\/reviews\/[a-z]/);
        const path = new URL(page.url()).pathname;
        const reviews = page.locator('main article', { has: page.locator('footer') });
        const scores = async () =>
          (await reviews.locator('> :first-child b').allInnerTexts()).map((score) => Number.parseFloat(score));
        const told = Number(
          /^([\d,]+) reviews$/.exec(await page.locator('main h2').first().innerText())?.[1]?.replace(',', ''),
        );
        expect(told).toBeGreaterThan(20);
        expect(await reviews.count()).toBe(10);
        for (const review of await reviews.all()) {
          expect(await review.locator('a[href^="/trips/"]').count()).toBe(1);
          expect(await review.locator('a[href^="/tour-operators/"]').count()).toBe(1);
        }

        await page.getByLabel('Sort by').selectOption('review_high_to_low');
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Sort' }).click();
        await page.waitForURL(/sort=review_high_to_low/);
        await expect.poll(async () => (await scores())[0]).toBe(5);
        const first = await scores();
        expect(first).toEqual([...first].sort((a, b) => b - a));

        await page.goto(`${path}?sort=review_high_to_low&page=3`);
        const third = await scores();
        expect(Math.max(...third)).toBeLessThanOrEqual(Math.min(...first));
        expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
          new RegExp(`${path}\\?page=3$`),
        );
      });
    }
  });

  it('of all trips stand where the menu says, and lead to no company', () =>
    walk({}, async (page) => {
      await page.goto('/reviews');
      await page.getByRole('link', { name: 'All reviews of trips' }).click();
      await page.waitForURL(/\/reviews\/tours-trip-reviews$/);
      expect(await page.locator('main article a[href^="/trips/"]').count()).toBeGreaterThan(9);
      expect(await page.locator('main a[href^="/tour-operators/"]').count()).toBe(0);
      await page.goto('/');
      await page.getByRole('button', { name: 'Tour Company Reviews' }).click();
      await page.getByRole('link', { name: 'Trip Reviews' }).first().click();
      await page.waitForURL(/\/reviews\/tours-trip-reviews$/);
    }));
});
