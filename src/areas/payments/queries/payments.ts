import { sql } from 'kysely';
import type { Context } from '#kernel';
import type { Db } from '#kernel/db';
import type { PaymentStatus } from '../states/payment-states.ts';
import type { PaymentsTables } from '../tables.ts';

export type SubjectKind = 'booking' | 'gift_card';
export type Subject = { kind: SubjectKind; id: string };
export type Purpose = 'deposit' | 'full' | 'balance';
export type Method = 'paypal' | 'gift_card';

export type PaymentRow = {
  id: string;
  subjectKind: SubjectKind;
  subjectId: string;
  operatorId: string | null;
  purpose: Purpose;
  method: Method;
  processorOrderId: string | null;
  processorRef: string | null;
  amountCents: number;
  currency: string;
  status: PaymentStatus;
  approvalUrl: string | null;
  capturedAt: Date | null;
  refundedCents: number;
  failure: string | null;
  disputeId: string | null;
  late: boolean;
  captureAskedAt: Date | null;
  createdAt: Date;
};

const COLUMNS = [
  'id',
  'subjectKind',
  'subjectId',
  'operatorId',
  'purpose',
  'method',
  'processorOrderId',
  'processorRef',
  'amountCents',
  'currency',
  'status',
  'approvalUrl',
  'capturedAt',
  'refundedCents',
  'failure',
  'disputeId',
  'late',
  'captureAskedAt',
  'createdAt',
] as const;

const payments = (db: Db) => db.withTables<PaymentsTables>();

export async function readPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const row = await payments(db).selectFrom('payments').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Until the transaction ends nobody else changes it. */
export async function lockPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const row = await payments(db)
    .selectFrom('payments')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function readPaymentsOf(db: Db, subject: Subject): Promise<PaymentRow[]> {
  return payments(db)
    .selectFrom('payments')
    .select(COLUMNS)
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(200)
    .execute();
}

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'subjectKind' | 'subjectId' | 'operatorId' | 'purpose' | 'method' | 'amountCents' | 'currency' | 'status'
> & { processorRef: string | null; capturedAt: Date | null; createdAt: Date; checkAt: Date | null };

/** @returns false when another one stands in its place, or has its reference */
export async function insertPayment(db: Db, payment: NewPayment): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await payments(db)
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The payment that stands for this: open, or with money in it. */
export async function readStanding(
  db: Db,
  subject: Subject,
  purpose: Purpose,
  method: Method,
): Promise<PaymentRow | null> {
  const row = await payments(db)
    .selectFrom('payments')
    .select(COLUMNS)
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('purpose', '=', purpose)
    .where('method', '=', method)
    .where('status', 'not in', ['denied', 'voided', 'refunded'])
    .where('late', '=', false)
    .executeTakeFirst();
  return row ?? null;
}

export async function readByRef(db: Db, method: Method, processorRef: string): Promise<PaymentRow | null> {
  const row = await payments(db)
    .selectFrom('payments')
    .select(COLUMNS)
    .where('method', '=', method)
    .where('processorRef', '=', processorRef)
    .executeTakeFirst();
  return row ?? null;
}

export type PaymentChange = Partial<
  Pick<
    PaymentRow,
    | 'processorOrderId'
    | 'processorRef'
    | 'amountCents'
    | 'currency'
    | 'status'
    | 'approvalUrl'
    | 'capturedAt'
    | 'refundedCents'
    | 'failure'
    | 'disputeId'
    | 'late'
    | 'captureAskedAt'
  >
> & { checkAt?: Date | null; checkedAt?: Date };

export async function changePayment(db: Db, id: string, change: PaymentChange): Promise<void> {
  await payments(db).updateTable('payments').set(change).where('id', '=', id).execute();
}

const isDue = (now: Date) => sql`check_at is not null and check_at <= ${now}`;

export async function readPaymentsDue({ db, clock }: Context): Promise<boolean> {
  const { rows } = await sql`select 1 from payments where ${isDue(clock())} limit 1`.execute(db);
  return rows.length > 0;
}

/** Takes payments about which PayPal is to be asked; nobody else gets them before `until`. */
export async function claimPayments(
  { db, clock }: Context,
  most: number,
  until: Date,
): Promise<{ id: string; processorOrderId: string | null }[]> {
  const { rows } = await sql<{ id: string; processorOrderId: string | null }>`
    update payments set check_at = ${until} where id in (
      select id from payments where ${isDue(clock())} order by check_at, id limit ${most} for update skip locked
    ) returning id, processor_order_id`.execute(db);
  return rows;
}

/** The payment that PayPal means by its own ids or by ours. */
export async function findPayment(
  db: Db,
  {
    orderIds,
    captureIds,
    paymentId,
  }: { orderIds: readonly string[]; captureIds: readonly string[]; paymentId: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from payments where method = 'paypal' and (
      processor_order_id = any(${orderIds}) or processor_ref = any(${captureIds}) or id = ${paymentId}::uuid)
    order by (processor_ref = any(${captureIds})) desc nulls last, id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
