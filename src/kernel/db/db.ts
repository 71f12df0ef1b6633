import { CamelCasePlugin, Kysely, type KyselyPlugin, PostgresDialect } from 'kysely';
import pg from 'pg';
import { countFromHere } from '../thread-time.ts';
import { giveUpSilent } from './give-up-silent.ts';
import { giveWay, isBeside } from './give-way.ts';
import { lend } from './lend.ts';
import { GRACE_MS, LIMITS, type Purpose } from './limits.ts';
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

/** @param purpose decides how long anything may take (`limits.ts`) */
export function createPool(
  connectionString: string,
  purpose: Purpose = 'requests',
  connections = LIMITS[purpose].connections,
): pg.Pool {
  const limits = LIMITS[purpose];
  const pool = new pg.Pool({
    connectionString,
    application_name: `sojourn-${purpose}`,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.statement + GRACE_MS,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(limits.givesWay && isBeside(connectionString) && { onConnect: (client) => giveWay(client, limits.connect) }),
  });
  // A connection that breaks is replaced, lent out or not; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  giveUpSilent(pool);
  return pool;
}

/** @param noticed hears of connections that were lost or not to be had */
export function createDb(pool: pg.Pool, noticed: (error: unknown) => void = () => {}): Db {
  return new Kysely<KernelTables>({
    dialect: new PostgresDialect({ pool: lend(pool, noticed) }),
    plugins: [onItsAccount, new CamelCasePlugin({ maintainNestedObjectKeys: false })],
  });
}

/** Whoever asked works on with the rows. */
const onItsAccount: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    countFromHere();
    return result;
  },
};
