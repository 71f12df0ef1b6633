import type { Context } from '#kernel';
import type { OutboxEvent } from '#kernel/outbox';
import { paymentState, refundedPayment } from './payment-state.ts';
import type { SubjectKind } from './queries/payments.ts';

const READ = { 'payment.changed': paymentState, 'refund.changed': refundedPayment } as const;

/** Of which things of a kind the outbox tells that their payments or refunds have changed, each once. */
export async function subjectsTold(
  ctx: Context,
  kind: SubjectKind,
  events: readonly OutboxEvent[],
): Promise<Set<string>> {
  const told = new Set<string>();
  for (const { topic, subjectId } of events) {
    if (!subjectId || (topic !== 'payment.changed' && topic !== 'refund.changed')) continue;
    const { subject } = await READ[topic](ctx, subjectId);
    if (subject.kind === kind) told.add(subject.id);
  }
  return told;
}
