import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdScripts, hydrated, PHONE, traveler, tripsShown } from '../journeys/traveler.ts';

const MOST_HTML = 30_000;

/** The document's text, and apart from it what its scripts are told. */
async function documentAt(url: string): Promise<{ html: string; told: string; shown: string }> {
  const html = await (await fetch(url)).text();
  const told = [...html.matchAll(/<script>window\.__reactRouterContext\.streamController[\s\S]*?<\/script>/g)].join('');
  return { html, told, shown: html.replaceAll(/<script[\s\S]*?<\/script>/g, '') };
}

const menuLinks = () => document.querySelectorAll('header nav a[href^="/guide/"]').length;

describe('parts of a page that are only read', () => {
  const { site, walk } = traveler();

  it('stand in the document once: scripts aren’t told of them', async () => {
    const list = await documentAt(`${site}/all-trips`);
    const [name = '', slug = ''] = /<h3><a href="\/trips\/([^"]+)">([^<]+)</.exec(list.shown)?.slice(1).reverse() ?? [];
    expect(name).not.toBe('');
    expect(list.told.includes(slug)).toBe(false);
    expect(list.told.includes('loaderData')).toBe(true);
    const trip = await documentAt(`${site}/trips/${slug}`);
    const day = /<section[^>]* id="days"[\s\S]*?<p>([^<.]{20,})/.exec(trip.shown)?.[1] ?? '';
    expect(day).not.toBe('');
    expect(trip.told.includes(day)).toBe(false);
    for (const page of [list, trip]) {
      expect(page.shown.includes('href="/destination/europe"')).toBe(true);
      expect(page.told.includes('/destination/europe')).toBe(false);
      expect(gzipSync(page.html).length).toBeLessThan(MOST_HTML);
    }
  });

  it('give way to another list, come back with the first, and stay when none comes', () =>
    walk({ expects: /503/ }, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const names = () => page.locator('article h3').allInnerTexts();
      const [first, all] = [await names(), await tripsShown(page)];
      expect(first).toHaveLength(24);
      await page.getByRole('checkbox', { name: /^Small ship/ }).check();
      await page.waitForURL(/trip_type=/);
      await expect.poll(() => tripsShown(page)).toBeLessThan(all);
      await expect.poll(names).not.toEqual(first);
      expect(await page.locator('[data-static=cards]').count()).toBe(1);
      await page.goBack();
      await expect.poll(names).toEqual(first);

      await page.reload();
      await hydrated(page);
      await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: '' }));
      // Its tick goes again as soon as the refusal is there, which may be at once.
      await page.getByRole('checkbox', { name: /^Small ship/ }).click();
      await page.getByText('This list is the one before').waitFor();
      expect(await names()).toEqual(first);
    }));

  it.each([
    ['wide', {}],
    ['on phones', { viewport: PHONE }],
  ])('are there after the page had to be made anew: %s', (_, options) =>
    walk({ ...options, expects: /404/ }, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const before = await page.evaluate(menuLinks);
      expect(before).toBeGreaterThan(20);
      const footer = await page.locator('footer').innerText();
      const phone = await page.locator('#site-menu a').count();
      await page.route('**/*.data*', async (route) => {
        const answer = await route.fetch({ url: `${site}/all-trips.data?page=9999` });
        await route.fulfill({ response: answer });
      });
      await page.evaluate(() => document.querySelector<HTMLInputElement>('#filters input[type=checkbox]')?.click());
      await page.locator('main h1').getByText('All trips').waitFor({ state: 'detached' });
      expect(await page.evaluate(menuLinks)).toBe(before);
      expect(await page.locator('footer').innerText()).toBe(footer);
      await page.keyboard.press('Shift');
      await expect.poll(() => page.locator('#site-menu a').count()).toBe(phone);
    }),
  );
});

describe('parts whose scripts come late', () => {
  const { walk } = traveler();
  /** Of the shell; the others come at once. */
  const hold = (page: Page, held: Promise<unknown>) =>
    page.route('**/assets/read-only-*.js', async (route) => {
      await held;
      await route.continue();
    });
  const inHeader = () => ({
    searches: document.querySelectorAll('header form[role=search]').length,
    members: document.querySelectorAll('header a[href^="/sign-in"]').length,
  });

  it('stay while a filter is the first thing that somebody touches; the list comes once they are there', () =>
    walk({}, async (page) => {
      let arrive = () => {};
      await hold(
        page,
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
      );
      await page.goto('/all-trips');
      await hydrated(page);
      const [before, all] = [await page.evaluate(inHeader), await tripsShown(page)];
      expect(before).toEqual({ searches: 1, members: 1 });
      await page.getByRole('checkbox', { name: /^Small ship/ }).check();
      await page.waitForTimeout(500);
      expect(await page.evaluate(inHeader)).toEqual(before);
      arrive();
      await expect.poll(() => tripsShown(page)).toBeLessThan(all);
      expect(await page.evaluate(inHeader)).toEqual(before);
    }));

  it('stay when a filter was touched before any script came', () =>
    walk({}, async (page) => {
      const come = await holdScripts(page);
      const arrive = Promise.withResolvers<void>();
      await hold(page, arrive.promise);
      await page.goto('/all-trips', { waitUntil: 'commit' });
      await page.getByRole('checkbox', { name: /^Small ship/ }).check();
      const [before, all] = [await page.evaluate(inHeader), await tripsShown(page)];
      expect(before).toEqual({ searches: 1, members: 1 });
      come();
      await hydrated(page);
      await page.waitForTimeout(500);
      expect(await page.evaluate(inHeader)).toEqual(before);
      arrive.resolve();
      await expect.poll(() => tripsShown(page)).toBeLessThan(all);
      expect(await page.evaluate(inHeader)).toEqual(before);
    }));

  it('hold up nobody for longer than two seconds', () =>
    walk({}, async (page) => {
      await hold(page, new Promise(() => {}));
      await page.goto('/all-trips');
      await hydrated(page);
      const all = await tripsShown(page);
      await page.getByRole('checkbox', { name: /^Small ship/ }).check();
      await expect.poll(() => tripsShown(page), { timeout: 8_000 }).toBeLessThan(all);
    }));

  it('come when somebody goes back before touching anything', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      await hydrated(page);
      const all = await tripsShown(page);
      await page.getByRole('checkbox', { name: /^Small ship/ }).check();
      await expect.poll(() => tripsShown(page)).toBeLessThan(all);
      await page.reload();
      await hydrated(page);
      await page.goBack();
      await expect.poll(() => tripsShown(page)).toBe(all);
      expect(await page.evaluate(inHeader)).toEqual({ searches: 1, members: 1 });
    }));
});
