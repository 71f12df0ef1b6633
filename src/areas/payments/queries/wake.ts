import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** The channel on which a transaction says that PayPal may have to be asked. */
export const PAYMENTS_CHANNEL = 'payments';

export async function wakeJobs(db: Db): Promise<void> {
  await sql`select pg_notify(${PAYMENTS_CHANNEL}, '')`.execute(db);
}
