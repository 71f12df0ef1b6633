import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { databaseFailure } from './database-failure.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');
const LOCK = 4_815_162_342;

export type MigrationState = { applied: string[]; pending: string[] };

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

/** Applies what is missing, each file in a transaction of its own; one process at a time. Answers the names applied. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { pending } = await migrationState(client);
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
