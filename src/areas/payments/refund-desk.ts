import { type Context, isId, notFound } from '#kernel';
import { staffOf } from '#kernel/team';
import type { Subject } from './queries/payments.ts';
import {
  countDeskRefunds,
  type DeskRefundRow,
  type RefundList,
  readDeskRefunds,
  readSubjects,
} from './queries/refund-desk.ts';
import { TOLD_AFTER } from './states/refund-states.ts';

export type DeskRefund = Omit<DeskRefundRow, 'subjectKind' | 'subjectId'> & {
  subject: Subject;
  /** PayPal hasn't answered about it for hours. */
  isUnanswered: boolean;
};

/**
 * Refunds that somebody of the team has to do with, the oldest first: what waits for them, what is on its way, or what they
 * paid by hand, the last first.
 * @throws AppError as staffOf
 */
export async function refundDesk(
  ctx: Context,
  { list, page, limit }: { list: RefundList; page: number; limit: number },
): Promise<{ refunds: DeskRefund[]; count: number; pages: number }> {
  staffOf(ctx);
  const rows = await readDeskRefunds(ctx.db, { list, id: null, limit, offset: (page - 1) * limit });
  const count = await countDeskRefunds(ctx.db, list);
  return { refunds: rows.map(shown), count, pages: Math.max(1, Math.ceil(count / limit)) };
}

/** One of them, in whatever state. @throws AppError as staffOf; not_found */
export async function refundAtDesk(ctx: Context, id: string): Promise<DeskRefund> {
  staffOf(ctx);
  const [row] = isId(id) ? await readDeskRefunds(ctx.db, { list: null, id, limit: 1, offset: 0 }) : [];
  if (!row) throw notFound();
  return shown(row);
}

/** How many wait for the team. @throws AppError as staffOf */
export async function countRefundsToDo(ctx: Context): Promise<number> {
  staffOf(ctx);
  return countDeskRefunds(ctx.db, 'to_do');
}

/** What payments are for, each under its id. @throws AppError as staffOf */
export async function subjectsOf(ctx: Context, paymentIds: readonly string[]): Promise<Map<string, Subject>> {
  staffOf(ctx);
  const rows = await readSubjects(ctx.db, paymentIds);
  return new Map(rows.map(({ id, subjectKind, subjectId }) => [id, { kind: subjectKind, id: subjectId }]));
}

function shown({ subjectKind, subjectId, ...refund }: DeskRefundRow): DeskRefund {
  const isUnanswered = refund.status === 'sent' && refund.attempts >= TOLD_AFTER;
  return { ...refund, subject: { kind: subjectKind, id: subjectId }, isUnanswered };
}
