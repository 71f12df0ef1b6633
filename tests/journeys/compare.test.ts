import { describe, expect, inject, it } from 'vitest';
import { DESK, PHONE, traveler } from './traveler.ts';

const site = inject('site');

async function slugs(count: number): Promise<string[]> {
  const { data } = (await (await fetch(`${site}/v1/trips?limit=${count}`)).json()) as {
    data: { attributes: { slug: string } }[];
  };
  return data.map(({ attributes }) => attributes.slug).sort();
}

describe('trips side by side', () => {
  const { walk } = traveler();

  it('are reached from a trip, and say what its page says', async () => {
    await walk({ viewport: DESK }, async (page) => {
      await page.goto('/all-trips');
      await page.locator('article h3 a').first().click();
      const price = await page.locator('aside b').first().textContent();
      const name = await page.locator('h1').textContent();
      await page.getByRole('link', { name: /line by line/ }).click();
      expect(await page.locator('h1').textContent()).toMatch(/^(Two|Three) trips, line by line$/);
      const column = await page.locator('thead th a').allTextContents();
      const at = column.filter((text) => !/^(See trip|Remove)/.test(text)).indexOf(name ?? '');
      expect(at).toBeGreaterThanOrEqual(0);
      const pays = page.getByRole('row', { name: /^Each traveler pays/ }).locator('td');
      expect(await pays.nth(at).locator('b').textContent()).toContain(price?.trim());
    });
  });

  it('show only their differences, and one less, without scripts', async () => {
    const three = await slugs(3);
    await walk({ viewport: PHONE, javaScriptEnabled: false }, async (page) => {
      await page.goto(`/products/c/${three.join('-vs-')}`);
      expect(await page.locator('thead th').count()).toBe(3);
      const all = await page.locator('tbody tr').count();
      const same = await page.getByText(/^Same for all three:/).count();
      await page.getByRole('link', { name: 'Only show differences' }).click();
      expect(await page.locator('tbody tr').count()).toBe(all - same);
      expect(await page.getByText(/^Same for/).count()).toBe(0);
      await page
        .getByRole('link', { name: /^Remove/ })
        .first()
        .click();
      expect(await page.locator('thead th').count()).toBe(2);
      expect(await page.locator('h1').textContent()).toBe('Two trips, line by line');
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

  it('are swiped on a phone within their frame, the labels in sight', async () => {
    const three = await slugs(3);
    await walk({ viewport: PHONE }, async (page) => {
      await page.goto(`/products/c/${three.join('-vs-')}`);
      const frame = page.getByRole('region', { name: 'The trips side by side' });
      await frame.focus();
      await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      const label = await page.getByRole('rowheader', { name: 'Length' }).boundingBox();
      const last = await page.locator('thead th').nth(2).boundingBox();
      expect(label?.x).toBeLessThan(40);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
});
