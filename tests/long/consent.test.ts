import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../journeys/page-quality.ts';
import { DESK, hydrated, online, PHONE, threeAtATime, traveler } from '../journeys/traveler.ts';

const PAGES = ['/', '/all-trips', '/trip-destinations', '/operators', '/tour-operator-reviews', '/blog', '/help-faq'];

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const button = (page: Page, name: string) => question(page).getByRole('button', { name });
/** The question waits for the reader's first move. */
const move = (page: Page) => page.keyboard.press('Shift');

/** Whatever the browser keeps of this site. */
async function kept(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const stored = await page.evaluate(async () => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ...(await window.caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  // Where the reader stood on pages of this visit; the browser forgets it with the window.
  return [...cookies, ...stored.filter((key) => key !== 'react-router-scroll-positions')].sort();
}

const ADVERTISED = '?utm_source=news&utm_medium=email&affiliate=7';

/** Ten pages of every kind. */
async function tenPages(page: Page): Promise<string[]> {
  await page.goto('/all-trips');
  const trip = await page.locator('article h3 a').first().getAttribute('href');
  await page.goto('/operators');
  const company = await page.locator('main article h3 a').first().getAttribute('href');
  await page.goto('/trip-destinations');
  const guide = await page.locator('main a[href^="/guide/"]').first().getAttribute('href');
  return [...PAGES, ...[trip, company, guide].map((path) => path ?? expect.fail('A list leads nowhere'))];
}

/** Each of them in a tab of its own, three at a time. @returns what is kept there */
async function keptInTabs(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await threeAtATime(paths, async (path) => {
    const tab = await page.context().newPage();
    await tab.goto(path + ADVERTISED);
    await hydrated(tab);
    await move(tab);
    await tab.waitForLoadState('networkidle');
    found[path] = await kept(tab);
    await tab.close();
  });
  return found;
}

/** Read as people do. */
async function readTenPages(page: Page): Promise<void> {
  for (const path of await tenPages(page)) {
    await page.goto(path + ADVERTISED);
    await hydrated(page);
    await move(page);
    await page.waitForLoadState('networkidle');
  }
}

describe('what isn’t needed', () => {
  const { walk } = traveler();

  it('is kept on no page before somebody allows it, nor after a refusal', () =>
    walk({ isNew: true }, async (page) => {
      await readTenPages(page);
      expect(await kept(page)).toEqual([]);
      await question(page).waitFor();
      await button(page, 'Reject').click();
      await question(page).waitFor({ state: 'hidden' });
      await readTenPages(page);
      expect(await kept(page)).toEqual(['consent=marketing-no.analytics-no']);
      expect(await question(page).isVisible()).toBe(false);
    }));

  it('is kept from the page on which it is allowed, and gone from every page when that is taken back', () =>
    walk({ isNew: true }, async (page) => {
      await page.goto('/about?utm_source=paper');
      await page.goto('/blog?utm_source=news&utm_medium=email');
      await hydrated(page);
      await move(page);
      await button(page, 'Accept all').click();
      await expect.poll(() => kept(page)).toContain('channel_last=1939');
      expect(await kept(page)).toEqual(
        expect.arrayContaining(['campaign_source_first=news', 'consent=marketing-yes.analytics-yes']),
      );
      await page.goto('/help-faq?utm_source=x&gclid=1');
      await expect.poll(() => kept(page)).toContain('channel_last=34702');
      expect(await kept(page)).toContain('channel_first=1939');

      await move(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
      const found = settings(page).getByRole('switch', { name: 'How you found us' });
      expect(await found.isChecked()).toBe(true);
      await found.uncheck();
      await settings(page).getByRole('switch', { name: 'What you read' }).uncheck();
      await settings(page).getByRole('button', { name: 'Save my choice' }).click();
      await settings(page).waitFor({ state: 'hidden' });
      await expect.poll(() => kept(page)).toEqual(['consent=marketing-no.analytics-no']);
      const pages = await tenPages(page);
      const nothing = Object.fromEntries(pages.map((path) => [path, ['consent=marketing-no.analytics-no']]));
      expect(await keptInTabs(page, pages)).toEqual(nothing);
      expect(Object.keys(nothing)).toHaveLength(10);
    }));

  it('isn’t asked of whoever told their browser that sites may not know', () =>
    walk({ isNew: true }, async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      await page.goto('/about');
      await hydrated(page);
      await move(page);
      await page.waitForLoadState('networkidle');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
      await settings(page).waitFor();
      expect(await question(page).count()).toBe(0);
      await page.keyboard.press('Escape');
      await settings(page).waitFor({ state: 'hidden' });
      expect(await question(page).count()).toBe(0);
    }));
});

describe('the question about cookies', () => {
  const { walk } = traveler();

  it.each([DESK, PHONE, { width: 1280, height: 720 }, { width: 320, height: 640 }])(
    'covers no focus, is heard, and is answered by keyboard, at %o',
    (viewport) =>
      walk({ isNew: true, viewport }, async (page) => {
        await page.goto('/help-faq');
        await hydrated(page);
        await move(page);
        await question(page).waitFor();
        expect(await violations(page)).toEqual([]);
        const covered = await page.evaluate(async () => {
          const shown = document.querySelector('section[aria-label="Cookies"]')?.getBoundingClientRect();
          if (!shown) return ['nothing is asked'];
          const below: string[] = [];
          for (const link of document.querySelectorAll<HTMLElement>('main a[href], footer a[href]')) {
            link.focus();
            if (document.activeElement !== link) continue;
            await new Promise(requestAnimationFrame);
            const { top, bottom, left, right } = link.getBoundingClientRect();
            const isBeside = right < shown.left || left > shown.right || bottom <= shown.top || top >= shown.bottom;
            if (!isBeside) below.push(`${link.textContent} ${top}–${bottom} under ${shown.top}–${shown.bottom}`);
          }
          return below;
        });
        expect(covered).toEqual([]);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        const reached = () => page.evaluate(() => document.activeElement?.textContent);
        for (let i = 0; i < 6 && (await reached()) !== 'Reject'; i += 1) await page.keyboard.press('Tab');
        expect(await reached()).toBe('Reject');
        await page.keyboard.press('Enter');
        await question(page).waitFor({ state: 'hidden' });
      }),
  );

  it('isn’t asked again of who answers on another page and comes back', () =>
    walk({ isNew: true }, async (page) => {
      await page.goto('/about');
      await hydrated(page);
      await move(page);
      await question(page).waitFor();
      const other = await page.context().newPage();
      await other.goto('/help-faq');
      await hydrated(other);
      await move(other);
      await button(other, 'Reject').click();
      await question(other).waitFor({ state: 'hidden' });
      // The browser of these tests keeps no pages to come back to: it is told as one is that does.
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await question(page).waitFor({ state: 'hidden' });
    }));

  it('lies on the bar of a trip on a phone, also beside its price, and not above a strip of the page', () =>
    walk({ isNew: true, viewport: PHONE }, async (page) => {
      await page.goto('/all-trips?departure_guaranteed=true');
      await page.goto((await page.locator('article h3 a').first().getAttribute('href')) ?? '');
      await hydrated(page);
      await page.locator('#price').evaluate((price) => price.scrollIntoView());
      const below = page.getByRole('link', { name: 'See dates', includeHidden: true });
      await page.locator('[data-idle]').waitFor({ state: 'attached' });
      await move(page);
      await question(page).waitFor();
      const end = await question(page).evaluate((asked) => asked.getBoundingClientRect().bottom);
      const box = await below.boundingBox();
      expect(box?.y).toBeGreaterThan(end);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
      expect(await below.isVisible()).toBe(true);
      await button(page, 'Reject').click();
      await below.waitFor({ state: 'hidden' });
    }));

  it('stays, and says so, when the answer couldn’t be saved', () =>
    walk({ isNew: true, expects: /Failed to load/ }, async (page) => {
      await page.goto('/about');
      await hydrated(page);
      await move(page);
      await question(page).waitFor();
      await page.context().setOffline(true);
      await button(page, 'Accept all').click();
      await question(page).getByRole('alert').waitFor();
      await online(page);
      await button(page, 'Accept all').click();
      await question(page).waitFor({ state: 'hidden' });
      expect(await kept(page)).toContain('consent=marketing-yes.analytics-yes');
    }));

  it('leads without scripts to what is kept and how it is changed', () =>
    walk({ isNew: true, javaScriptEnabled: false }, async (page) => {
      await page.goto('/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
      await page.getByRole('heading', { name: 'Change your answer' }).waitFor();
      expect(await page.context().cookies()).toEqual([]);
    }));
});
