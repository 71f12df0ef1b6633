import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] };

/** What axe finds, with what to do about it. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    type Axe = { run(options: object): Promise<{ violations: Violation[] }> };
    const { axe } = window as unknown as { axe: Axe };
    // What is right is found all the same, without a description of each element of it.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Layout shift from navigation until the page is at rest, scrolled to its end and back. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 150));
    await rest();
    window.scrollTo(0, document.body.scrollHeight);
    await rest();
    window.scrollTo(0, 0);
    await rest();
    return (window as unknown as { shifted: number }).shifted;
  });
}

/** Add it as an init script: layoutShift reads what it counts. */
export const WATCH_SHIFT = `window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;
