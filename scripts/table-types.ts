/**
 * Writes src/areas/<area>/tables.ts from a migrated database, so that each area can name only the columns of tables it owns.
 * Usage: npm run tables
 */

import { rmSync, writeFileSync } from 'node:fs';
import { createPool, migrate, startEmbeddedPostgres } from '#kernel/db';
import { temporaryFolder } from '../src/kernel/testing/folder.ts';
import { describeTables, tableOwners } from './table-types/describe.ts';

const folder = temporaryFolder('tables');
const cluster = await startEmbeddedPostgres(folder);
const pool = createPool(cluster.connectionString, 'imports');
try {
  await migrate(pool);
  for (const area of Object.keys(tableOwners)) {
    const path = area === 'kernel' ? 'src/kernel/db/tables.ts' : `src/areas/${area}/tables.ts`;
    writeFileSync(path, await describeTables(pool, area));
  }
} finally {
  await pool.end();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
