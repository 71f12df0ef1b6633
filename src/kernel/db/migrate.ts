import { createHash } from 'node:crypto';
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

/** The message says what to do. */
export class ChangedMigrationError extends Error {
  override name = 'ChangedMigrationError';
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
 * @throws ChangedMigrationError when a file isn't any more what was applied: databases would differ without a word
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    await client.query('alter table schema_migrations add column if not exists checksum text');
    const { applied, pending } = await migrationState(client);
    const files = await migrationFiles();
    refuseNewer(applied.filter((name) => !files.includes(name)));
    await refuseChanged(client);
    for (const name of pending) {
      await client.query('begin');
      try {
        const text = await readFile(join(FOLDER, name), 'utf8');
        await client.query(text);
        await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksumOf(text)]);
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

/** Compares each file with what was applied of it; what was applied before there were checksums gets one. */
async function refuseChanged(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from schema_migrations order by name',
  );
  for (const { name, checksum } of rows) {
    const now = checksumOf(await readFile(join(FOLDER, name), 'utf8'));
    if (checksum === null) {
      await client.query('update schema_migrations set checksum = $2 where name = $1', [name, now]);
    } else if (checksum !== now) {
      throw new ChangedMigrationError(
        `The migration ${name} was changed after this database had applied it. Put the file back as it was, and write the change as a new migration.`,
      );
    }
  }
}

/** Git may write files with other line ends on other machines. */
export function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
