import { dataFolderFault } from '../../data-folder-fault.ts';
import { createPool } from '../db.ts';
import { binaries } from './binaries.ts';
import { makeFolders, placesOf } from './folders.ts';
import { takeLease } from './lease.ts';

export type EmbeddedPostgres = {
  connectionString: string;
  /** Gives it back: PostgreSQL stops when nobody else uses it, also when this process ends without a word. */
  stop(): Promise<void>;
};

/**
 * PostgreSQL from the npm package on a private socket, shared by every process that uses the same folder. A keeper
 * (`keeper.ts`) starts it, and starts it again when it dies.
 * @param dataDir absolute folder; the data is created there on first use
 * @param settings of PostgreSQL; they count for whoever comes first
 * @throws ConfigError when nothing can be written in that folder
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const places = placesOf(dataDir);
  try {
    makeFolders(places);
  } catch (error) {
    throw dataFolderFault(dataDir, error);
  }
  const lease = await takeLease({ places, native: binaries(), settings });
  const connectionString = `postgresql://sojourn@/sojourn?host=${encodeURIComponent(places.socket)}`;
  try {
    await createDatabase(connectionString.replace('/sojourn?', '/postgres?'));
  } catch (error) {
    await lease.end();
    throw error;
  }
  return { connectionString, stop: () => lease.end() };
}

/** Two processes may try at the same time. */
const EXISTS = /^(42P04|23505)$/;

async function createDatabase(maintenance: string): Promise<void> {
  const pool = createPool(maintenance, 'imports', 1);
  try {
    const { rowCount } = await pool.query(`select 1 from pg_database where datname = 'sojourn'`);
    if (!rowCount) await pool.query('create database sojourn');
  } catch (error) {
    if (!EXISTS.test(String((error as { code?: string }).code))) throw error;
  } finally {
    await pool.end();
  }
}
