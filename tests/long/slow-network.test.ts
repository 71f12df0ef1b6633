import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESSES } from '../journeys/looked-at.ts';
import { openedShifts } from '../journeys/page-quality.ts';
import { someOf } from '../journeys/sample.ts';
import { type SlowDoor, slowDocuments } from '../journeys/slow-documents.ts';
import { PHONE, threeAtATime, traveler } from '../journeys/traveler.ts';

describe('over a slow network, on a phone,', () => {
  const { walk, site } = traveler();
  let door: SlowDoor;
  const addresses = someOf(Object.values(ADDRESSES), 12);

  beforeAll(async () => {
    door = await slowDocuments(site);
    await walk({}, async (page) => {
      await page.goto('/all-trips');
      const trip = await page.locator('article h3 a').first().getAttribute('href');
      const company = await page.locator('article p a').first().getAttribute('href');
      addresses.push(`${trip}`, `${company}`, `/reserve?trip=${trip?.replace('/trips/', '')}`);
    });
  });
  afterAll(() => door?.close());

  it('nothing moves while a page arrives piece by piece', { timeout: 300_000 }, () =>
    threeAtATime(addresses, (address) =>
      walk({ viewport: PHONE, baseURL: door.url }, async (page) =>
        expect([address, await openedShifts(page, address)]).toEqual([address, []]),
      ),
    ),
  );

  it('which is seen of a page whose end stands above its beginning', () =>
    walk({ viewport: PHONE, baseURL: door.url }, async (page) => {
      await page.addInitScript(`
        new MutationObserver(() => {
          if (document.body) document.body.style.cssText = 'display: flex; flex-direction: column-reverse';
        }).observe(document, { childList: true, subtree: true });`);
      expect(await openedShifts(page, '/about')).not.toEqual([]);
    }));
});
