import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { HELP, readArguments, wholeNumber } from '../src/cli/read-arguments.ts';
import { runFromTerminal } from '../src/cli/run-command.ts';
import { UsageError } from '../src/cli/usage-error.ts';
import { pagesIn } from '../src/web/page-table.ts';
import { startServer } from '../tests/journeys/server.ts';
import { launchBrowser } from './browser.ts';

const USAGE = `Takes pictures of pages.

  npm run screenshots -- [--site http://localhost:3000] [--out docs/screenshots] [--pages /,/all-trips] [--every]
                         [--widths 390,1440] [--themes light,dark] [--full]

  --site    a site that runs; without it a demo is started
  --out     the folder they are put into
  --pages   with commas; without them home, a list and a trip
  --every   one page of each kind
  --widths  of the window, in pixels
  --full    the whole page instead of what a window shows

Exit codes: 0 they are there, 2 it could not be done.`;

const THEMES = ['light', 'dark'] as const;

type Options = {
  site: string | undefined;
  out: string;
  pages: string[] | undefined;
  every: boolean;
  widths: number[];
  themes: (typeof THEMES)[number][];
  full: boolean;
};

/** Null: only what there is to be known was asked for. */
function readOptions(args: string[]): Options | null {
  const options = {
    site: { type: 'string' },
    out: { type: 'string', default: 'docs/screenshots' },
    pages: { type: 'string' },
    widths: { type: 'string', default: '390,1440' },
    themes: { type: 'string', default: THEMES.join(',') },
    full: { type: 'boolean', default: false },
    every: { type: 'boolean', default: false },
    ...HELP,
  } as const;
  const read = readArguments(() => parseArgs({ args, allowPositionals: true, options }), { usage: USAGE, most: 0 });
  if (read === null) return null;
  const { site, out, pages, every, widths, themes, full } = read.values;
  return {
    site,
    out,
    pages: pages?.split(','),
    every,
    widths: widths.split(',').map((width) => wholeNumber('--widths', width, 200, 8000)),
    themes: themes.split(',').map(themeOf),
    full,
  };
}

function themeOf(name: string): (typeof THEMES)[number] {
  const theme = THEMES.find((known) => known === name);
  if (!theme) throw new UsageError(`--themes: ${name} is none of ${THEMES.join(', ')}`);
  return theme;
}

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

async function run(options: Options): Promise<void> {
  const server = options.site ? null : await startServer({ DEMO_TRIPS: '2000' });
  const browser = await launchBrowser();
  try {
    await takePictures(browser, options.site ?? server?.url ?? '', options);
  } finally {
    await browser.close();
    await server?.stop();
  }
}

async function takePictures(browser: Browser, site: string, options: Options): Promise<void> {
  mkdirSync(options.out, { recursive: true });
  const first = await browser.newPage();
  const asked = options.every ? await everyKind(site) : options.pages;
  const pages = asked ? Object.fromEntries(asked.map((path) => [nameOf(path), path])) : await defaultPages(first, site);
  await first.close();
  for (const width of options.widths) {
    for (const colorScheme of options.themes) {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 844 : 1000 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(site + path, { waitUntil: 'networkidle' });
        if (options.full) await showEverything(page);
        await page.screenshot({
          path: join(options.out, `${name}-${width}-${colorScheme}.png`),
          fullPage: options.full,
        });
      }
      await context.close();
    }
  }
}

/** Pictures further down load only when they come into view. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

await runFromTerminal(async (args) => {
  const options = readOptions(args);
  if (options) await run(options);
  return 0;
});
