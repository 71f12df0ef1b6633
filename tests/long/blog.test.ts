import { describe, expect, it } from 'vitest';
import { PHONE, traveler } from '../journeys/traveler.ts';

const ARTICLE = '/blog/patagonia-month-by-month';

describe('the blog', () => {
  const { walk } = traveler();

  it('leads from a topic to its articles and on to one, without scripts', () =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/blog');
      await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Ships' }).click();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Travel articles: Ships');
      const topics = await page.locator('main li p').allTextContents();
      expect(topics.length).toBeGreaterThan(1);
      expect(new Set(topics.filter((text) => text === 'Ships' || text === 'Prices'))).toEqual(new Set(['Ships']));
      await page.locator('main h2 a').first().click();
      await page.waitForURL(/\/blog\/[a-z-]+$/);
      expect(await page.locator('main article h2').count()).toBeGreaterThan(2);
    }));

  it('says of an article what is being read, once its title has left', () =>
    walk({}, async (page) => {
      await page.goto(ARTICLE);
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const contents = page.getByRole('navigation', { name: 'Contents' });
      await contents.getByRole('link', { name: 'April' }).click();
      await contents.locator('[aria-current]').filter({ hasText: 'April' }).waitFor();
      await page.getByText(name, { exact: true }).first().waitFor();
      expect(await page.getByRole('navigation', { name: 'Topics' }).count()).toBe(0);
      const heading = await page.getByRole('heading', { name: 'April' }).boundingBox();
      expect(heading?.y, 'nothing that stays lies on the heading').toBeGreaterThan(150);
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('navigation', { name: 'Topics' }).waitFor();
    }));

  it('has trips of what an article is about beside it, and folds its contents on a phone', () =>
    walk({ viewport: PHONE }, async (page) => {
      await page.goto(ARTICLE);
      const trips = page.getByRole('complementary', { name: 'Trips in this article' });
      expect(await trips.getByRole('heading').getByRole('link').count()).toBe(3);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      expect(await contents.getByRole('link', { name: 'April' }).isVisible()).toBe(false);
      // It says that it opens.
      expect(await contents.locator('summary svg').isVisible()).toBe(true);
      await contents.getByText('Contents, 8 parts').click();
      await contents.getByRole('link', { name: 'April' }).click();
      await page.waitForURL(/#april$/);
    }));

  it('ranks companies where it says how to choose one', () =>
    walk({}, async (page) => {
      await page.goto('/blog/best-tour-companies');
      const ranked = page.locator('#ranking ol > li');
      expect(await ranked.count()).toBeGreaterThan(3);
      expect(await ranked.first().textContent()).toMatch(/^1/);
      expect(await page.locator('#ranking').textContent()).toContain('Nobody can pay for a rank.');
    }));

  it('is read along by programs', () =>
    walk({}, async (page) => {
      await page.goto('/blog');
      const feed = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
      const answer = await page.request.get(feed ?? '');
      expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
      const items = await page.evaluate(
        (xml) => {
          const read = new DOMParser().parseFromString(xml, 'application/xml');
          if (read.querySelector('parsererror')) throw new Error(read.documentElement.textContent ?? '');
          return [...read.querySelectorAll('item')].map((item) => item.querySelector('link')?.textContent ?? '');
        },
        await answer.text(),
      );
      expect(items.length).toBe(20);
      expect((await page.request.get(new URL(items[0] ?? '').pathname)).status()).toBe(200);
    }));
});
