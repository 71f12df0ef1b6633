import type pg from 'pg';
import type { AreaConfigs, Clock } from '#kernel';
import type { FeedKinds, Leaving } from '#kernel/feed';
import { analyzeWritten, apply, countToDo, finish, releaseAllClaims } from './apply.ts';
import { eachLeaving, type LeavingPlan, takeDown } from './leaving.ts';
import { Loader } from './load.ts';
import { plan, planFullFeed } from './plan.ts';
import { countProblems, eachProblem, type Locate, type Problem } from './problems.ts';
import type { Entry } from './read/entry.ts';
import { type FeedFile, openFiles } from './read/read-records.ts';
import { type FeedReport, readChangedFields, readCounts, readDifferences } from './report.ts';
import { finishRun, firstSeen, noteProblems, startRun } from './runs.ts';
import { closeSession, lockImports, openSession, type Session } from './session.ts';
import { type Filled, Stage } from './stage/stage.ts';

/** Bytes while reading a file and records otherwise; kinds while comparing; records while writing. */
export type Progress = {
  phase: 'reading' | 'comparing' | 'writing';
  done: number;
  total: number | null;
  records: number;
};

/** A record from memory; it is checked like one from a file. */
export type FeedValue = { readonly kind: string };
export type FeedSource = FeedFile[] | Iterable<FeedValue> | AsyncIterable<FeedValue>;

export type ImportInput = {
  source: FeedSource;
  /** Which feed it is: the ids of its companies count within it. Without a name it shares them with all feeds without one. */
  feed?: string;
  /** Told in problems and in feed_runs when the source isn't a file. */
  name?: string;
  /** Writes; without it nothing but the record of the run itself is written. */
  apply?: boolean;
  /** The feed names every trip and departure of its companies: those that it leaves out are taken down. */
  full?: boolean;
  /** With `full`: the feed is the whole catalogue, so that companies it leaves out have no trips left. */
  whole?: boolean;
  /** Changes the kinds that all companies share, too. */
  shared?: boolean;
  /** Of the areas: which pictures will be fetched is told by it. */
  config?: Partial<AreaConfigs>;
  onProgress?: (progress: Progress) => void;
  /** Called for each problem, in the order of the lines, once all are known. */
  onProblem?: (problem: Problem) => void;
  /** Called for each record that a full feed no longer names. */
  onLeaving?: (leaving: Leaving) => void;
};

/** `kinds` are those that the areas bring. */
export type ImportContext = { pool: pg.Pool; clock: Clock; kinds: FeedKinds };

/**
 * Imports a feed: checks every record, compares it with the database and, with `apply`, writes the differences.
 * Wrong records are told and left out; the others aren't affected.
 * @throws UnreadableFeed when a file can't be opened or doesn't tell what it holds
 * @throws AppError invalid when it calls a company that the catalogue knows by its id otherwise
 */
export async function importFeed(ctx: ImportContext, input: ImportInput): Promise<FeedReport> {
  const { pool, clock, kinds } = ctx;
  const source = await openSource(input, kinds);
  const session = await openSession(pool, clock, input.feed ?? '');
  try {
    if (input.apply) await lockImports(session);
    const loaded = await load(session, kinds, source, input);
    return await work(session, kinds, source, loaded, input);
  } finally {
    closeSession(session);
  }
}

type Source = {
  name: string;
  several: boolean;
  entries: AsyncIterable<Entry[]>;
  locate: Locate;
  hash: () => Buffer | null;
  total: number | null;
  done: (records: number) => number;
};

async function openSource({ source, name = 'records' }: ImportInput, kinds: FeedKinds): Promise<Source> {
  if (Array.isArray(source) && source.every((item) => 'path' in item)) {
    const files = await openFiles(source, kinds);
    return {
      name: files.names.join(', '),
      several: files.names.length > 1,
      entries: files.entries,
      locate: files.locate,
      hash: () => files.hash.digest(),
      total: files.bytes,
      done: files.bytesRead,
    };
  }
  return {
    name,
    several: false,
    entries: inGroups(source as Iterable<FeedValue> | AsyncIterable<FeedValue>),
    locate: (line) => ({ file: name, line, ofList: false }),
    hash: () => null,
    total: null,
    done: (records) => records,
  };
}

async function* inGroups(records: Iterable<FeedValue> | AsyncIterable<FeedValue>): AsyncGenerator<Entry[]> {
  let group: Entry[] = [];
  let line = 0;
  for await (const value of records) {
    group.push({ line: ++line, value: value as Record<string, unknown> & FeedValue });
    if (group.length < 500) continue;
    yield group;
    group = [];
  }
  yield group;
}

type Loaded = { loader: Loader; filled: Filled };

async function load(
  session: Session,
  kinds: FeedKinds,
  source: Source,
  { onProgress, feed = '' }: ImportInput,
): Promise<Loaded> {
  const stage = new Stage(session, kinds);
  const loader = new Loader(stage, kinds, feed);
  await stage.open();
  let records = 0;
  for await (const entries of source.entries) {
    for (const entry of entries) loader.add(entry);
    records += entries.length;
    await stage.drain();
    onProgress?.({ phase: 'reading', done: source.done(records), total: source.total, records });
  }
  await stage.close();
  return { loader, filled: stage.filled() };
}

async function work(
  session: Session,
  kinds: FeedKinds,
  source: Source,
  { loader, filled }: Loaded,
  input: ImportInput,
): Promise<FeedReport> {
  const hash = source.hash();
  const snapshotAt = (hash && (await firstSeen(session, hash))) ?? session.now;
  const read = loader.read;
  const records = [...read.values()].reduce((sum, count) => sum + count, 0);
  let step = 0;
  const onKind = () => input.onProgress?.({ phase: 'comparing', done: step++, total: kinds.size, records });
  const { shared = false, whole = false, config = {} } = input;
  await plan(session, kinds, filled, { snapshotAt, config, kinds, shared, whole, onKind });
  const leaving = await planFullFeed(session, kinds, loader.unreadable + loader.unnamed, input);
  await eachLeaving(session, leaving, (one) => input.onLeaving?.(one));
  const changedFields = await readChangedFields(session, filled.kinds);
  const differences = await readDifferences(session, filled.kinds);
  const runId = await startRun(session, kinds, { name: source.name, hash, snapshotAt, full: input.full ?? false });
  if (input.apply) await write(session, kinds, filled.kinds, read, leaving, input);
  const report: FeedReport = {
    runId,
    applied: input.apply ?? false,
    counts: await readCounts(session, kinds, read),
    changedFields,
    differences,
    leaving: leaving.counts,
    unreadable: loader.unreadable,
    ...(await countProblems(session)),
  };
  await eachProblem(session, source.locate, async (problems) => {
    await noteProblems(session, runId, problems, source.several);
    for (const problem of problems) input.onProblem?.(problem);
  });
  await finishRun(session, report);
  return report;
}

async function write(
  session: Session,
  kinds: FeedKinds,
  filled: FeedKinds,
  read: ReadonlyMap<string, number>,
  leaving: LeavingPlan,
  { whole, onProgress }: ImportInput,
): Promise<void> {
  if (whole) await releaseAllClaims(session, filled);
  const total = await countToDo(session, filled);
  let done = 0;
  await apply(session, filled, (rows) => {
    done += rows;
    onProgress?.({ phase: 'writing', done, total, records: done });
  });
  await takeDown(session, leaving);
  const taken = Object.keys(leaving.counts).filter((kind) => leaving.counts[kind]);
  await analyzeWritten(session, filled);
  await finish(session, kinds, new Set([...read.keys(), ...taken]));
}
