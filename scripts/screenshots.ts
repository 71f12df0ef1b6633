/**
 * npm run screenshots: pictures of home, list and trip, phone and desk, light and dark, into docs/screenshots.
 * `-- --site http://localhost:3000` uses a running site, `--out DIR` another folder, `--full` the whole page,
 * `--pages /all-trips,/` other pages, `--every` one page of each kind, `--widths 768` other widths.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { pagesIn } from '../src/web/page-table.ts';
import { startServer } from '../tests/journeys/server.ts';
import { launchBrowser } from './browser.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    out: { type: 'string', default: 'docs/screenshots' },
    pages: { type: 'string' },
    widths: { type: 'string', default: '390,1440' },
    themes: { type: 'string', default: 'light,dark' },
    full: { type: 'boolean', default: false },
    every: { type: 'boolean', default: false },
  },
});

/** A list that is worth a picture, and the first trip on it. */
async function defaultPages(page: Page, site: string): Promise<Record<string, string>> {
  await page.goto(`${site}/trip-list/patagonia`);
  const trip = await page.locator('article h3 a').first().getAttribute('href');
  return { home: '/', list: '/trip-list/patagonia', trip: trip ?? '/all-trips' };
}

const nameOf = (path: string) => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';

/** An address for each row of the table of pages: its path, or the first like it that the sitemap or a page names. */
async function everyKind(site: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(site + path)).text();
  const namedIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const files = namedIn(await read('/sitemap.xml'));
  const named = (await Promise.all(files.map(read))).flatMap(namedIn);
  const trip = named.find((path) => path.startsWith('/trips/')) ?? '/all-trips';
  const linked = [...(await read(trip)).matchAll(/href="(\/[^"]+)"/g)].map(([, path = '']) => path);
  const known = [...named, ...linked];
  return pagesIn('production').flatMap(({ path, endings = {} }) =>
    [path, ...Object.keys(endings).map((ending) => path + ending)].flatMap((view) => {
      if (view === '*') return ['/no-such-page'];
      if (!/:/.test(view)) return [`/${view}`];
      const pattern = new RegExp(`^/${view.replace(/:\w+/, '[a-z0-9-]+')}$`);
      const found = known.find((one) => pattern.test(one));
      if (!found) console.log(`Nothing on this site is like /${view}`);
      return found ?? [];
    }),
  );
}

const server = values.site ? null : await startServer({ DEMO_TRIPS: '2000' });
const site = values.site ?? server?.url ?? '';
const browser = await launchBrowser();
try {
  mkdirSync(values.out, { recursive: true });
  const first = await browser.newPage();
  const asked = values.every ? await everyKind(site) : values.pages?.split(',');
  const pages = asked ? Object.fromEntries(asked.map((path) => [nameOf(path), path])) : await defaultPages(first, site);
  await first.close();
  for (const width of values.widths.split(',').map(Number)) {
    for (const colorScheme of values.themes.split(',') as ('light' | 'dark')[]) {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 844 : 1000 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(site + path, { waitUntil: 'networkidle' });
        if (values.full) await showEverything(page);
        await page.screenshot({ path: join(values.out, `${name}-${width}-${colorScheme}.png`), fullPage: values.full });
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server?.stop();
}

/** Pictures further down load only when they come into view. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
