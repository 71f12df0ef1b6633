import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { createPool, migrate, startEmbeddedPostgres } from '../db/index.ts';
import { databaseUrl, TEMPLATE } from './database.ts';
import { temporaryFolder } from './folder.ts';

/** One server for the whole run: that of TEST_DATABASE_URL, or an embedded one that is thrown away. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('test');
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given ? null : await startEmbeddedPostgres(folder, { fsync: 'off', synchronous_commit: 'off' });
  const server = given ?? embedded?.connectionString ?? '';

  const admin = createPool(databaseUrl(server, 'postgres'), 'imports', 1);
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const pool = createPool(databaseUrl(server, TEMPLATE), 'imports', 1);
  await migrate(pool);
  await pool.end();
  const scratch = temporaryFolder('scratch');
  project.provide('databaseServer', server);
  project.provide('scratch', scratch);

  return async () => {
    await embedded?.stop();
    for (const one of [folder, scratch]) rmSync(one, { recursive: true, force: true });
  };
}
