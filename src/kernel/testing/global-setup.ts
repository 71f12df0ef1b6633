import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { createPool, migrate, startEmbeddedPostgres } from '../db/index.ts';
import { databaseUrl, TEMPLATE } from './database.ts';
import { RUN_FOLDER, temporaryFolder } from './folder.ts';

/** What is thrown away needn't outlive a crash, and shouldn't grow; each worker has servers of its own on it. */
const OF_A_RUN = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  max_connections: '300',
};

/** One server for the whole run: that of TEST_DATABASE_URL, or an embedded one that is thrown away. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Each project of the run comes here; the server is for all of them.
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().databaseServer) return;
  const folder = temporaryFolder('test');
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given ? null : await startEmbeddedPostgres(folder, OF_A_RUN);
  const server = given ?? embedded?.connectionString ?? '';
  const admin = createPool(databaseUrl(server, 'postgres'), 'imports', 1);
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [TEMPLATE]);
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const pool = createPool(databaseUrl(server, TEMPLATE), 'imports', 1);
  await migrate(pool);
  await pool.end();
  const scratch = temporaryFolder('scratch');
  process.env[RUN_FOLDER] = scratch;
  run.provide('databaseServer', server);
  run.provide('scratch', scratch);
  return async () => {
    await embedded?.stop();
    for (const one of [folder, scratch]) rmSync(one, { recursive: true, force: true });
  };
}
