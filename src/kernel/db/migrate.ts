import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { databaseFailure } from './database-failure.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');
const LOCK = 4_815_162_342;

export type MigrationState = { applied: string[]; pending: string[] };

/** The message says what to do. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
}

export async function migrationState(client: pg.Pool | pg.ClientBase): Promise<MigrationState> {
  const files = await migrationFiles();
  const { rows } = await client.query<{ name: string }>(
    `select name from schema_migrations where to_regclass('schema_migrations') is not null order by name`,
  );
  const applied = rows.map((row) => row.name);
  return { applied, pending: files.filter((name) => !applied.includes(name)) };
}

/**
 * Applies what is missing, each file in a transaction of its own; one process at a time. Answers the names applied.
 * @throws NewerDatabaseError when somebody newer was here: what this code doesn't know of it could spoil it
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { applied, pending } = await migrationState(client);
    const files = await migrationFiles();
    refuseNewer(applied.filter((name) => !files.includes(name)));
    for (const name of pending) {
      await client.query('begin');
      try {
        await client.query(await readFile(join(FOLDER, name), 'utf8'));
        await client.query('insert into schema_migrations (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        if (databaseFailure(error)?.lost) throw error;
        await client.query('rollback');
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
    }
    return pending;
  } finally {
    // The lock ends with its connection.
    client.release(true);
  }
}

function refuseNewer(unknown: string[]): void {
  const [first, ...more] = unknown;
  if (!first) return;
  const names = more.length > 0 ? `${first} and ${more.length} more` : first;
  throw new NewerDatabaseError(
    `A newer version of Sojourn has used this database (it applied ${names}). Start that version, or name another database in DATABASE_URL or DATA_DIR.`,
  );
}
