import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { type DemoRecord, generateCatalogue } from '#demo';
import { importFeed } from '#feeds';
import { systemClock } from '#kernel';
import { createPool, migrate } from '#kernel/db';
import { toCalendarDate } from '#kernel/shared';
import { feedKinds } from '../src/areas.ts';
import { copyAgain, dumpTables, filledTables } from './copy-tables.ts';
import { atLeast, type Figure, reported } from './figure.ts';
import { median, rounds } from './statistics.ts';

const TRIPS = 5000;
const SEED = 7;
const BASE = 'bench_import_base';
const TARGET = 'bench_import';
const MEASURED = new Set(['trip', 'itinerary', 'departure']);
/** Reviews, articles and partners: other tables, which neither side is measured on. */
const LEFT_OUT = new Set(['review', 'article', 'partner']);

type Round = { rows: number; importSeconds: number; copySeconds: number };

/**
 * The importer with a file of trips and departures, against COPY of the rows that it wrote into the same tables with
 * their indexes and foreign keys. In databases of its own, beside the product's.
 */
export async function importSpeed(connectionString: string, trips: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-bench-'));
  // The database runs as somebody else and writes its copies here.
  await chmod(folder, 0o777);
  const admin = new pg.Client({ connectionString: databaseUrl(connectionString, 'postgres') });
  await admin.connect();
  try {
    const { feed, others, records } = await writeFeed(folder, Math.min(TRIPS, trips));
    await fillBase(admin, connectionString, others);
    const measured = await rounds(() => measure(admin, connectionString, { folder, feed }));
    return figures(measured, records);
  } finally {
    await dropDatabases(admin);
    await admin.end();
    await rm(folder, { recursive: true, force: true });
  }
}

function figures(measured: Round[], records: number): Figure[] {
  const rows = measured[0]?.rows ?? 0;
  const perSecond = (seconds: (round: Round) => number) => median(measured.map((round) => round.rows / seconds(round)));
  const ratio = median(measured.map(({ copySeconds, importSeconds }) => copySeconds / importSeconds));
  const unit = 'rows/s';
  return [
    reported({
      name: 'COPY of the rows that the importer wrote',
      value: perSecond((round) => round.copySeconds),
      unit,
      remark: `${rows} rows`,
    }),
    reported({
      name: 'importer',
      value: perSecond((round) => round.importSeconds),
      unit,
      remark: `${records} records of trips and departures`,
    }),
    atLeast(0.3, { name: 'importer ÷ COPY, the same rows', value: ratio, unit: 'ratio' }),
  ];
}

async function writeFeed(folder: string, trips: number) {
  const others: DemoRecord[] = [];
  let records = 0;
  const today = toCalendarDate(systemClock());
  async function* lines(): AsyncGenerator<string> {
    for await (const record of generateCatalogue({ seed: SEED, trips, today })) {
      if (MEASURED.has(record.kind)) {
        records++;
        yield `${JSON.stringify(record)}\n`;
      } else if (!LEFT_OUT.has(record.kind)) others.push(record);
    }
  }
  const feed = join(folder, 'feed.ndjson');
  await pipeline(Readable.from(lines()), createWriteStream(feed));
  return { feed, others, records };
}

/** A database with all that trips name: places, words, categories, companies. */
async function fillBase(admin: pg.Client, connectionString: string, others: DemoRecord[]): Promise<void> {
  await dropDatabases(admin);
  await admin.query(`create database ${BASE}`);
  const pool = createPool(databaseUrl(connectionString, BASE), 'imports');
  try {
    await migrate(pool);
    await importFeed({ pool, clock: systemClock, kinds: feedKinds }, { source: others, apply: true });
  } finally {
    await pool.end();
  }
}

type Feed = { folder: string; feed: string };

async function measure(admin: pg.Client, connectionString: string, { folder, feed }: Feed): Promise<Round> {
  await admin.query(`drop database if exists ${TARGET} with (force)`);
  await admin.query(`create database ${TARGET} template ${BASE}`);
  const pool = createPool(databaseUrl(connectionString, TARGET), 'imports');
  try {
    const empty = await filledTables(pool);
    await admin.query('checkpoint');
    const importSeconds = await secondsOf(async () => {
      await importFeed({ pool, clock: systemClock, kinds: feedKinds }, { source: [{ path: feed }], apply: true });
    });
    const tables = (await filledTables(pool)).filter((table) => !empty.includes(table));
    const dump = await dumpTables(pool, tables, folder);
    await admin.query('checkpoint');
    const copySeconds = await secondsOf(() => copyAgain(pool, dump));
    return { rows: dump.rows, importSeconds, copySeconds };
  } finally {
    await pool.end();
  }
}

async function dropDatabases(admin: pg.Client): Promise<void> {
  for (const name of [TARGET, BASE]) await admin.query(`drop database if exists ${name} with (force)`);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

function databaseUrl(connectionString: string, name: string): string {
  return connectionString.replace(/\/[^/?]*\?/, `/${name}?`);
}
