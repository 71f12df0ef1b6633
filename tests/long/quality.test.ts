import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createPool } from '../../src/kernel/db/index.ts';
import { samplesOf } from '../contracts/samples.ts';
import { ADDRESSES, FOUND, isOf, type Name, SHEETS } from '../journeys/looked-at.ts';
import { icons, openedFaults, sheetsTwice, tooWide } from '../journeys/page-quality.ts';
import { isEveryPage, ON_SCREENS, SCREENS, someOf } from '../journeys/sample.ts';
import { sharedList } from '../journeys/shared-list.ts';
import { threeAtATime, traveler } from '../journeys/traveler.ts';

/** By gzip, of what a page asks for before anybody touches it. */
const MAX_SCRIPT_BYTES = 135_000;
/** Of all stylesheets that a page brings, those of its late parts among them. */
const MAX_STYLE_BYTES = 20_000;

const names = Object.keys(SHEETS) as Name[];
/** Pages of different stylesheets, others each time; what pages of one set are made of is much the same. */
const SOME = someOf(
  names.filter((name, i) => names.findIndex((other) => String(SHEETS[other]) === String(SHEETS[name])) === i),
  12,
);

describe('every page', () => {
  const addresses: Partial<Record<Name, string | null>> = { ...ADDRESSES };
  const { walk, site } = traveler();
  const addressOf = (name: Name) => addresses[name] ?? expect.fail(`No page leads to ${name}`);

  beforeAll(() =>
    walk({}, async (page) => {
      const linked = (selector: string) => page.locator(selector).first().getAttribute('href');
      await page.goto('/');
      const category = await linked('main a[href^="/trip-list/"]');
      await page.goto('/all-trips');
      const trip = await linked('article h3 a');
      const company = await linked('article p a');
      await page.goto(trip ?? '');
      const comparison = await page.getByRole('link', { name: /line by line/ }).getAttribute('href');
      await page.goto(company ?? '');
      const companies = await page.getByRole('link', { name: /line by line/ }).getAttribute('href');
      await page.goto('/tour-operator-reviews');
      const place = await linked('main a[href^="/tc/"]');
      await page.goto('/reviews');
      const reviews = await linked('main a[href^="/reviews/"]');
      const old = await previousTrips(page);
      const tails = await page.request.get('/v1/categories?category_type=longtail_two_attributes');
      await page.goto('/l');
      const landmark = await linked('main a[href^="/l/"]');
      await page.goto('/i');
      Object.assign(addresses, {
        'a shared list': await sharedList(page),
        'a landmark': landmark,
        'a plan': await page.getByRole('link', { name: 'One week' }).first().getAttribute('href'),
        'a category': category,
        'a guide': category?.replace('/trip-list/', '/guide/'),
        'a long tail': `/ltt/${(await tails.json()).data[0].attributes.slug}`,
        'a trip': trip,
        'reserving a trip': `/reserve?trip=${trip?.replace('/trips/', '')}`,
        'a company': company,
        'its trips': `${company}-trips`,
        'its reviews': `${company}-reviews`,
        'trips side by side': comparison,
        'companies side by side': companies,
        'the companies of a place': place,
        'a company’s previous trips': old,
        'the reviews of a place': reviews,
        ...(isEveryPage && (await rareAddresses())),
      });
      const found = Object.entries(FOUND).map(([name, kind]) => [name, kind, addresses[name as Name]] as const);
      expect(found.filter(([, kind, address]) => address && !isOf(kind, address))).toEqual([]);
    }),
  );

  describe.each(isEveryPage ? names : SOME)('%s', (name) => {
    // One visit for each width: to open a page takes longer than most of what is asked of it.
    it(`has nothing wrong, stands still and draws its icons ${ON_SCREENS}, in light and dark; fits 320 and 1920 px, asks no other host, paints before its scripts, which are few, and brings the styles of its kind alone`, () =>
      threeAtATime(SCREENS, (viewport) =>
        walk({ viewport }, async (page) => {
          const asked = await requestsOf(page);
          let written = '';
          const found = await openedFaults(page, addressOf(name), (text) => {
            written = text;
            asksLittle(page, text, asked);
          });
          expect(found, `${viewport.width} px`).toEqual([]);
          await drawsIcons(page, NO_ICONS.has(name) ? 0 : 1);
          for (const width of [320, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            expect(await tooWide(page)).toEqual([]);
          }
          await page.keyboard.press('Tab');
          await page.waitForLoadState('networkidle');
          const brought = asked.filter(({ type }) => type === 'Stylesheet');
          // Whatever is shown later: it is painted as soon as it can be read.
          expect(brought.filter(({ url }) => !written.includes(url.pathname))).toEqual([]);
          const sheets = brought.map(({ url }) => /assets\/([a-z-]+?)-[\w-]{8}\.css/.exec(url.pathname)?.[1]);
          expect([...new Set(sheets)].sort()).toEqual(SHEETS[name]);
          expect(await sheetsTwice(page)).toEqual([]);
          weighsLittle(asked, 'Stylesheet', MAX_STYLE_BYTES);
        }),
      ));

    it('names no icon in its own text that isn’t there, so that they are drawn without scripts, and links every sheet', async () => {
      const text = await (await fetch(site + addressOf(name))).text();
      expect(unstyled(text)).toEqual([]);
      const named = new Set([...text.matchAll(/<use href="([^"]+)"/g)].map(([, href = '']) => href));
      expect(named.size).toBeGreaterThan(0);
      const drawn = drawings();
      expect([...named].filter((href) => !drawn.has(href))).toEqual([]);
    });
  });

  it('is written on the server by what it draws of the icons, not by the package of all of them', () => {
    const scripts = globSync('build/server/**/*.js').map((file) => readFileSync(file, 'utf8'));
    expect(scripts.some((text) => text.includes('react-dom/server'))).toBe(true);
    expect(scripts.filter((text) => /from ?["']lucide["']/.test(text))).toEqual([]);
  });

  it('shows the whole name of every order of a list on a phone', () =>
    walk({}, async (page) => {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/all-trips');
        const cut = await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('This browser can’t measure text');
          pen.font = font;
          const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
        });
        expect(cut, `${width} px`).toEqual([]);
      }
    }));
});

/** Of pages that are looked at with all others alone, and that no link of the first pages leads to. */
async function rareAddresses(): Promise<Partial<Record<Name, string>>> {
  const pool = createPool(inject('siteDatabase'), 'imports', 1);
  const samples = await samplesOf({ door: { pool } }).finally(() => pool.end());
  return {
    'a long tail of four attributes': `/ltg/${samples.fourAttributes}`,
    'what a trip was before': `/trips/${samples.successor}/previous-trips`,
    'an attraction': `/attractions/${samples.poi}`,
    'the plans of a place': `/itinerary/${samples.itinerary}`,
    'a plan of ten days': `/itinerary/${samples.tenDays}/ten-days`,
    'a plan of two weeks': `/itinerary/${samples.twoWeeks}/two-weeks`,
  };
}

/** The first company that has trips which it no longer offers. */
async function previousTrips(page: Page): Promise<string | null> {
  await page.goto('/operators');
  const links = await page.locator('main article h3 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const link of links) {
    const path = `${link}-previous-trips`;
    if ((await page.request.get(path)).ok()) return path;
  }
  return null;
}

/** Bear a name alone: a partner's while no trip is chosen, and ours where PayPal sent nobody back. */
const NO_ICONS = new Set<Name>(['reserving through a partner', 'coming back from PayPal']);

async function drawsIcons(page: Page, least: number): Promise<void> {
  const { shown, empty } = await icons(page);
  expect(shown).toBeGreaterThanOrEqual(least);
  expect(empty).toEqual([]);
}

/** Each drawing of the built file of icons, as pages refer to it. */
function drawings(): Set<string> {
  const [file = ''] = globSync('build/client/assets/icons-*.svg');
  const ids = readFileSync(file, 'utf8').matchAll(/<symbol id="([^"]+)"/g);
  return new Set([...ids].map(([, id]) => `${file.replace('build/client', '')}#${id}`));
}

/** Classes of a document that no sheet which it links knows: its parts may reach browsers without their scripts. */
function unstyled(text: string): string[] {
  const linked = [...text.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, href]) => `build/client${href}`);
  const rules = linked.map((sheet) => readFileSync(sheet, 'utf8')).join('\n');
  const known = new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));
  const used = [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(used)].filter((name) => !known.has(name));
}

/** Before anybody does anything. */
function asksLittle(page: Page, text: string, asked: readonly Asked[]): void {
  // The browser draws the mark of a field for dates from within itself: nobody is asked for it.
  const elsewhere = asked.filter(({ url }) => url.protocol !== 'data:');
  expect([...new Set(elsewhere.map(({ url }) => url.host))]).toEqual([new URL(page.url()).host]);
  const asks = asked.filter(({ type }) => type === 'Script');
  const named = asks.filter(({ url }) => text.includes(url.pathname));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ priority }) => !/Low$/.test(priority))).toEqual([]);
  weighsLittle(asked, 'Script', MAX_SCRIPT_BYTES);
  // What its head says, the server alone writes.
  const scripts = asks.map(fileOf);
  expect(scripts.filter((script) => readFileSync(script, 'utf8').includes('schema.org'))).toEqual([]);
}

/** All files of a type together, each counted once however often it was asked for. */
function weighsLittle(asked: readonly Asked[], type: 'Script' | 'Stylesheet', most: number): void {
  const files = [...new Set(asked.filter((ask) => ask.type === type).map(fileOf))];
  const bytes = files.map(gzipped).reduce((sum, size) => sum + size, 0);
  expect(bytes, files.map((file) => `${file} ${gzipped(file)}`).join(', ')).toBeLessThanOrEqual(most);
}

const fileOf = ({ url }: Asked) => `build/client${url.pathname}`;

/** In bytes by gzip; the smallest are sent as they are. */
const gzipped = (file: string) =>
  existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;

type Asked = { type?: string; priority: string; url: URL };

/** What a page asks for from now on, and how urgently. */
async function requestsOf(page: Page): Promise<Asked[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const asked: Asked[] = [];
  devtools.on('Network.requestWillBeSent', ({ type, request }) =>
    asked.push({ type, priority: request.initialPriority, url: new URL(request.url) }),
  );
  return asked;
}
