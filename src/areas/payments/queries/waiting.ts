import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** What PayPal is still to be asked about, and what is still to be given back by it. */
export async function countWaiting(db: Db): Promise<{ payments: number; refunds: number }> {
  const { rows } = await sql<{ payments: number; refunds: number }>`
    select (select count(*) from payments where check_at is not null)::integer as payments,
      (select count(*) from refunds where next_attempt_at is not null)::integer as refunds`.execute(db);
  return rows[0] ?? { payments: 0, refunds: 0 };
}
