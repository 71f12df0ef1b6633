import { type Context, readConfig, system, systemClock } from '#kernel';
import { createDb, createPool, migrate, startEmbeddedPostgres } from '#kernel/db';
import { areas } from '../areas.ts';

/** Opens the database of the configuration for one command and closes it again. */
export async function withCatalogue<Result>(work: (ctx: Context) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env, areas);
  const server = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const pool = createPool(config.databaseUrl ?? server?.connectionString ?? '', 'background');
  try {
    await migrate(pool);
    return await work({ db: createDb(pool), actor: system, partner: null, clock: systemClock });
  } finally {
    await pool.end();
    await server?.stop();
  }
}
