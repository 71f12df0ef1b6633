import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutShift, violations, WATCH_SHIFT } from './page-quality.ts';
import { DESK, PHONE, TABLET, threeAtATime, traveler } from './traveler.ts';

const MAX_SHIFT = 0.02;
const MAX_SCRIPT_BYTES = 140_000;

/** The stylesheets of each page; any other has that of the site alone. */
const SHEETS: Record<string, string[]> = {
  home: ['home', 'site'],
  'all trips': ['search', 'site'],
  'search results': ['search', 'site'],
  'an empty search': ['search', 'site'],
  'a category': ['search', 'site'],
  'a guide': ['guide', 'search', 'site'],
  'a trip': ['site', 'trip'],
  'trips side by side': ['compare', 'site'],
  'a company': ['operator', 'search', 'site'],
  'its trips': ['operator', 'search', 'site'],
  'its reviews': ['operator', 'search', 'site'],
  'the directory of companies': ['companies', 'search', 'site'],
  'reviews of companies': ['companies', 'site'],
  'the companies of a place': ['companies', 'site'],
  'the landmarks': ['places', 'search', 'site'],
  'the attractions': ['places', 'search', 'site'],
  'the experiences': ['places', 'site'],
  'the itineraries': ['places', 'site'],
  'a plan': ['places', 'search', 'site', 'trip'],
  'a landmark': ['places', 'search', 'site'],
  'the reference for programs': ['docs', 'site'],
};

describe('every page', () => {
  const { walk } = traveler();
  const pages: [string, string][] = [
    ['home', '/'],
    ['all trips', '/all-trips'],
    ['search results', '/catalogsearch/result?q=patagnoia'],
    ['an empty search', '/catalogsearch/result?q=zzzzqqq&exact=1'],
    ['the directory of companies', '/operators'],
    ['reviews of companies', '/tour-operator-reviews'],
    ['the landmarks', '/l'],
    ['the attractions', '/attractions'],
    ['the itineraries', '/i'],
    ['the experiences', '/experiences'],
    ['a missing page', '/no-such-page'],
    ['the reference for programs', '/docs'],
  ];

  beforeAll(() =>
    walk({}, async (page) => {
      await page.goto('/');
      const category = await page.locator('main a[href^="/trip-list/"]').first().getAttribute('href');
      await page.goto(category ?? '');
      const trip = await page.locator('article h3 a').first().getAttribute('href');
      const company = await page.locator('article p a').first().getAttribute('href');
      await page.goto(trip ?? '');
      const comparison = await page.getByRole('link', { name: /line by line/ }).getAttribute('href');
      await page.goto('/tour-operator-reviews');
      const place = await page.locator('main a[href^="/tc/"]').first().getAttribute('href');
      await page.goto('/l');
      const landmark = await page.locator('main a[href^="/l/"]').first().getAttribute('href');
      await page.goto('/i');
      const plan = await page.getByRole('link', { name: 'One week' }).first().getAttribute('href');
      pages.push(
        ['a landmark', landmark ?? ''],
        ['a plan', plan ?? ''],
        ['a category', category ?? ''],
        ['a guide', (category ?? '').replace('/trip-list/', '/guide/')],
        ['a trip', trip ?? ''],
        ['a company', company ?? ''],
        ['its trips', `${company}-trips`],
        ['its reviews', `${company}-reviews`],
        ['trips side by side', comparison ?? ''],
        ['the companies of a place', place ?? ''],
      );
    }),
  );

  for (const viewport of [PHONE, TABLET, DESK]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`has no accessibility violation and stands still at ${viewport.width} px, ${colorScheme}`, async () => {
        await threeAtATime(pages, ([name, path]) =>
          walk({ viewport, colorScheme }, async (page) => {
            await page.addInitScript(WATCH_SHIFT);
            await page.goto(path, { waitUntil: 'networkidle' });
            expect(await layoutShift(page), `layout shift of ${name}`).toBeLessThanOrEqual(MAX_SHIFT);
            expect(await violations(page), name).toEqual([]);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect(wide, `${name} is wider than the window`).toBeLessThanOrEqual(0);
          }),
        );
      });
    }
  }

  it('draws every icon it shows, with scripts and without', async () => {
    await threeAtATime(pages, async ([name, path]) => {
      for (const javaScriptEnabled of [true, false]) {
        await walk({ javaScriptEnabled }, async (page) => {
          await page.goto(path, { waitUntil: 'networkidle' });
          const icons = await page.evaluate(() =>
            [...document.querySelectorAll('use')]
              .filter((use) => use.checkVisibility())
              .map((use) => ({ name: use.href.baseVal, drawn: use.getBBox().width > 0 })),
          );
          expect(icons.length, name).toBeGreaterThan(0);
          expect(icons.filter(({ drawn }) => !drawn).map((icon) => icon.name)).toEqual([]);
        });
      }
    });
  });

  it('fits a window of 320 px and one of 1920 px', async () => {
    await threeAtATime(pages, ([name, path]) =>
      walk({}, async (page) => {
        await page.goto(path);
        for (const width of [320, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wide, `${name} at ${width} px`).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('shows the whole name of every order of a list on a phone', async () => {
    for (const width of [320, 360, 390]) {
      await walk({ viewport: { width, height: 844 } }, async (page) => {
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
      });
    }
  });

  it('asks no other host for anything, and a trip page brings at most 140 kB of JavaScript', async () => {
    await threeAtATime(pages, ([name, path]) =>
      walk({}, async (page) => {
        const hosts = new Set<string>();
        const scripts: Promise<number>[] = [];
        page.on('response', (response) => {
          hosts.add(new URL(response.url()).host);
          if (response.request().resourceType() !== 'script') return;
          scripts.push(response.body().then((body) => gzipSync(body, { level: 6 }).length));
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
        expect([...hosts], name).toEqual([new URL(page.url()).host]);
        if (name === 'a trip') expect(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      }),
    );
  });

  it('asks for what a page is painted with before its scripts, and for the styles of its kind alone', async () => {
    await threeAtATime(pages, ([name, path]) =>
      walk({}, async (page) => {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Network.enable');
        const asked: { type?: string; priority: string; file: string }[] = [];
        devtools.on('Network.requestWillBeSent', ({ type, request }) =>
          asked.push({ type, priority: request.initialPriority, file: new URL(request.url).pathname }),
        );
        await page.goto(path, { waitUntil: 'networkidle' });
        const urgent = asked.filter(({ type, priority }) => type === 'Script' && !/Low$/.test(priority));
        expect(urgent, name).toEqual([]);
        await page.keyboard.press('Tab');
        await page.waitForLoadState('networkidle');
        const sheets = asked
          .filter(({ type }) => type === 'Stylesheet')
          .map(({ file }) => /assets\/([a-z-]+?)-[\w-]{8}\.css/.exec(file)?.[1]);
        expect([...new Set(sheets)].sort(), name).toEqual(SHEETS[name] ?? ['site']);
      }),
    );
  });
});
