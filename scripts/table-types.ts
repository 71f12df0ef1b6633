/**
 * Writes src/areas/<area>/tables.ts, and tables/ where an area names subjects, from a migrated database, so that each area can name only the columns of tables it owns.
 * Usage: npm run tables
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPool, migrate, startEmbeddedPostgres } from '#kernel/db';
import { temporaryFolder } from '../src/kernel/testing/folder.ts';
import { describeTables, tableOwners } from './table-types/describe.ts';

const folder = temporaryFolder('tables');
const cluster = await startEmbeddedPostgres(folder);
const pool = createPool(cluster.connectionString, 'imports');
try {
  await migrate(pool);
  for (const area of Object.keys(tableOwners)) {
    for (const [path, text] of Object.entries(await describeTables(pool, area))) {
      mkdirSync(dirname(join('src', path)), { recursive: true });
      writeFileSync(join('src', path), text);
    }
  }
} finally {
  await pool.end();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
