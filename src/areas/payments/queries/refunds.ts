import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { Db } from '#kernel/db';
import { countsAgainst, type RefundStatus } from '../states/refund-states.ts';
import type { PaymentsTables } from '../tables.ts';

export type RefundRow = {
  id: string;
  paymentId: string;
  causeId: string;
  amountCents: number;
  status: RefundStatus;
  processorRef: string | null;
  failure: string | null;
  /** Times that it was sent or asked after; within one try. */
  attempts: number;
  /** Times that PayPal was asked for it anew, after it had failed. */
  tries: number;
  /** The team paid it otherwise. */
  byHand: boolean;
  createdAt: Date;
};

const COLUMNS = [
  'id',
  'paymentId',
  'causeId',
  'amountCents',
  'status',
  'processorRef',
  'failure',
  'attempts',
  'tries',
  'byHand',
  'createdAt',
] as const;

/** What PayPal-Request-Id and custom_id of a refund are: each try is another request, and none of them is made twice. */
export const requestIdOf = ({ id, tries }: Pick<RefundRow, 'id' | 'tries'>): string =>
  tries === 1 ? id : `${id}-${tries}`;

const refunds = (db: Db) => db.withTables<PaymentsTables>();

export async function readRefundsOf(db: Db, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return refunds(db)
    .selectFrom('refunds')
    .select(COLUMNS)
    .where('paymentId', 'in', paymentIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function readRefund(db: Db, id: string): Promise<RefundRow | null> {
  const row = await refunds(db).selectFrom('refunds').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function readRefundFor(db: Db, paymentId: string, causeId: string): Promise<RefundRow | null> {
  const row = await refunds(db)
    .selectFrom('refunds')
    .select(COLUMNS)
    .where('paymentId', '=', paymentId)
    .where('causeId', '=', causeId)
    .executeTakeFirst();
  return row ?? null;
}

/** Minor units that went back or are on their way; the payment is locked by whoever asks. */
export async function sumOfRefunds(db: Db, paymentId: string, which = countsAgainst): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from refunds
    where payment_id = ${paymentId} and status = any(${which})`.execute(db);
  return rows[0]?.cents ?? 0;
}

export type NewRefund = Pick<RefundRow, 'id' | 'paymentId' | 'causeId' | 'amountCents' | 'status'> & {
  processorRef: string | null;
  nextAttemptAt: Date | null;
  completedAt: Date | null;
  createdAt: Date;
};

export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  await refunds(db).insertInto('refunds').values(refund).execute();
}

export type RefundChange = Partial<
  Pick<RefundRow, 'status' | 'processorRef' | 'failure' | 'attempts' | 'tries' | 'byHand'>
> & {
  nextAttemptAt?: Date | null;
  completedAt?: Date;
};

export async function changeRefund(db: Db, id: string, change: RefundChange): Promise<void> {
  await refunds(db).updateTable('refunds').set(change).where('id', '=', id).execute();
}

const isDue = (now: Date) => sql`next_attempt_at is not null and next_attempt_at <= ${now}`;

export async function readRefundsDue({ db, clock }: Context): Promise<boolean> {
  const { rows } = await sql`select 1 from refunds where ${isDue(clock())} limit 1`.execute(db);
  return rows.length > 0;
}

/** Takes refunds that are due; nobody else gets them before `until`. */
export async function claimRefunds({ db, clock }: Context, most: number, until: Date): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    update refunds set next_attempt_at = ${until}, attempts = attempts + 1 where id in (
      select id from refunds where ${isDue(clock())} order by next_attempt_at, id limit ${most} for update skip locked
    ) returning id, payment_id, cause_id, amount_cents, status, processor_ref, failure, attempts, tries, by_hand, created_at`.execute(
    db,
  );
  return rows;
}
