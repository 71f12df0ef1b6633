import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { HELP, readArguments, wholeNumber } from '../src/cli/read-arguments.ts';
import { runFromTerminal } from '../src/cli/run-command.ts';
import { startServer } from '../tests/journeys/server.ts';
import { type BrowserCommand, browserCommand, launchBrowser } from './browser.ts';

const USAGE = `Asks Lighthouse, which npx fetches, about pages as a phone sees them; the median of several runs counts. Fails below 95 for
performance, 100 for accessibility, best practices and SEO.

  npm run lighthouse -- [--site http://localhost:3000] [--pages /,/all-trips] [--runs 5]

  --site   a site that runs; without it a demo is started
  --pages  with commas; without them home, a list, a trip and a guide
  --runs   how often each page is measured

Exit codes: 0 every page reaches that, 1 one doesn’t, 2 it could not be done.`;

const LIGHTHOUSE = 'lighthouse@13.5.0';
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const LONGEST_RUN_MS = 180_000;

type Category = keyof typeof LEAST;
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

type Options = { site: string | undefined; pages: string[] | undefined; runs: number };

/** Null: only what there is to be known was asked for. */
function readOptions(args: string[]): Options | null {
  const options = {
    site: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    ...HELP,
  } as const;
  const read = readArguments(() => parseArgs({ args, allowPositionals: true, options }), { usage: USAGE, most: 0 });
  if (read === null) return null;
  const { site, pages, runs } = read.values;
  return { site, pages: pages?.split(','), runs: wholeNumber('--runs', runs, 1, 100) };
}

async function defaultPages(site: string): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${site}/all-trips`);
    const trip = await page.locator('article h3 a').first().getAttribute('href');
    await page.goto(`${site}/trip-destinations`);
    const guide = await page.locator('main a[href^="/guide/"]').first().getAttribute('href');
    return ['/', '/all-trips', trip ?? '/all-trips', guide ?? '/trip-destinations'];
  } finally {
    await browser.close();
  }
}

/** One run. @throws with what Lighthouse said when it fails or hangs. */
function measure(url: string, { executablePath, args, env }: BrowserCommand): Promise<Report> {
  const categories = Object.keys(LEAST).join(',');
  const flags = ['--headless=new', ...args].join(' ');
  return new Promise((resolve, reject) => {
    const child = spawn(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--only-categories=${categories}`,
        // A demo keeps search engines out, as it should; what production tells them stands in tests/contracts.
        '--skip-audits=is-crawlable',
        `--chrome-flags=${flags}`,
      ],
      {
        env: { ...env, CHROME_PATH: executablePath },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: LONGEST_RUN_MS,
      },
    );
    let report = '';
    let said = '';
    child.stdout.on('data', (chunk) => (report += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(report) as Report);
      else reject(new Error(`Lighthouse ended with ${code} on ${url}:\n${said}`));
    });
  });
}

const scoreOf = (report: Report, category: Category) => Math.round((report.categories[category].score ?? 0) * 100);

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** What costs points, of the last run: the name and the figure. */
function faults(report: Report, category: Category): string[] {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `  ${report.audits[id]?.title} ${report.audits[id]?.displayValue ?? ''}`.trimEnd());
}

/** Prints what was measured of a page. @returns whether it reaches the least of every category */
function print(path: string, reports: readonly Report[]): boolean {
  let met = true;
  for (const category of Object.keys(LEAST) as Category[]) {
    const scores = reports.map((report) => scoreOf(report, category)).sort((a, b) => a - b);
    const reached = median(scores) >= LEAST[category];
    met &&= reached;
    console.log(
      `${reached ? '✓' : '✗'} ${path} ${category} ${median(scores)} of ${LEAST[category]} (${scores.join(', ')})`,
    );
    const last = reports.at(-1);
    if (!reached && last) console.log(faults(last, category).join('\n'));
  }
  return met;
}

/** @returns whether every page reaches what it must */
async function run({ site, pages, runs }: Options): Promise<boolean> {
  const server = site ? null : await startServer({ DEMO_TRIPS: '400' });
  const url = site ?? server?.url ?? '';
  let met = true;
  try {
    const browser = await browserCommand();
    for (const path of pages ?? (await defaultPages(url))) {
      const reports: Report[] = [];
      for (let i = 0; i < runs; i++) reports.push(await measure(url + path, browser));
      met = print(path, reports) && met;
    }
  } finally {
    await server?.stop();
  }
  return met;
}

await runFromTerminal(async (args) => {
  const options = readOptions(args);
  return options && !(await run(options)) ? 1 : 0;
});
