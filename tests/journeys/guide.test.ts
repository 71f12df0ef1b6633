import { describe, expect, it } from 'vitest';
import { PHONE, traveler } from './traveler.ts';

describe('the guide to a place', () => {
  const { walk } = traveler();

  it('is reached from the guide further in, and leads to all trips of the place, without scripts', async () => {
    await walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/guide/peru');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Peru');
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'South America' }).click();
      expect(new URL(page.url()).pathname).toBe('/guide/south-america');
      await page.getByRole('link', { name: /^See all \d+ trips$/ }).click();
      expect(new URL(page.url()).pathname).toBe('/trip-list/south-america');
    });
  });

  it('shows ten trips at most, best rated first, with companies and reviews that lead on', async () => {
    await walk({ viewport: PHONE }, async (page) => {
      await page.goto('/guide/south-america');
      const cards = await page.locator('#trips article').allTextContents();
      const scores = cards.map((card) => Number(/(\d\.\d) out of 5/.exec(card)?.[1] ?? 0));
      expect(scores.length).toBe(10);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      await page.locator('#companies a').first().click();
      expect(new URL(page.url()).pathname).toMatch(/^\/tour-operators\//);
      await page.goBack();
      await page.locator('#reviews article a').first().click();
      expect(new URL(page.url()).pathname).toMatch(/^\/trips\//);
    });
  });

  it('of a world category names no company and no review', async () => {
    await walk({}, async (page) => {
      await page.goto('/guide/tours');
      expect(await page.locator('#trips article').count()).toBe(10);
      expect(await page.locator('#companies, #reviews').count()).toBe(0);
    });
  });

  it('is missing for a slug that nobody knows, and for a long tail, whose page is of another kind', async () => {
    await walk({}, async (page) => {
      const tails = await page.request.get('/v1/categories?category_type=longtail_two_attributes');
      const longTail = (await tails.json()).data[0].attributes.slug;
      expect((await page.goto(`/trip-list/${longTail}`))?.status()).toBe(200);
      for (const slug of ['no-such-place', longTail]) {
        expect((await page.goto(`/guide/${slug}`))?.status(), slug).toBe(404);
      }
    });
  });
});
