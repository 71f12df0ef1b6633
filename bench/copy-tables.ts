import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export type Dump = { rows: number; files: { table: string; path: string }[] };

/** What the importer notes about its own work: it isn't part of the catalogue, so COPY isn't charged for it. */
const OWN_NOTES = /^(?:feed_|outbox_|staff_tasks$|audit_entries$)/;

/** Tables that hold a row. */
export async function filledTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !OWN_NOTES.test(name));
  const filled = await pool.query<Record<string, boolean>>(
    `select ${names.map((name) => `exists (select from ${pg.escapeIdentifier(name)}) as ${pg.escapeIdentifier(name)}`).join(', ')}`,
  );
  return names.filter((name) => filled.rows[0]?.[name]);
}

/** Writes the tables to files, those first that others refer to, and empties them. */
export async function dumpTables(pool: pg.Pool, tables: string[], folder: string): Promise<Dump> {
  await chmod(folder, 0o777);
  const files = (await referredFirst(pool, tables)).map((table) => ({ table, path: join(folder, `${table}.copy`) }));
  let rows = 0;
  for (const { table, path } of files) {
    const { rowCount } = await pool.query(`copy ${pg.escapeIdentifier(table)} to ${pg.escapeLiteral(path)}`);
    rows += rowCount ?? 0;
  }
  await pool.query(`truncate ${tables.map((table) => pg.escapeIdentifier(table)).join(', ')} cascade`);
  return { rows, files };
}

/** Straight from the server's own disk: no client takes part. */
export async function copyAgain(pool: pg.Pool, dump: Dump): Promise<void> {
  for (const { table, path } of dump.files) {
    await pool.query(`copy ${pg.escapeIdentifier(table)} from ${pg.escapeLiteral(path)}`);
  }
}

async function referredFirst(pool: pg.Pool, tables: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; refers: string }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as refers
     from pg_constraint where contype = 'f' and conrelid <> confrelid order by 1, 2`,
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      (table) =>
        !ordered.includes(table) &&
        rows.every((row) => row.table !== table || !tables.includes(row.refers) || ordered.includes(row.refers)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle; none can be copied first');
    ordered.push(...ready);
  }
  return ordered;
}
