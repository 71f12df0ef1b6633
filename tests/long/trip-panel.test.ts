import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createPool } from '#kernel/db';
import { DESK, holdScripts, hydrated, PHONE, threeAtATime, traveler } from '../journeys/traveler.ts';

const WINDOWS = [{ width: 1280, height: 720 }, { width: 1366, height: 768 }, DESK, PHONE];
const LONGEST_PHONE_PAGE = 9000;
/** Of those with the longest plans, prices of the most parts and the most dates. */
const LONGEST_OF_ALL = 9100;
const FOCUSABLE = 'a[href], button:enabled, input:not([type=hidden])';

type Focus = { inside: boolean; name: string; hidden: string[] };

/** What has the focus, and which points of what one sees of it lie outside the window or below something else. */
function focusNow(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const seen = element.closest('label') ?? element;
    const hidden = [...seen.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) => {
          const there = document.elementFromPoint(x, y);
          return there && (seen.contains(there) || there.contains(seen))
            ? []
            : [`${Math.round(x)},${Math.round(y)}: ${there?.className || there?.tagName || 'outside the window'}`];
        }),
      ),
    );
    return {
      inside: element.closest('#price') !== null,
      name: element.getAttribute('aria-label') ?? (seen.innerText || element.tagName),
      hidden,
    };
  });
}

/** What has the focus is seen whole, at once but for the moment that a busy browser takes to scroll there. */
function expectSeen(page: Page): Promise<void> {
  const hidden = async () => {
    const focus = await focusNow(page);
    return focus.hidden.map((point) => `${focus.name}: ${point}`);
  };
  return expect.poll(hidden, { timeout: 2_000 }).toEqual([]);
}

/** Presses a key until the focus has gone through the panel; every stop in it is told. */
async function goThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Focus[]> {
  const stops: Focus[] = [];
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key);
    const focus = await focusNow(page);
    if (focus.inside) stops.push(focus);
    else if (stops.length > 0) return stops;
  }
  throw new Error(`${key} never leaves the panel`);
}

describe('the price panel of a trip', () => {
  const { walk } = traveler();
  /** The trip with the most dates on two pages of the list, one of one date, and the longest. */
  const paths: string[] = [];
  let manyDates = '';

  beforeAll(() =>
    walk({ viewport: PHONE, javaScriptEnabled: false }, async (page) => {
      const trips = new Map<string, { dates: number; height: number }>();
      const cruises = '/all-trips?trip_type=river-cruise&sort=duration_longest';
      for (const list of ['/all-trips', '/all-trips?sort=duration_longest', '/all-trips?includes=flight', cruises]) {
        await page.goto(list);
        const links = await page.locator('article h3 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
        for (const path of links.slice(0, 8)) {
          await page.goto(path ?? '');
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          trips.set(path ?? '', { dates: await page.locator('#dates tbody th').count(), height });
        }
      }
      const by = (key: 'dates' | 'height') => [...trips].sort(([, a], [, b]) => b[key] - a[key]).map(([path]) => path);
      manyDates = by('dates')[0] ?? '';
      paths.push(...new Set([manyDates, by('dates').at(-1) ?? '', by('height')[0] ?? '']));
    }),
  );

  for (const viewport of WINDOWS) {
    it(`shows each of its controls wholly at ${viewport.width} × ${viewport.height} when the keyboard reaches it`, async () => {
      for (const path of paths) {
        await walk({ viewport }, async (page) => {
          await page.goto(path);
          await hydrated(page);
          const controls = await page.locator('#price').locator(FOCUSABLE).filter({ visible: true }).count();
          const radios = await page.locator('#price input[type=radio]').filter({ visible: true }).count();
          const stops = await goThrough(page, 'Tab');
          // Radios of one group are one stop.
          expect(stops.length, path).toBe(controls - Math.max(0, radios - 1));
          // And back, from far below: the panel doesn't stay where its controls are out of reach.
          await page.evaluate(() => window.scrollTo(0, 1500));
          for (const stop of [...stops, ...(await goThrough(page, 'Shift+Tab'))]) {
            expect(stop.hidden, `${path}: ${stop.name}`).toEqual([]);
          }
        });
      }
    });

    it(`opens all dates at ${viewport.width} × ${viewport.height} without covering what the keyboard reaches`, () =>
      walk({ viewport }, async (page) => {
        await page.goto(manyDates);
        await hydrated(page);
        const row = page.locator('#price button[aria-haspopup=dialog]').filter({ visible: true }).first();
        await row.focus();
        await page.keyboard.press('Enter');
        const list = page.locator('#price [popover]:popover-open');
        await list.waitFor();
        const stops = await list.locator(FOCUSABLE).filter({ visible: true }).count();
        for (let stop = 0; stop < stops; stop++) {
          await page.keyboard.press('Tab');
          await expectSeen(page);
        }
        await page.keyboard.press('Escape');
        await expect.poll(() => list.count()).toBe(0);
        expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
        await page.keyboard.press('Enter');
        for (let stop = 0; stop <= stops; stop++) await page.keyboard.press('Tab');
        await expect.poll(() => list.count()).toBe(0);
        await expectSeen(page);
      }));
  }

  it('takes a date and a room from its lists, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await walk({ viewport: { width: 1280, height: 720 }, javaScriptEnabled }, async (page) => {
        await page.goto(manyDates);
        if (javaScriptEnabled) await hydrated(page);
        const row = page.locator('#price button[aria-haspopup=dialog]').filter({ visible: true }).first();
        await row.click();
        const other = page.locator('#price [popover]:popover-open li a:not([aria-current])').first();
        const date = await other.locator('b').innerText();
        await other.click();
        await page.waitForURL(/departure=/);
        await expect.poll(() => row.innerText()).toContain(date);
        if (javaScriptEnabled) {
          expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
        }
      });
    }
  });

  it('counts the travelers that were typed before its scripts came', () =>
    walk({}, async (page) => {
      const come = await holdScripts(page);
      await page.goto(manyDates, { waitUntil: 'commit' });
      await page.getByLabel('Travelers').fill('4');
      come();
      await page.waitForURL(/travelers=4/);
      await page.getByRole('button', { name: 'One traveler more' }).click();
      await page.waitForURL(/travelers=5/);
      expect(await page.getByLabel('Travelers').inputValue()).toBe('5');
    }));

  it('makes a page of at most 9,000 px on a phone', async () => {
    for (const path of paths) {
      await walk({ viewport: PHONE }, async (page) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, path).toBeLessThanOrEqual(LONGEST_PHONE_PAGE);
      });
    }
  });

  it('makes one of hardly more where a trip has the most to say', async () => {
    const pool = createPool(inject('siteDatabase'), 'imports', 1);
    const { rows } = await pool.query(
      `select t.slug from trips t join trip_inclusions i on i.trip_id = t.id
       where t.status = 'published' and t.superseded_by is null and t.duration_days > 9 and t.reviews_count > 5
       group by t.id order by count(*) desc, t.duration_days desc, t.id limit 8`,
    );
    await pool.end();
    expect(rows).toHaveLength(8);
    await threeAtATime(rows, ({ slug }) =>
      walk({ viewport: PHONE }, async (page) => {
        await page.goto(`/trips/${slug}`, { waitUntil: 'networkidle' });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, slug).toBeLessThanOrEqual(LONGEST_OF_ALL);
      }),
    );
  });
});

describe('the route map of a trip', () => {
  const { walk } = traveler();

  it('shows its names in 14 px, however wide the route and however narrow the window', () =>
    walk({}, async (page) => {
      const drawnOn = (svg: string) => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
      const byWidth = new Map<number, string>();
      for (const list of ['/all-trips', '/all-trips?page=2', '/all-trips?page=3']) {
        await page.goto(list);
        const trips = await page.locator('article h3 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
        for (const trip of trips) {
          const map = await page.request.get(`/maps${trip}.svg`);
          if (map.ok()) byWidth.set(drawnOn(await map.text()), trip ?? '');
        }
      }
      expect([...byWidth.keys()].sort()).toEqual([300, 640]);
      for (const viewport of [DESK, { width: 1280, height: 720 }, PHONE]) {
        await page.setViewportSize(viewport);
        for (const trip of byWidth.values()) {
          await page.goto(trip);
          const map = page.locator('#days figure img');
          await map.scrollIntoViewIfNeeded();
          const { source, width } = await map.evaluate(async (image: HTMLImageElement) => {
            await image.decode();
            return { source: image.currentSrc, width: image.clientWidth };
          });
          const svg = await (await page.request.get(source)).text();
          const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
          expect(sizes.length).toBeGreaterThan(0);
          const letters = (Math.min(...sizes) * width) / drawnOn(svg);
          expect(letters, `${trip} at ${viewport.width}`).toBeGreaterThanOrEqual(13.9);
        }
      }
    }));
});
