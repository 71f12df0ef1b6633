import type pg from 'pg';
import { type Context, readConfig, system, systemClock } from '#kernel';
import { createDb, createPool, migrate, startEmbeddedPostgres } from '#kernel/db';
import { areas } from '../areas.ts';

/** Opens the database of the configuration for one command and closes it again. */
export async function withCatalogue<Result>(work: (ctx: Context) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env, areas);
  const server = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const connectionString = config.databaseUrl ?? server?.connectionString ?? '';
  try {
    await withPool(createPool(connectionString, 'imports', 1), migrate);
    return await withPool(createPool(connectionString, 'background'), (pool) =>
      work({ db: createDb(pool), actor: system, partner: null, clock: systemClock }),
    );
  } finally {
    await server?.stop();
  }
}

async function withPool<Result>(pool: pg.Pool, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
