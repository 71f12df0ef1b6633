import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { SubjectKind } from './payments.ts';

type SumsRow = { subjectId: string; capturedCents: number; backCents: number; goneCents: number };

/** What is counted is what `leftOf` and `goneOf` count of one payment. */
export async function readSumsOf(db: Db, kind: SubjectKind, ids: readonly string[]): Promise<SumsRow[]> {
  const { rows } = await sql<SumsRow>`
    select p.subject_id, sum(p.amount_cents)::bigint as captured_cents,
      sum(least(p.amount_cents, coalesce(r.cents, 0)))::bigint as back_cents,
      coalesce(sum(least(p.amount_cents, coalesce(r.gone, 0))) filter (where not p.late), 0)::bigint as gone_cents
    from payments p left join lateral (
      select sum(amount_cents) as cents, sum(amount_cents) filter (where refunds.cause_id = refunds.id) as gone
      from refunds where payment_id = p.id and status <> 'failed') r on true
    where p.subject_kind = ${kind} and p.subject_id = any(${ids}::uuid[])
      and p.status in ('captured', 'partially_refunded', 'refunded', 'disputed')
    group by p.subject_id`.execute(db);
  return rows;
}
