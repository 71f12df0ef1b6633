import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { databaseFailure } from './database-failure.ts';
import { statementOf } from './prepared.ts';

/**
 * A pool as the query builder borrows from it. A connection that was lost, that went silent or that is still in a
 * transaction never comes back into the pool: the next borrower would read the answers of the last one.
 */
export function lend(pool: pg.Pool, noticed: (error: unknown) => void): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return borrowed(await pool.connect(), noticed);
      } catch (error) {
        noticed(error);
        throw error;
      }
    },
  };
}

function borrowed(client: pg.PoolClient, noticed: (error: unknown) => void): PostgresPoolClient {
  let returned = false;
  const giveBack = (broken: Error | boolean) => {
    if (returned) return;
    returned = true;
    client.release(broken);
  };
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(statementOf(text, values));
    } catch (error) {
      // At once: a rollback would wait behind a question that nobody answers.
      if (databaseFailure(error)?.lost) {
        giveBack(error as Error);
        noticed(error);
      }
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => giveBack(destroy || client.getTransactionStatus() !== 'I'),
  };
}
