import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, PHONE, traveler } from '../journeys/traveler.ts';

describe('a trip page', () => {
  const { walk } = traveler();
  /** A trip with more dates than are shown at once. */
  let path = '';

  beforeAll(() =>
    walk({}, async (page) => {
      await page.goto('/all-trips?departure_guaranteed=true');
      const trips = await page.locator('article h3 a').evaluateAll((links) => links.map((a) => a.getAttribute('href')));
      for (const trip of trips) {
        await page.goto(trip ?? '');
        if ((await page.getByText(/^Show \d+ more dates/).count()) > 0) {
          path = trip ?? '';
          return;
        }
      }
    }),
  );

  const rows = (page: Page) => page.locator('#dates tbody tr').filter({ has: page.locator('th') });
  const chosen = (page: Page) => rows(page).filter({ hasText: 'Chosen' }).locator('th').innerText();

  it('shows five dates and folds the others away', () =>
    walk({}, async (page) => {
      await page.goto(path);
      const all = await rows(page).count();
      expect(all).toBeGreaterThan(7);
      expect(await rows(page).filter({ visible: true }).count()).toBeLessThanOrEqual(6);
      await page.getByText(/^Show \d+ more dates?$/).click();
      expect(await rows(page).filter({ visible: true }).count()).toBe(all);
    }));

  it.each([320, 390, 1440])('draws what comes back so that its words have room, %i px wide', (width) =>
    walk({ viewport: { width, height: 900 } }, async (page) => {
      await page.goto('/all-trips');
      const trips = await page.locator('article h3 a').evaluateAll((links) => links.map((a) => a.getAttribute('href')));
      let steps = 0;
      for (const trip of trips) {
        await page.goto(trip ?? '', { waitUntil: 'domcontentloaded' });
        const found = await page.locator('[data-step]').evaluateAll((all) =>
          all.flatMap((step) => {
            const of = step.getBoundingClientRect();
            return [...step.querySelectorAll('b, small')].flatMap((words) => {
              const range = document.createRange();
              range.selectNodeContents(words);
              const { left, right, top, bottom, width } = range.getBoundingClientRect();
              if (width === 0 || top >= of.bottom) return [];
              return [{ words: words.textContent, fits: left >= of.left && right <= of.right && bottom <= of.bottom }];
            });
          }),
        );
        expect([trip, found.filter(({ fits }) => !fits)]).toEqual([trip, []]);
        steps += found.length;
      }
      expect(steps).toBeGreaterThan(1);
    }),
  );

  it('keeps a far date in sight once it is chosen, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await walk({ javaScriptEnabled }, async (page) => {
        await page.goto(path);
        if (javaScriptEnabled) await hydrated(page);
        await page.getByText(/^Show \d+ more dates?$/).click();
        const far = page
          .locator('#dates details table tr')
          .filter({ has: page.getByRole('link', { name: /^Choose/ }) });
        const date = await far.last().locator('th').innerText();
        await far
          .last()
          .getByRole('link', { name: /^Choose/ })
          .click();
        await page.waitForURL(/departure=.+#price$/);
        await expect.poll(() => chosen(page)).toBe(date);
        await expect.poll(() => page.locator('#dates details table').getByText('Chosen').count()).toBe(0);
        await expect.poll(() => page.getByRole('radio', { name: date }).isChecked()).toBe(true);
      });
    }
  });

  it('keeps room and party when another date is chosen', () =>
    walk({}, async (page) => {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('button', { name: 'One traveler more' }).click();
      await page.waitForURL(/travelers=3/);
      const another = page
        .locator('#dates')
        .getByRole('link', { name: /^Choose/ })
        .first();
      await expect.poll(() => another.getAttribute('href')).toContain('travelers=3');
      await another.click();
      await page.waitForURL(/#price$/);
      expect(new URL(page.url()).searchParams.get('travelers')).toBe('3');
    }));

  it('is whole without scripts, and stays so when they take over', async () => {
    const words = async (page: Page) =>
      (await page.locator('main').innerText()).replace(/Places as of[^.]*\. /, '').replace(/\s+/g, ' ');
    const plain = await walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto(path);
      return page.getByRole('heading', { level: 2 }).allInnerTexts();
    });
    expect(plain).toContain('Day by day');
    expect(plain).toContain('Who runs it');
    await walk({}, async (page) => {
      await page.goto(path);
      await hydrated(page);
      expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(plain);
      const before = (await words(page)).length;
      const late = page.waitForResponse(/\/read-only-/);
      await page.keyboard.press('Tab');
      await (await late).finished();
      expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(plain);
      expect(Math.abs((await words(page)).length - before)).toBeLessThan(200);
    });
  });

  it('hides nothing behind the bar of a phone', () =>
    walk({ viewport: PHONE }, async (page) => {
      await page.goto(path);
      await hydrated(page);
      const bar = page.getByRole('link', { name: 'See dates' });
      const top = (await bar.boundingBox())?.y ?? 0;
      const summaries = page.locator('main summary');
      for (const index of [0, 3, 6]) {
        await summaries.nth(index).focus();
        const box = await summaries.nth(index).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
      }
      await bar.click();
      await page.waitForURL(/#dates$/);
      expect(await page.getByRole('heading', { name: 'Dates and prices' }).isVisible()).toBe(true);
    }));
});
