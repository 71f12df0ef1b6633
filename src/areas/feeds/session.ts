import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { AppError, type Clock, type Context, system } from '#kernel';
import type { KernelTables } from '#kernel/db';

/** One database connection for a whole import: its temporary tables live on it. */
export type Session = {
  client: pg.PoolClient;
  /** The same connection for verbs of the areas. */
  ctx: Context;
  now: Date;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Rows touched. */
  run(text: string, values?: unknown[]): Promise<number>;
  transact<Result>(work: () => Promise<Result>): Promise<Result>;
};

const LOCK = 4_815_162_343;

/** @param feed the name of the feed; '' without one */
export async function openSession(pool: pg.Pool, clock: Clock, feed: string): Promise<Session> {
  const client = await pool.connect();
  const now = clock();
  await client.query(`set work_mem = '96MB'; set temp_buffers = '64MB'`);
  await client.query(`select set_config('sojourn.feed', $1, false)`, [feed]);
  return {
    client,
    ctx: { db: oneConnection(client), actor: system, partner: null, clock: () => now },
    now,
    query: async (text, values) => (await client.query(text, values)).rows,
    run: async (text, values) => (await client.query(text, values)).rowCount ?? 0,
    transact: (work) => transact(client, work),
  };
}

/** The connection isn't given back, so that nothing of it (temporary tables, settings) reaches anybody else. */
export function closeSession(session: Session): void {
  session.client.release(true);
}

/** One import writes at a time; another one waits up to a minute. */
export async function lockImports(session: Session): Promise<void> {
  await session.run(`set lock_timeout = '60s'`);
  try {
    await session.run('select pg_advisory_lock($1)', [LOCK]);
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error;
    throw new AppError('busy', 'Another import is writing right now: run this one again when it is done.');
  }
  await session.run('reset lock_timeout');
}

async function transact<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // Where the connection is gone, so is the transaction.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

function oneConnection(client: pg.PoolClient): Kysely<KernelTables> {
  const borrowed = { query: client.query.bind(client), release: () => {} } as unknown as pg.PoolClient;
  return new Kysely<KernelTables>({
    dialect: new PostgresDialect({ pool: { connect: async () => borrowed, end: async () => {}, options: {} } }),
    plugins: [new CamelCasePlugin()],
  });
}
