import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type FeedReport, formatProblem, importFeed, type Problem, UnreadableFeed } from '#feeds';
import { type Context, readConfig, system, systemClock } from '#kernel';
import { createDb, createPool, migrate } from '#kernel/db';
import type { Leaving } from '#kernel/feed';
import { projectAfter } from '#search';
import { areas, feedKinds, searchable } from '../areas.ts';
import { showProgress } from './import-progress.ts';
import { printReport } from './import-report.ts';
import { type LinesFile, linesFile } from './lines-file.ts';
import { openDatabase } from './open-database.ts';
import { HELP, readArguments } from './read-arguments.ts';
import type { Command } from './run-command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `Imports a catalogue feed. Shows what would change; writes with --apply.

  npm run import -- FILE… [--apply] [--full] [--shared] [--feed NAME] [--kind KIND]

  FILE      .ndjson, .jsonl, .json or .csv, each also as .gz; several files are one feed
  --apply   write; without it nothing changes
  --full    the feed names all trips and departures of its companies: archive and close those it leaves out
  --shared  change what all companies share, too: terms, places, categories, attractions, associations; and bring what
            is the site's own: partners, sponsored places, sliders
  --feed    which feed it is: the company 1 of one feed isn't the company 1 of another
  --kind    what the rows of a CSV file are, when its name doesn't tell (trips.csv, departures.csv)

Exit codes: 0 all is well, 1 some records have problems, 2 it could not be done. See docs/import.md.`;

/** Problems shown on the terminal; all of them stand in the file beside the feed. */
const SHOWN = 50;
/** Servers answer while this goes on: a third of the time of indexing, the machine and the database are theirs alone. */
const rest = (worked: number) => wait(worked / 2);

type Options = {
  paths: string[];
  apply: boolean;
  full: boolean;
  shared: boolean;
  feed: string;
  kind: string | undefined;
};

/** Null: only what there is to be known was asked for. */
function readOptions(args: string[]): Options | null {
  const options = {
    apply: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    shared: { type: 'boolean', default: false },
    feed: { type: 'string', default: '' },
    kind: { type: 'string' },
    ...HELP,
  } as const;
  const parse = () => parseArgs({ args, allowPositionals: true, options });
  const read = readArguments(parse, { usage: USAGE, most: Number.POSITIVE_INFINITY });
  if (read === null) return null;
  const { values, positionals } = read;
  if (positionals.length === 0) throw new UnreadableFeed(`No file given.\n\n${USAGE}`);
  if (values.kind !== undefined && !feedKinds.has(values.kind))
    throw new UnreadableFeed(`--kind: there is no kind ${values.kind}`);
  if (!/^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(values.feed))
    throw new UnreadableFeed('--feed: a name has small letters, digits and single hyphens, such as alpine-walks');
  return {
    paths: positionals,
    apply: values.apply,
    full: values.full,
    shared: values.shared,
    feed: values.feed,
    kind: values.kind,
  };
}

/** Writes every problem to a file beside the feed and keeps the first ones for the terminal. */
function collectProblems(file: LinesFile) {
  const refused: Problem[] = [];
  const others: Problem[] = [];
  return {
    file,
    /** Records that were refused before links that were left out. */
    shown: () => [...refused, ...others].slice(0, SHOWN).map(formatProblem),
    add(problem: Problem): void {
      const sort = problem.severity === 'refused' ? refused : others;
      if (sort.length < SHOWN) sort.push(problem);
      file.add(formatProblem(problem));
    },
  };
}

/** The same for what a full feed takes down. */
function collectLeaving(file: LinesFile) {
  const shown: string[] = [];
  return {
    file,
    shown: () => shown,
    add({ kind, name }: Leaving): void {
      const line = `${kind} ${name}`;
      if (shown.length < SHOWN) shown.push(line);
      file.add(line);
    },
  };
}

async function run(options: Options, onBegin: () => void): Promise<FeedReport> {
  const config = readConfig(process.env, areas);
  const database = await openDatabase(config);
  const pool = createPool(database.url, 'imports');
  onBegin();
  const problems = collectProblems(linesFile(`${options.paths[0]}.problems.txt`));
  const leaving = collectLeaving(linesFile(`${options.paths[0]}.leaving.txt`));
  const progress = showProgress();
  try {
    await migrate(pool);
    const work = () =>
      importFeed(
        { pool, clock: systemClock, kinds: feedKinds },
        {
          source: options.paths.map((path) => ({ path, kind: options.kind })),
          apply: options.apply,
          full: options.full,
          shared: options.shared,
          feed: options.feed,
          config,
          onProgress: progress.show,
          onProblem: problems.add,
          onLeaving: leaving.add,
        },
      );
    const ctx: Context = { db: createDb(pool), actor: system, partner: null, clock: systemClock };
    const indexed = { searchable, rest, onProgress: progress.indexing };
    const report = options.apply ? await projectAfter(ctx, work, indexed) : await work();
    progress.stop();
    await Promise.all([problems.file.close(), leaving.file.close()]);
    printReport(report, feedKinds, problems, leaving);
    return report;
  } finally {
    progress.stop();
    await pool.end();
    await database.close();
  }
}

/** @param onBegin is called once its database is there: an embedded one is started by then */
export function importFiles(onBegin: () => void = () => {}): Command {
  return async (args) => {
    try {
      const options = readOptions(args);
      return options && (await run(options, onBegin)).problems > 0 ? 1 : 0;
    } catch (error) {
      throw error instanceof UnreadableFeed ? new UsageError(error.message) : error;
    }
  };
}
