/** npm run bench: what the product does on this machine, beside what the machine can do. */
import { readConfig } from '#kernel';
import { createPool, startEmbeddedPostgres } from '#kernel/db';
import { buildIfStale } from '../src/cli/build-if-stale.ts';
import { runFromTerminal } from '../src/cli/run-command.ts';
import { api } from './api.ts';
import { assets } from './assets.ts';
import { cachedPage } from './cached-page.ts';
import { startChild } from './child.ts';
import { drawing } from './drawing.ts';
import { eventLoop } from './event-loop.ts';
import { atMost, type Figure, failed, reported } from './figure.ts';
import { importSpeed } from './import-speed.ts';
import { keptLists } from './kept-lists.ts';
import { describeMachine } from './machine.ts';
import { members } from './members.ts';
import { memory } from './memory.ts';
import { million } from './million.ts';
import { type Measurement, measurements, type Options, readOptions } from './options.ts';
import { pageWeight } from './page-weight.ts';
import { placePages } from './place-pages.ts';
import type { PlainCommands } from './plain-server.ts';
import { terminalTable, writeJson, writeMarkdown } from './report.ts';
import { reservations } from './reservations.ts';
import type { Run } from './run.ts';
import { readSample } from './sample.ts';
import { searchTimes } from './search-times.ts';
import { ownEnvironment, seedFolder } from './seeded-folder.ts';
import type { ServerCommands } from './server.ts';
import { sitemapTimes } from './sitemap.ts';
import { startEnvironment, startFlags } from './start-flags.ts';
import { uncachedPages } from './uncached-pages.ts';

const withServer: Record<Exclude<Measurement, 'import'>, (run: Run) => Promise<Figure[]>> = {
  pages: uncachedPages,
  places: placePages,
  search: searchTimes,
  api,
  memory,
  members,
  reservations,
  cached: cachedPage,
  assets,
  weight: pageWeight,
  sitemap: sitemapTimes,
  drawing,
  loop: eventLoop,
  sales: keptLists,
};

const FULL_TRIPS = 50_000;
const FULL_SEED_MINUTES = 12;

async function bench(options: Options): Promise<void> {
  const figures: Figure[] = [];
  const measure = async (name: string, work: () => Promise<Figure[]>) => {
    const began = performance.now();
    const found = await work().catch((error) => [failed(name, error)]);
    figures.push(...found);
    console.log(`\n${name}, ${((performance.now() - began) / 1000).toFixed(0)} s\n${terminalTable(found)}`);
  };

  await buildIfStale();
  const seeded = await seedFolder(options.folder, options.trips);
  const embedded = await startEmbeddedPostgres(options.folder);
  const pool = createPool(embedded.connectionString, 'imports', 4);
  // The measured processes end by themselves once this one is gone.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void embedded.stop().finally(() => process.exit(130)));
  }
  try {
    const began = performance.now();
    const environment = { ...ownEnvironment(options.folder), DATABASE_URL: embedded.connectionString };
    const server = await startChild<ServerCommands>(
      './server.ts',
      { ...environment, ...startEnvironment },
      startFlags(),
    );
    const starting = (performance.now() - began) / 1000;
    if (seeded !== null) figures.push(seedFigure(options.trips, seeded, starting));
    // What the database would do by itself within minutes; otherwise it would do it during the measurements.
    if (seeded !== null) await pool.query('vacuum analyze');
    const plain = await startChild<PlainCommands>('./plain-server.ts');
    try {
      const run: Run = { options, server, plain, pool, sample: await readSample(pool) };
      for (const name of measurements) {
        if (name !== 'import' && options.only.includes(name)) await measure(name, () => withServer[name](run));
      }
    } finally {
      await Promise.all([server.stop(), plain.stop()]);
    }
    // With the machine to themselves.
    if (options.only.includes('import'))
      await measure('import', () => importSpeed(embedded.connectionString, options.trips));
    if (options.million) await measure('million', million);
    await report(options, figures, await describeMachine(pool));
  } finally {
    await pool.end();
    await embedded.stop();
  }
}

/** Until the first page can be asked for: reading, writing, and the first projection of the search index. */
function seedFigure(trips: number, seedSeconds: number, startSeconds: number): Figure {
  const line = {
    name: `seed of ${trips.toLocaleString('en-US')} trips from nothing`,
    value: (seedSeconds + startSeconds) / 60,
    unit: 'min',
    remark: `${seedSeconds.toFixed(0)} s of seeding, ${startSeconds.toFixed(0)} s of the first start`,
  };
  return trips < FULL_TRIPS ? reported(line) : atMost(FULL_SEED_MINUTES, line);
}

async function report(options: Options, figures: Figure[], machine: string): Promise<void> {
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ').replace(/ --$/, '');
  const date = new Date().toISOString().slice(0, 10);
  console.log(`\n${options.trips.toLocaleString('en-US')} trips on ${machine}\n\n${terminalTable(figures)}`);
  console.log(`\nAlso in ${writeJson(figures)}`);
  if (options.markdown) writeMarkdown(options.markdown, figures, { machine, command, date });
}

await runFromTerminal(async (args) => {
  const options = readOptions(args, readConfig().dataDir);
  if (options) await bench(options);
  return 0;
});
