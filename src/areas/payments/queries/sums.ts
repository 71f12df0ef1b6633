import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { SubjectKind } from './payments.ts';

export async function readSumsOf(
  db: Db,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<{ subjectId: string; capturedCents: number; backCents: number }[]> {
  const { rows } = await sql<{ subjectId: string; capturedCents: number; backCents: number }>`
    select p.subject_id, sum(p.amount_cents)::bigint as captured_cents, coalesce(sum(r.cents), 0)::bigint as back_cents
    from payments p left join lateral (
      select sum(amount_cents) as cents from refunds where payment_id = p.id and status <> 'failed') r on true
    where p.subject_kind = ${kind} and p.subject_id = any(${ids}::uuid[])
      and p.status in ('captured', 'partially_refunded', 'refunded', 'disputed')
    group by p.subject_id`.execute(db);
  return rows;
}
