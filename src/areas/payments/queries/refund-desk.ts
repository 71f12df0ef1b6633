import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#kernel/db';
import { TOLD_AFTER } from '../states/refund-states.ts';
import type { SubjectKind } from './payments.ts';
import type { RefundRow } from './refunds.ts';

/** to_do: the team has to do something. on_its_way: nobody has to. paid_out: the team has paid it by hand. */
export type RefundList = 'to_do' | 'on_its_way' | 'paid_out';

export type DeskRefundRow = Pick<
  RefundRow,
  'id' | 'paymentId' | 'amountCents' | 'status' | 'failure' | 'attempts' | 'tries' | 'byHand' | 'createdAt'
> & {
  completedAt: Date | null;
  currency: string;
  subjectKind: SubjectKind;
  subjectId: string;
  /** Of the payment at PayPal, and when it came. */
  capture: string | null;
  capturedAt: Date | null;
};

const UNANSWERED = sql`r.status = 'sent' and r.attempts >= ${sql.lit(TOLD_AFTER)}`;
const OF_LIST: Readonly<Record<RefundList, RawBuilder<unknown>>> = {
  to_do: sql`r.status in ('failed', 'manual_payout') or (${UNANSWERED})`,
  on_its_way: sql`r.status in ('queued', 'sent') and not (${UNANSWERED})`,
  paid_out: sql`r.by_hand`,
};

type Listed = { list: RefundList | null; id: string | null; limit: number; offset: number };

export async function readDeskRefunds(db: Db, { list, id, limit, offset }: Listed): Promise<DeskRefundRow[]> {
  const which = list === null ? sql`r.id = ${id}` : OF_LIST[list];
  const order = list === 'paid_out' ? sql`r.completed_at desc, r.id desc` : sql`r.created_at, r.id`;
  const { rows } = await sql<DeskRefundRow>`
    select r.id, r.payment_id, r.amount_cents, r.status, r.failure, r.attempts, r.tries, r.by_hand, r.created_at,
      r.completed_at, p.currency, p.subject_kind, p.subject_id, p.processor_ref as capture, p.captured_at
    from refunds r join payments p on p.id = r.payment_id
    where ${which} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countDeskRefunds(db: Db, list: RefundList): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from refunds r where ${OF_LIST[list]}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What these payments are for. */
export async function readSubjects(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; subjectKind: SubjectKind; subjectId: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; subjectKind: SubjectKind; subjectId: string }>`
    select id, subject_kind, subject_id from payments where id = any(${ids}::uuid[]) order by id`.execute(db);
  return rows;
}
