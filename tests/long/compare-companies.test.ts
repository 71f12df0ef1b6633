import { describe, expect, it } from 'vitest';
import { PHONE, traveler } from '../journeys/traveler.ts';

describe('companies side by side', () => {
  const { walk, site } = traveler();

  it('are reached from a profile, and say what each profile says', () =>
    walk({}, async (page) => {
      await page.goto('/tour-operator-reviews');
      await page.locator('main a[href^="/tour-operators/"]').first().click();
      const name = await page.locator('h1').innerText();
      const trips = await page
        .getByRole('link', { name: /^See all .+ trips$/ })
        .first()
        .innerText();
      await page.getByRole('link', { name: /line by line/ }).click();
      await page.waitForURL(/\/c\/.+-vs-/);
      expect(await page.locator('h1').innerText()).toMatch(/^(Two|Three) companies, line by line$/);
      const names = await page.locator('thead th > a:first-of-type').allInnerTexts();
      const at = names.indexOf(name);
      expect(at).toBeGreaterThanOrEqual(0);
      const count = await page
        .getByRole('row', { name: /^Trips / })
        .locator('td')
        .nth(at)
        .innerText();
      expect(trips).toBe(`See all ${count}`);
    }));

  it('leave out who isn’t there, stop at three and have one address', async () => {
    const { data } = (await (await fetch(`${site}/v1/operators?limit=4`)).json()) as {
      data: { attributes: { slug: string } }[];
    };
    const [a = '', b = '', c = '', d = ''] = data.map(({ attributes }) => attributes.slug).sort();
    const read = async (address: string) => {
      const response = await fetch(`${site}/c/${address}`);
      return { status: response.status, robots: response.headers.get('x-robots-tag'), text: await response.text() };
    };
    const turned = await read(`${b}-vs-no-such-company-vs-${a}`);
    expect(turned).toMatchObject({ status: 200, robots: expect.stringContaining('noindex') });
    expect(turned.text).toContain(`/c/${a}-vs-${b}"`);
    expect(turned.text).toContain('Left out: “no-such-company”. It may be misspelled, or no longer offered.');
    const four = (await read([d, c, b, a, 'no-such-one', 'nor-this'].join('-vs-'))).text;
    expect(four).toContain('You can compare up to three companies. These are the first three.');
    expect(four).toContain('Left out: “no-such-one” and “nor-this”. They may be misspelled, or no longer offered.');
    expect(four).toContain(`${a}-vs-${b}-vs-${c}"`);
    expect((await read(a)).text).toContain('Please choose at least two companies to compare.');
    expect((await read('no-such-company')).status).toBe(404);
  });

  it('show only their differences without scripts', () =>
    walk({ viewport: PHONE, javaScriptEnabled: false }, async (page) => {
      await page.goto('/tour-operator-reviews');
      await page.locator('main a[href^="/tour-operators/"]').first().click();
      await page.getByRole('link', { name: /line by line/ }).click();
      await page.waitForURL(/-vs-/);
      const rows = page.locator('tbody tr:visible');
      const all = await rows.count();
      const same = page.locator('tbody tr:visible', { hasText: /Same for (both|all three):/ });
      const alike = await same.count();
      await page.getByRole('switch', { name: 'Only show differences' }).check();
      expect(await rows.count()).toBeLessThanOrEqual(all - alike);
      expect(await same.count()).toBe(0);
    }));

  it('are open to robots where the site names them as a pair, by that address alone', () =>
    walk({}, async (page) => {
      await page.goto('/top-tour-operator-comparisons');
      const pairs = page.locator('main section li a');
      const names = (await pairs.first().innerText()).split(' or ');
      const pair = (await pairs.first().getAttribute('href')) ?? '';
      const country = await page.locator('main section h2 a').first().getAttribute('href');
      await pairs.first().click();
      await page.waitForURL(/\/c\/.+-vs-/);
      expect((await page.locator('thead th > a:first-of-type').allInnerTexts()).sort()).toEqual(names.sort());
      const cacheOf = async (path: string) => (await fetch(site + path)).headers.get('cache-control');
      expect(await cacheOf(pair)).toBe('public, max-age=0, s-maxage=300');
      const others = [
        `${pair}?only=differences`,
        `${pair}-vs-no-such-company`,
        pair.replace(/(.+\/)(.+)-vs-(.+)/, '$1$3-vs-$2'),
      ];
      for (const other of others) expect(await cacheOf(other), other).toBe('no-store');
      await page.goto(country ?? '');
      expect(await page.locator(`main a[href="${pair}"]`).count()).toBe(1);
    }));
});
