import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PlanKeepingClient } from './prepared.ts';
import type { KernelTables } from './tables.ts';

/** The kernel's own tables; an area adds its own with `db.withTables<AreaTables>()`. */
export type Db = Kysely<KernelTables>;

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

// Cents, counts and ratings stay far below 2^53; dates are calendar dates and must not become timestamps.
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);
pg.types.setTypeParser(DATE, (text) => text);

export function createPool(connectionString: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    Client: PlanKeepingClient,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<KernelTables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: false })],
  });
}
