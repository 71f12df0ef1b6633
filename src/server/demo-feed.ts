import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FeedValue } from '#feeds';
import type { CalendarDate } from '#kernel/shared';

export type DemoOptions = { seed: number; trips: number; today: CalendarDate };

const WRITER = fileURLToPath(new URL('../../demo/write-feed.ts', import.meta.url));
/** The longest that a piece of the feed may take to make: the largest catalogue is planned within seconds. */
const SILENCE_MS = 60_000;

export const NO_DEMO =
  'This installation has no demo catalogue: its folder demo/ was left out. Bring in trips with a feed: npm run import -- FILE --apply --shared';

/** Installations for real companies may leave the demo out. */
export const hasDemo = (): boolean => existsSync(WRITER);

/** The records of the demo catalogue, in the order of import; see demoLines. */
export async function* demoRecords(options: DemoOptions): AsyncGenerator<FeedValue> {
  for await (const lines of demoLines(options)) {
    for (const line of lines) yield JSON.parse(line) as FeedValue;
  }
}

/**
 * The demo catalogue as lines of a feed, some at a time, made by a process of its own: what it knows of the world takes
 * no memory here, and it is made while others are imported.
 * @throws when it isn't made to its end
 */
export async function* demoLines({ seed, trips, today }: DemoOptions): AsyncGenerator<string[]> {
  const values = [`--seed=${seed}`, `--trips=${trips}`, `--today=${today}`];
  const child = spawn(process.execPath, [WRITER, ...values], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  /** Awaited below, once all is read; until then a program that can't be started must not end this one. */
  closed.catch(() => {});
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    said = (said + part).slice(-4000);
  });
  try {
    const pieces = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    let rest = '';
    for (;;) {
      const watch = setTimeout(() => child.kill('SIGKILL'), SILENCE_MS);
      const piece = await pieces.next().finally(() => clearTimeout(watch));
      if (piece.done) break;
      const lines = (rest + piece.value).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
    const [code, signal] = await closed;
    if (code !== 0) throw new Error(`The demo catalogue broke off (${signal ?? code}). ${said}`);
  } finally {
    child.kill('SIGKILL');
  }
}
