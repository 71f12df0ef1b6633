import { describe, expect, it } from 'vitest';
import { holdScripts, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

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

  it('of a trip are read whole without scripts, and all of them on a page of their own', () =>
    walk({ javaScriptEnabled: false, viewport: PHONE }, async (page) => {
      await page.goto('/all-trips?sort=rating_high_to_low');
      const trips = await page.locator('article h3 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      const toAll = page.getByRole('link', { name: /^Read all \d+ reviews of this trip$/ });
      for (const trip of trips) {
        await page.goto(trip as string);
        if ((await toAll.count()) > 0 && (await page.getByText('Read it whole').first().isVisible())) break;
      }
      const review = page.locator('#reviews article', { has: page.locator('details') }).first();
      const words = review.locator('blockquote');
      const cut = () => words.evaluate((text) => text.scrollHeight - text.clientHeight);
      await review.locator('summary').click();
      expect(await cut()).toBeLessThanOrEqual(1);

      const count = Number(/\d+/.exec(await toAll.innerText()));
      await toAll.click();
      await page.waitForURL(/-reviews\?trip=/);
      expect(await page.locator('main h2').first().innerText()).toBe(`${count} reviews`);
      const listed = page.locator('main article', { has: page.locator('footer') });
      expect(await listed.count()).toBe(Math.min(10, count));
      await page.getByLabel('Sort by').selectOption('review_oldest');
      await page.getByRole('button', { name: 'Sort' }).click();
      await page.waitForURL(/trip=.*sort=review_oldest/);
      expect(await page.locator('main h2').first().innerText()).toBe(`${count} reviews`);
      await page.getByRole('link', { name: /^Remove filter: / }).click();
      await page.waitForURL(/-reviews$/);
      expect((await page.request.get(`${page.url()}?trip=no-such-trip`)).status()).toBe(404);
    }));

  it('come in an order that was chosen before its script came', () =>
    walk({}, async (page) => {
      const come = await holdScripts(page);
      await page.goto('/reviews/tours-trip-reviews', { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).click();
      await page.getByLabel('Sort by').selectOption('review_high_to_low');
      come();
      await page.waitForURL(/sort=review_high_to_low$/);
      expect(await page.getByLabel('Sort by').inputValue()).toBe('review_high_to_low');
    }));

  it('say which order is on its way, and follow the address back', () =>
    walk({}, async (page) => {
      await page.goto('/reviews/tours-trip-reviews');
      await hydrated(page);
      const order = page.getByLabel('Sort by');
      const before = await order.inputValue();
      const come = Promise.withResolvers<void>();
      await page.route(/\.data/, async (route) => {
        await come.promise;
        await route.continue();
      });
      await order.selectOption('review_high_to_low');
      await page.waitForTimeout(200);
      expect(await order.inputValue()).toBe('review_high_to_low');
      come.resolve();
      await page.waitForURL(/sort=review_high_to_low$/);
      await page.goBack();
      await expect.poll(() => order.inputValue()).toBe(before);
    }));

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
