import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tripTypes } from '../../demo/generate/terms/trip-types.ts';
import { hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const transports = [
  'Road, rail and boats between the stops are in the price.',
  'Flights between stops are in the price.',
  'You drive, ride or walk between the stops.',
];

describe('what the vocabulary says of its entries', () => {
  const { walk } = traveler();

  it('stands beside each kind of trip on the front page, with its icon', () =>
    walk({}, async (page) => {
      await page.goto('/');
      const rows = page.locator('tr', { has: page.locator('a[href*="trip_type="]') });
      expect(await rows.count()).toBeGreaterThan(2);
      for (const row of await rows.all()) {
        const name = await row.locator('a').innerText();
        const type = tripTypes.find((one) => one.name === name) ?? expect.fail(`There is no kind ${name}`);
        expect(await row.innerText()).toContain(type.description);
        expect(await row.locator('use').getAttribute('href')).toMatch(new RegExp(`#${type.icon}$`));
      }
    }));

  it('heads the guide of a kind of trip, and its facts don’t say that its trips are of that kind', () =>
    walk({}, async (page) => {
      await page.goto('/guide/small-group-tour');
      expect(await page.locator('main header use').first().getAttribute('href')).toMatch(/#users$/);
      expect(await page.locator('main header').innerText()).toContain('A guide and a group small enough');
      expect(await page.locator('#guide dt').allInnerTexts()).not.toContain('Most are');
      await page.goto('/guide/south-america');
      expect(await page.locator('main header h1').locator('xpath=preceding-sibling::*').count()).toBe(0);
    }));

  it('tells on a trip’s page what its kind and its effort mean: by keyboard, by touch and without scripts', async () => {
    const ways = [{}, { viewport: PHONE, hasTouch: true }, { javaScriptEnabled: false }];
    for (const way of ways) {
      await walk(way, async (page) => {
        await page.goto('/trip-list/small-group-tour');
        await page.goto((await page.locator('article h3 a').first().getAttribute('href')) ?? '');
        if (!('javaScriptEnabled' in way)) await hydrated(page);
        const kind = page.getByRole('button', { name: 'Small group tours: what that means' });
        const said = page.getByText(/^A guide and a group small/).filter({ visible: true });
        expect(await said.count()).toBe(0);
        if ('hasTouch' in way) await kind.tap();
        else await kind.press('Enter');
        await said.waitFor();
        expect(await isExpanded(page, 'Small group tours: what that means')).toBe(true);
        await page.keyboard.press('Escape');
        await expect.poll(() => said.count()).toBe(0);
        expect(await isExpanded(page, 'Small group tours: what that means')).toBe(false);
        expect(await page.getByRole('button', { name: /what that means/ }).count()).toBe(2);
      });
    }
  });

  it('tells on a trip’s page, and beside the filter, which transport is in the price', () =>
    walk({}, async (page) => {
      await page.goto('/all-trips');
      const filter = page.getByRole('checkbox', { name: /^Transport on the ground/, includeHidden: true });
      const about = await filter.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${about}"]`).textContent()).toBe(transports[0]);
      await page.goto((await page.locator('article h3 a').first().getAttribute('href')) ?? '');
      const told = await page.locator('#covers dd').allTextContents();
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter((text) => !transports.includes(text))).toEqual([]);
    }));
});

/** What the browser itself tells a screen reader of a button: no attribute says it. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const asked = { nodeId: root.nodeId, accessibleName: name, role: 'button' };
  const { nodes } = await devtools.send('Accessibility.queryAXTree', asked);
  return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value;
}
