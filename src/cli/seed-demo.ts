import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { backdateOffers } from '#catalogue/upkeep';
import { formatProblem, importFeed } from '#feeds';
import { type Config, type Context, readConfig, system, systemClock } from '#kernel';
import { createDb, createPool, migrate } from '#kernel/db';
import { isCalendarDate, toCalendarDate } from '#kernel/shared';
import { projectAfter, rollDate } from '#search';
import { areas, feedKinds, searchable } from '../areas.ts';
import { type DemoOptions, demoLines, demoRecords, hasDemo, NO_DEMO } from '../server/demo-feed.ts';
import { showProgress } from './import-progress.ts';
import { printReport } from './import-report.ts';
import { openDatabase } from './open-database.ts';
import { otherCompanies } from './other-companies.ts';
import { HELP, readArguments, wholeNumber } from './read-arguments.ts';
import type { Command } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `Makes the demo catalogue: invented companies and trips over real geography. What an earlier seed left and this one
doesn't have is archived; a database that holds other companies is refused.

  npm run seed -- [--trips 2000] [--seed 1] [--today YYYY-MM-DD] [--out FILE]

  --trips   how many, a tenth of them archived or replaced, as in a catalogue that has lived; 50000 brings half a
            million departures and a million reviews
  --seed    another number, another catalogue; the same number, the same one
  --today   the day the dates are counted from; today by default
  --out     write a feed (NDJSON) instead of the database

Exit codes: 0 all is well, 1 some records have problems, 2 it could not be done.`;

const LINES_SHOWN = 20;

type Options = { catalogue: DemoOptions; out: string | undefined };

/** Null: only what there is to be known was asked for. */
function readOptions(args: string[], config: Config): Options | null {
  const asked = {
    trips: { type: 'string' },
    seed: { type: 'string', default: '1' },
    today: { type: 'string', default: toCalendarDate(systemClock()) },
    out: { type: 'string' },
    ...HELP,
  } as const;
  const parse = () => parseArgs({ args, allowPositionals: true, options: asked });
  const read = readArguments(parse, { usage: USAGE, most: 0 });
  if (read === null) return null;
  const { values } = read;
  if (!isCalendarDate(values.today)) throw new UsageError(`--today: ${values.today} is no date`);
  const trips =
    values.trips === undefined ? config.demoTrips || 2000 : wholeNumber('--trips', values.trips, 1, 200_000);
  const seed = wholeNumber('--seed', values.seed, 0, 2 ** 31);
  return { catalogue: { seed, trips, today: values.today }, out: values.out };
}

/** Passes lines on and counts them by kind. */
async function* counted(feed: AsyncIterable<string[]>, counts: Map<string, number>): AsyncGenerator<string> {
  for await (const lines of feed) {
    for (const line of lines) {
      const kind = /^{"kind":"(\w+)"/.exec(line)?.[1] ?? 'others';
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    yield `${lines.join('\n')}\n`;
  }
}

async function writeFile(options: Options, out: string): Promise<number> {
  const counts = new Map<string, number>();
  await pipeline(counted(demoLines(options.catalogue), counts), createWriteStream(out));
  for (const [kind, count] of counts) console.log(`${kind.padEnd(12)} ${count.toLocaleString('en-US').padStart(10)}`);
  return 0;
}

/** A catalogue of real companies is nothing to fill up with invented ones. */
async function refuseOthers(ctx: Context): Promise<void> {
  const others = await otherCompanies(ctx);
  if (others === null) return;
  throw new UsageError(
    `This database holds companies that aren't the demo's (${others}). Seed another one: name an empty folder in DATA_DIR, or an empty database in DATABASE_URL.`,
  );
}

async function fillDatabase(options: Options, config: Config): Promise<number> {
  const database = await openDatabase(config);
  const pool = createPool(database.url, 'imports');
  const ctx: Context = { db: createDb(pool), actor: system, partner: null, clock: systemClock };
  const progress = showProgress();
  const problems: string[] = [];
  const leaving: string[] = [];
  try {
    await migrate(pool);
    await refuseOthers(ctx);
    const fill = async () => {
      const report = await importFeed(
        { pool, clock: systemClock, kinds: feedKinds },
        {
          source: demoRecords(options.catalogue),
          name: `demo catalogue, ${options.catalogue.trips} trips, seed ${options.catalogue.seed}`,
          apply: true,
          full: true,
          whole: true,
          shared: true,
          onProgress: progress.show,
          onProblem: (problem) => {
            if (problems.length < LINES_SHOWN) problems.push(formatProblem(problem));
          },
          onLeaving: ({ kind, name }) => {
            if (leaving.length < LINES_SHOWN) leaving.push(`${kind} ${name}`);
          },
        },
      );
      await backdateOffers(ctx);
      await rollDate(ctx);
      progress.stop();
      printReport(report, feedKinds, { shown: () => problems }, { shown: () => leaving });
      return report;
    };
    const report = await projectAfter(ctx, fill, { searchable, onProgress: progress.indexing });
    return report.problems > 0 ? 1 : 0;
  } finally {
    progress.stop();
    await pool.end();
    await database.close();
  }
}

export const seedDemo: Command = async (args) => {
  const config = readConfig(process.env, areas);
  if (config.env === 'production') throw new UsageError('The demo catalogue is never loaded in production.');
  const options = readOptions(args, config);
  if (!options) return 0;
  if (!hasDemo()) throw new UsageError(NO_DEMO);
  const began = performance.now();
  const code = options.out ? await writeFile(options, options.out) : await fillDatabase(options, config);
  console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return code;
};
