import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const site = inject('site');

async function slugs(count: number): Promise<string[]> {
  const { data } = (await (await fetch(`${site}/v1/trips?limit=${count}`)).json()) as {
    data: { attributes: { slug: string } }[];
  };
  return data.map(({ attributes }) => attributes.slug).sort();
}

/** Trips of one company: they say the same of more than one thing. */
async function alikeSlugs(): Promise<string[]> {
  const { data: companies } = await (await fetch(`${site}/v1/operators?limit=20`)).json();
  for (const { attributes } of companies as { attributes: { slug: string } }[]) {
    const { data } = await (await fetch(`${site}/v1/operators/${attributes.slug}/trips?limit=3`)).json();
    if (data?.length === 3) return data.map((trip: { attributes: { slug: string } }) => trip.attributes.slug).sort();
  }
  throw new Error('No company has three trips');
}

const rows = (page: Page) => page.locator('tbody tr:visible');
const differences = (page: Page) => page.getByRole('switch', { name: 'Only show differences' });

describe('trips side by side', () => {
  const { walk } = traveler();

  it('are reached from a trip, and say what its page says', async () => {
    await walk({ viewport: DESK }, async (page) => {
      await page.goto('/all-trips');
      await page.locator('article h3 a').first().click();
      const price = await page.locator('aside b').first().textContent();
      const name = await page.locator('h1').textContent();
      await page.getByRole('link', { name: /line by line/ }).click();
      await page.waitForURL(/-vs-/);
      expect(await page.locator('h1').textContent()).toMatch(/^(Two|Three) trips, line by line$/);
      const column = await page.locator('thead th a').allTextContents();
      const at = column.filter((text) => !/^(See trip|Remove)/.test(text)).indexOf(name ?? '');
      expect(at).toBeGreaterThanOrEqual(0);
      const pays = page.getByRole('row', { name: /^Each traveler pays/ }).locator('td');
      expect(await pays.nth(at).locator('b').textContent()).toContain(price?.trim());
    });
  });

  it('show only their differences, and one less, without scripts', async () => {
    const three = await alikeSlugs();
    await walk({ viewport: PHONE, javaScriptEnabled: false }, async (page) => {
      await page.goto(`/products/c/${three.join('-vs-')}`);
      expect(await page.locator('thead th').count()).toBe(3);
      const all = await rows(page).count();
      const alike = await page.locator('tbody tr', { hasText: /Same for all three:/ }).count();
      expect(alike).toBeGreaterThan(0);
      await differences(page).check();
      expect(
        await page
          .getByText(/^Same for all three:/)
          .and(page.locator(':visible'))
          .count(),
      ).toBe(0);
      expect(await rows(page).count()).toBeLessThanOrEqual(all - alike);
      await page.goto(`/products/c/${three.join('-vs-')}?only=differences`);
      expect(await differences(page).isChecked()).toBe(true);
      expect(
        await page
          .getByText(/^Same for all three:/)
          .and(page.locator(':visible'))
          .count(),
      ).toBe(0);
      await page
        .getByRole('link', { name: /^Remove/ })
        .first()
        .click();
      await expect.poll(() => page.locator('thead th').count()).toBe(2);
      expect(await page.locator('h1').textContent()).toBe('Two trips, line by line');
    });
  });

  it('say in the address that only differences are shown, and let go of one or of all that were chosen', async () => {
    const three = await alikeSlugs();
    await walk({}, async (page) => {
      const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('compare_trips') ?? '[]'));
      const search = () => page.evaluate(() => location.search);
      await page.goto('/contact');
      const list = JSON.stringify(three.map((slug) => ({ slug, name: slug })));
      await page.evaluate((list) => localStorage.setItem('compare_trips', list), list);
      await page.goto(`/products/c/${three.join('-vs-')}`);
      await hydrated(page);
      const before = await rows(page).count();
      await differences(page).focus();
      await page.keyboard.press('Space');
      await expect.poll(search).toBe('?only=differences');
      expect(await rows(page).count()).toBeLessThan(before);
      await page.keyboard.press('Space');
      await expect.poll(search).toBe('');
      expect(await rows(page).count()).toBe(before);

      await page
        .getByRole('link', { name: /^Remove/ })
        .first()
        .click();
      await page.waitForURL((url) => !url.pathname.includes(three[0] ?? ''));
      expect(await kept()).toHaveLength(2);
      await hydrated(page);
      await page.getByRole('link', { name: 'Clear all' }).click();
      await page.waitForURL('**/products/c');
      expect(await kept()).toEqual([]);
    });
  });

  it('have one canonical address, leave out what isn’t there and stop at three', async () => {
    const [a = '', b = '', c = '', d = ''] = await slugs(4);
    const read = async (address: string) => {
      const response = await fetch(`${site}/products/c/${address}`);
      return { status: response.status, robots: response.headers.get('x-robots-tag'), text: await response.text() };
    };
    const turned = await read(`${b}-vs-no-such-trip-vs-${a}`);
    expect(turned).toMatchObject({ status: 200, robots: expect.stringContaining('noindex') });
    expect(turned.text).toContain(`/products/c/${a}-vs-${b}"`);
    expect(turned.text).toContain('Left out: “no-such-trip”. It may be misspelled, or no longer offered.');
    const four = (await read([d, c, b, a, 'no-such-one', 'nor-this'].join('-vs-'))).text;
    expect(four).toContain('You can compare up to three trips. These are the first three.');
    expect(four).toContain('Left out: “no-such-one” and “nor-this”. They may be misspelled, or no longer offered.');
    expect(four).toContain(`${a}-vs-${b}-vs-${c}"`);
    expect((await read(a)).text).toContain('Please choose at least two trips to compare.');
    expect((await read('no-such-trip')).status).toBe(404);
  });

  it.each([390, 360])(
    'stand two at a time on a phone of %s px, the third a swipe away, the labels in sight',
    async (width) => {
      const three = await slugs(3);
      await walk({ viewport: { width, height: 844 } }, async (page) => {
        await page.goto(`/products/c/${three.join('-vs-')}`);
        const seen = () =>
          page.locator('thead th').evaluateAll((all) =>
            all.map((column) => {
              const { left, right } = column.getBoundingClientRect();
              const labels = document.querySelector('tbody th[scope=row]')?.getBoundingClientRect().right ?? 0;
              return left >= labels - 1 && right <= innerWidth;
            }),
          );
        expect(await seen()).toEqual([true, true, false]);
        const frame = page.getByRole('region', { name: 'The trips side by side' });
        await frame.focus();
        await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
        await expect.poll(seen).toEqual([false, true, true]);
        expect((await page.getByRole('rowheader', { name: 'Length' }).boundingBox())?.x).toBeLessThan(40);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    },
  );

  it('and a trip are handed on: by the system’s sheet, else copied, by mail without scripts', async () => {
    const [a = '', b = ''] = await slugs(2);
    const address = `${site}/products/c/${a}-vs-${b}`;
    const share = (page: Page) => page.getByRole('link', { name: 'Share' });
    await walk({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto(`${address}?only=differences`);
      await hydrated(page);
      await share(page).click();
      await page.getByText('The link is copied.').waitFor();
      const origin = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
      });
      await share(page).click();
      await page.getByText('Your browser doesn’t let us copy.').waitFor();
    });
    await walk({}, async (page) => {
      await page.addInitScript(() => {
        const share = async ({ url }: ShareData) => {
          document.title = `shared ${url}`;
        };
        Object.assign(navigator, { share });
      });
      await page.goto(`/trips/${a}`);
      // Its script comes with the first touch; until then the link is one for mail.
      const titleOnceClicked = async () => {
        await share(page).click();
        return page.title();
      };
      await expect.poll(titleOnceClicked).toMatch(new RegExp(`^shared .+/trips/${a}$`));
    });
    await walk({ javaScriptEnabled: false }, async (page) => {
      await page.goto(address);
      const href = decodeURIComponent((await share(page).getAttribute('href')) ?? '');
      expect(href).toMatch(new RegExp(`^mailto:\\?subject=.+&body=.+/products/c/${a}-vs-${b}$`));
    });
  });
});
