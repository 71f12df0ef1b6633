import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** What came for a booking within some time, and what went back of it, in minor units of one currency. */
export type Settled = { bookingId: string; currency: string; capturedCents: number; refundedCents: number };

/** By booking, in the order of their ids; a booking that was paid in two currencies has two rows. */
export async function readSettled(
  db: Db,
  { from, until }: { from: Date; until: Date },
  { operatorId, after, limit }: { operatorId: string | null; after: string; limit: number },
): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    with moved as (
      select p.subject_id, p.currency, p.amount_cents as captured, 0::bigint as refunded
      from payments p
      where p.subject_kind = 'booking' and p.captured_at >= ${from} and p.captured_at < ${until}
        and (${operatorId}::uuid is null or p.operator_id = ${operatorId}) and p.subject_id > ${after}
      union all
      select p.subject_id, p.currency, 0, r.amount_cents
      from refunds r join payments p on p.id = r.payment_id
      where p.subject_kind = 'booking' and r.completed_at >= ${from} and r.completed_at < ${until}
        and (${operatorId}::uuid is null or p.operator_id = ${operatorId}) and p.subject_id > ${after}),
    page as (select distinct subject_id from moved order by subject_id limit ${limit})
    select m.subject_id as booking_id, m.currency, sum(m.captured)::bigint as captured_cents,
      sum(m.refunded)::bigint as refunded_cents
    from moved m join page using (subject_id)
    group by m.subject_id, m.currency order by m.subject_id, m.currency`.execute(db);
  return rows;
}
