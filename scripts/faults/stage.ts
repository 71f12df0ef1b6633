import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createPool, startEmbeddedPostgres } from '#kernel/db';
import { listCall, tripQuery } from '../../bench/api-queries.ts';
import { filteredList, pathOf } from '../../bench/questions.ts';
import type { Random } from '../../bench/random.ts';
import { seededRandom } from '../../bench/random.ts';
import { readSample, type Sample } from '../../bench/sample.ts';
import { seedFolder } from '../../bench/seeded-folder.ts';
import type { Asked } from './traffic.ts';

/** A seeded database that no product owns, so that faults can be done to it, and what people ask of it. */
export type Stage = {
  folder: string;
  connectionString: string;
  pool: pg.Pool;
  sample: Sample;
  /** Runs one statement on a connection of its own. */
  once<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Process id of PostgreSQL itself. */
  postmaster(): Promise<number>;
  /** Half of it pages from memory, the rest rendered pages, REST and GraphQL. */
  visitors(): (turn: number) => Asked;
  /** Only what has to be rendered: trips nobody asked for before, pages that don't exist, lists with filters. */
  explorers(): (turn: number) => Asked;
  /** The catalogue isn't what it was any more: the next run makes it anew. */
  spoil(): void;
  close(): Promise<void>;
};

export const STAGE_TRIPS = 2000;
const KEPT_TRIPS = 7;

export async function openStage(dataDir: string): Promise<Stage> {
  const folder = resolve(join(dataDir, `faults-${STAGE_TRIPS}`));
  await seedFolder(folder, STAGE_TRIPS);
  const embedded = await startEmbeddedPostgres(folder);
  const { connectionString } = embedded;
  const pool = createPool(connectionString, 'imports', 3);
  const once = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const sample = await readSample(pool);
  let spoilt = false;
  return {
    folder,
    connectionString,
    pool,
    sample,
    once,
    async postmaster() {
      const [row] = await once<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
      return Number(row?.file.split('\n')[0]);
    },
    visitors: () => visitorsOf(sample, seededRandom(1)),
    explorers: () => explorersOf(sample, seededRandom(2)),
    spoil: () => {
      spoilt = true;
    },
    async close() {
      await pool.end();
      await embedded.stop();
      if (spoilt) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Pages that `warmUp` has asked for once are answered from memory from then on. */
export function keptPaths(sample: Sample): string[] {
  return ['/', '/all-trips', '/docs', ...sample.trips.slice(0, KEPT_TRIPS).map((slug) => `/trips/${slug}`)];
}

function visitorsOf(sample: Sample, random: Random): (turn: number) => Asked {
  const kept = keptPaths(sample);
  const byTurn: ((turn: number) => Asked)[] = [
    (turn) => ({ kind: 'kept', shot: { path: kept[((turn / 6) % kept.length) | 0] as string } }),
    () => ({ kind: 'page', shot: { path: pathOf(filteredList(random, sample)) } }),
    (turn) => ({ kind: 'kept', shot: { path: kept[(turn * 7) % kept.length] as string } }),
    () => ({
      kind: 'rest',
      shot: listCall({ ...filteredList(random, sample), category: sample.categories[0] ?? null }),
    }),
    (turn) => ({ kind: 'kept', shot: { path: kept[(turn * 3) % kept.length] as string } }),
    (turn) => ({ kind: 'graphql', shot: tripQuery(sample.trips[turn % sample.trips.length] as string) }),
  ];
  return (turn) => (byTurn[turn % byTurn.length] as (turn: number) => Asked)(turn);
}

function explorersOf(sample: Sample, random: Random): (turn: number) => Asked {
  const unseen = sample.trips.slice(KEPT_TRIPS);
  return (turn) => {
    if (turn % 3 === 0) return { kind: 'page', shot: { path: pathOf(filteredList(random, sample)) } };
    if (turn % 7 === 1) return { kind: 'page', shot: { path: `/nowhere/${turn}` }, expects: 404 };
    return { kind: 'page', shot: { path: `/trips/${unseen[turn % unseen.length]}` } };
  };
}
