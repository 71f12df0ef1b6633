import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const MAX_SHIFT = 0.02;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What axe says about colors; a theme changes nothing else (`light-dark()` takes colors only). */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];
type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] };
type Axe = { run(options: object): Promise<{ violations: Violation[] }> };

/**
 * Opens an address and answers what is wrong there: first in light, then what is wrong in dark.
 * @param untouched is called once the page rests, before anything is done there
 */
export async function openedFaults(
  page: Page,
  address: string,
  untouched: (text: string) => void = () => {},
): Promise<string[]> {
  await page.addInitScript(WATCH_SHIFT);
  const document = await page.goto(address, { waitUntil: 'networkidle' });
  untouched((await document?.text()) ?? '');
  return faults(page);
}

/** What moves while an address is opened, and scrolled once it rests. */
export async function openedShifts(page: Page, address: string): Promise<string[]> {
  await page.addInitScript(WATCH_SHIFT);
  await page.goto(address, { waitUntil: 'networkidle' });
  return shifts(page);
}

async function faults(page: Page): Promise<string[]> {
  const found = [...(await shifts(page)), ...(await violations(page)), ...(await tooWide(page))];
  // A first change of theme takes up fonts that came too late to be shown; it is the next one that is looked at.
  // axe scrolls about as well, and the header answers to that: what it moves thereby is nobody's doing.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    // Without a rest a busy browser draws neither of the two.
    await shifts(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = [...(await shifts(page)), ...(await violations(page, OF_COLORS)), ...(await tooWide(page))];
  return [...found, ...dark.map((fault) => `in dark, ${fault}`)];
}

/** What axe finds by all of its rules or by some, with what to do about it. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // It stays in a page that it was brought into.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe };
    // What is right is found all the same, without a description of each element of it.
    return (await axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })).violations;
  }, rules);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

export async function tooWide(page: Page): Promise<string[]> {
  const { wide, window, parts } = await page.evaluate(() => {
    const outside = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return {
      wide: document.documentElement.scrollWidth,
      window: innerWidth,
      parts: outside.slice(-3).map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`),
    };
  });
  return wide > window ? [`${wide} px in a window of ${window} px: ${parts.join(', ')}`] : [];
}

/** Stylesheets that a page has more than once. */
export function sheetsTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheets = [...document.styleSheets].flatMap(({ href }) => href?.replace(/#.*/, '') ?? []);
    return sheets.filter((href, i) => sheets.indexOf(href) !== i);
  });
}

/** What moved since navigation, or since it was asked last, until the page is at rest, scrolled to its end and back. */
async function shifts(page: Page): Promise<string[]> {
  const shifted = await page.evaluate(async () => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 150));
    await rest();
    window.scrollTo(0, document.body.scrollHeight);
    await rest();
    window.scrollTo(0, 0);
    await rest();
    return (window as unknown as { shifted: Shift[] }).shifted.splice(0);
  });
  const sum = shifted.reduce((sum, { by }) => sum + by, 0);
  return sum > MAX_SHIFT ? [`layout shift of ${sum}: ${shifted.map(({ what }) => what).join('; ')}`] : [];
}

type Shift = { by: number; what: string };

const WATCH_SHIFT = `window.shifted = [];
new PerformanceObserver((list) => {
  const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  for (const { hadRecentInput, value, sources, startTime } of list.getEntries()) {
    if (hadRecentInput) continue;
    const moved = sources.map(({ node, previousRect, currentRect }) =>
      (node?.nodeName ?? '?') + ' "' + (node?.textContent ?? '').trim().slice(0, 30) + '" ' + at(previousRect) + ' → ' + at(currentRect));
    window.shifted.push({ by: value, what: Math.round(startTime) + ' ms, at ' + Math.round(scrollY) + ' px: ' + moved.join(', ') });
  }
}).observe({ type: 'layout-shift', buffered: true });`;

/** Icons in sight, and those of them that draw nothing. */
export async function icons(page: Page): Promise<{ shown: number; empty: string[] }> {
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .filter((use) => use.checkVisibility())
      .map((use) => ({ name: use.href.baseVal, drawn: use.getBBox().width > 0 })),
  );
  return { shown: seen.length, empty: seen.filter(({ drawn }) => !drawn).map(({ name }) => name) };
}
