import { AppError, type Context, newId, publish, transaction } from '#kernel';
import { type PaymentState, paymentState } from './payment-state.ts';
import { insertPayment, type Purpose, readByRef, type Subject } from './queries/payments.ts';

export type RecordedPayment = {
  subject: Subject;
  operatorId: string | null;
  purpose: Purpose;
  method: 'gift_card';
  amountCents: number;
  currency: string;
  /** Of the ledger that paid: the same again is the same payment. */
  processorRef: string;
};

/**
 * Notes what was paid otherwise, captured at once, in the caller's transaction.
 * @throws AppError already_paid when another payment of this method stands for it
 */
export async function recordPayment(ctx: Context, input: RecordedPayment): Promise<PaymentState> {
  const { subject, operatorId, purpose, method, amountCents, currency, processorRef } = input;
  const now = ctx.clock();
  const id = newId();
  return transaction(ctx, async (inside) => {
    const inserted = await insertPayment(inside.db, {
      id,
      subjectKind: subject.kind,
      subjectId: subject.id,
      operatorId,
      purpose,
      method,
      amountCents,
      currency,
      status: 'captured',
      processorRef,
      capturedAt: now,
      createdAt: now,
      checkAt: null,
    });
    if (inserted) {
      await publish(inside.db, 'payment.changed', [id]);
      return paymentState(inside, id);
    }
    const before = await readByRef(inside.db, method, processorRef);
    if (before?.subjectId === subject.id && before.purpose === purpose) return paymentState(inside, before.id);
    throw new AppError('already_paid', 'This is paid by a gift card already.');
  });
}
