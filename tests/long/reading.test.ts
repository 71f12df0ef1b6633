import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE, TABLET, threeAtATime, traveler } from '../journeys/traveler.ts';

/** Words whose letters stand below each other, because something beside them left no room. */
function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const own = [...element.childNodes]
        .map((node) => (node.nodeType === 3 ? node.textContent : ''))
        .join('')
        .trim();
      const { width, height } = element.getBoundingClientRect();
      const letter = parseFloat(getComputedStyle(element).fontSize);
      const isColumn = own.length > 3 && width > 1 && width < 1.8 * letter && height > 3 * letter;
      return isColumn && element.checkVisibility() ? [`${own.slice(0, 40)} in ${Math.round(width)} px`] : [];
    }),
  );
}

/** What stands outside the window or is cut off: nobody can read it without scrolling sideways. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const scrolled = (element: Element) => element.closest('[popover], dialog, ul, thead, .visually-hidden') !== null;
    const cut = [
      ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, dt, dd, a, b, button, label, td, th)'),
    ]
      .filter((element) => element.checkVisibility() && !scrolled(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => `${element.tagName} ${element.innerText.slice(0, 40)}`);
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...cut];
  });
}

describe('a page read in other ways', () => {
  const { walk } = traveler();
  const pages = ['/', '/all-trips', '/catalogsearch/result?q=patagonia'];
  let trip = '';
  let longTrip = '';

  beforeAll(() =>
    walk({}, async (page) => {
      const linked = (selector: string) => page.locator(selector).first().getAttribute('href');
      await page.goto('/');
      const category = (await linked('main a[href^="/trip-list/"]')) ?? '';
      await page.goto('/all-trips?departure_guaranteed=true');
      trip = (await linked('article h3 a')) ?? '';
      pages.push(trip, (await linked('article p a')) ?? '', category.replace('/trip-list/', '/guide/'));
      await page.goto('/all-trips?duration=two_weeks');
      longTrip = (await linked('article h3 a')) ?? '';
    }),
  );

  for (const [words, viewport, letters] of [
    ['letters twice as large', { width: 1280, height: 720 }, 32],
    ['letters half as large again on a phone', PHONE, 24],
    ['letters twice as large on a phone', PHONE, 32],
    ['the page at 200 %', { width: 640, height: 360 }, 16],
    ['the page at 400 %', { width: 320, height: 180 }, 16],
  ] as const) {
    it(`reflows with ${words}`, () =>
      threeAtATime(pages, (path) =>
        walk({ viewport }, async (page) => {
          const browser = await page.context().newCDPSession(page);
          await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
          await page.goto(path, { waitUntil: 'networkidle' });
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
          expect(await cutOff(page), path).toEqual([]);
          expect(await squeezed(page), path).toEqual([]);
        }),
      ));
  }

  it('stands as it is when its fonts come late', () =>
    threeAtATime([...pages, '/tour-operator-reviews', '/nothing-here'], (path) =>
      walk({ viewport: TABLET }, async (page) => {
        let held = 0;
        await page.route(/\.woff2/, async (route) => {
          held += 1;
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const blocks = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('h1, h2, p, li')].map((block) => block.getBoundingClientRect().height),
          );
        // What moves before anything is painted nobody sees.
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        const before = await blocks();
        await page.waitForLoadState('networkidle');
        expect(held).toBeGreaterThan(1);
        expect(await blocks(), path).toEqual(before);
      }),
    ));

  it.each([
    ['', () => trip],
    [' whose last days are folded away', () => longTrip],
  ] as const)('prints the days, dates and prices of a trip%s, and nothing of the site around it', (_, path) =>
    walk({ viewport: { width: 718, height: 1000 } }, async (page) => {
      await page.goto(path(), { waitUntil: 'networkidle' });
      const day = '#days details:not(:has(details))';
      const days = await page.locator(day).count();
      expect(days).toBeGreaterThan(1);
      if (path() === longTrip) expect(await page.locator('#days details details').count()).toBeGreaterThan(1);
      await page.emulateMedia({ media: 'print' });
      const seen = (selector: string) => page.locator(selector).filter({ visible: true }).count();
      for (const part of ['banner', 'contentinfo', 'navigation', 'search'] as const) {
        expect(await page.getByRole(part).filter({ visible: true }).count(), part).toBe(0);
      }
      expect(await seen('h1')).toBe(1);
      expect(await seen('#price dl dd')).toBeGreaterThan(0);
      expect(await seen(`${day} > :not(summary)`)).toBe(days);
      const dates = await page.locator('#dates tbody th').count();
      expect(await seen('#dates tbody th')).toBe(dates);
      expect(await page.locator('#dates tbody td[data-label]').filter({ visible: true, hasText: /\d/ }).count()).toBe(
        await page.locator('#dates tbody td[data-label]').filter({ hasText: /\d/ }).count(),
      );
      expect((await page.pdf()).byteLength).toBeGreaterThan(10_000);
    }),
  );
});
