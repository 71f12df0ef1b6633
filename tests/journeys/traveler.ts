import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';

export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };

/**
 * `expects`: an error in the console that belongs to the walk. `isNew`: somebody who hasn't answered the question about
 * cookies yet; others have refused them before.
 */
export type WalkOptions = BrowserContextOptions & { expects?: RegExp; isNew?: true };

export type Traveler = {
  /** The site's address. */
  site: string;
  /** A page in a context of its own, closed after `walk`. */
  walk<T>(options: WalkOptions, walk: (page: Page) => Promise<T>): Promise<T>;
};

/** One for all files of a worker, with which it ends. */
let launched: Promise<Browser> | null = null;

function browser(): Promise<Browser> {
  const forget = () => {
    launched = null;
  };
  launched ??= launchBrowser().then((opened) => opened.once('disconnected', forget));
  launched.catch(forget);
  return launched;
}

/** Above 1 it shows what tests take for granted on a fast machine (CONTRIBUTING.md). */
const SLOWNESS = Number(process.env.SLOWNESS ?? 1);
const LATE_SCRIPT_MS = 200;

/** Pages as on a processor that is so many times slower, over a network on which each script takes its time. */
async function slowDown(context: BrowserContext): Promise<void> {
  context.on('page', (page) => {
    const throttle = async () => {
      const tools = await context.newCDPSession(page);
      await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    };
    // It may be closed before.
    throttle().catch(() => {});
  });
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await setTimeout(LATE_SCRIPT_MS);
    await route.continue().catch(() => {});
  });
}

/** Walks in a browser. Errors in a page's console fail the walk that met them. */
export function traveler(): Traveler {
  const site = inject('site');
  return {
    site,
    async walk({ expects, isNew, ...options }, walk) {
      const own = { viewport: DESK, reducedMotion: 'reduce', baseURL: site, ...options } as const;
      const context = await (await browser()).newContext(own);
      if (!isNew) await context.addCookies([{ name: 'consent', value: 'marketing-no.analytics-no', url: own.baseURL }]);
      if (SLOWNESS > 1) await slowDown(context);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      try {
        const result = await walk(page);
        const unexpected = errors.filter((text) => !/404/.test(text) && !expects?.test(text));
        if (unexpected.length > 0) throw new Error(`Errors in the page: ${unexpected.join(' | ')}`);
        return result;
      } catch (error) {
        throw await withWhatStood(page, error, errors);
      } finally {
        await context.close();
      }
    },
  };
}

/** Of a longer report the error itself, which stands above it, is cut off wherever only the end of an output is kept. */
const MOST_LINES = 120;

/** The error of a walk, with what the page showed just then and had reported: nobody can look at it any more. */
async function withWhatStood(page: Page, error: unknown, reported: readonly string[]): Promise<unknown> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch(() => 'nothing that can be read');
  const lines = [...reported, `The page at ${page.url()} showed:`, ...shown.split('\n')];
  if (error instanceof Error) error.message += `\n\nReported:\n${lines.slice(0, MOST_LINES).join('\n')}`;
  return error;
}

/** Does something with each item, three at a time: a walk mostly waits for the page to rest. */
export async function threeAtATime<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all([lane(), lane(), lane()]);
}

/** Waits until scripts have taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Keeps a page’s scripts away until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const come = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await come.promise;
    await route.continue();
  });
  return come.resolve;
}

/** Connects a page again. Its browser says so a moment before what it asks for gets through. */
export async function online(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.waitForFunction(() =>
    fetch('/robots.txt').then(
      () => true,
      () => false,
    ),
  );
}

/** Waits until a list shows what its address asks for; what was asked for is told by `aria-busy` at once. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

/** "1,204 trips" → 1204. */
export async function tripsShown(page: Page): Promise<number> {
  const text = await page
    .locator('[role=status]', { hasText: /\d trips?/ })
    .locator('b')
    .first()
    .innerText();
  return Number(text.replace(/\D/g, ''));
}
