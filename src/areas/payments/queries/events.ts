import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { PaypalEvent } from '../webhooks/event.ts';

/** @returns false when it was kept before */
export async function insertEvent(db: Db, event: PaypalEvent, paymentId: string | null, now: Date): Promise<boolean> {
  const { orderIds, captureIds, disputeId } = event;
  const { numAffectedRows } = await sql`
    insert into paypal_events (event_id, type, payment_id, body, created_at, processed_at)
    values (${event.id}, ${event.type}, ${paymentId}, ${JSON.stringify({ orderIds, captureIds, disputeId })}, ${now},
      ${paymentId === null ? now : null})
    on conflict (event_id) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether PayPal has told the end of a dispute: what is sent first needn't come first. */
export async function isDisputeOver(db: Db, disputeId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from paypal_events
    where type = 'CUSTOMER.DISPUTE.RESOLVED' and body->>'disputeId' = ${disputeId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Events about a payment after which PayPal hasn't been asked yet. */
export async function readOpenEvents(db: Db, paymentId: string): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select event_id from paypal_events where payment_id = ${paymentId} and processed_at is null
    order by event_id`.execute(db);
  return rows.map(({ eventId }) => eventId);
}

/** PayPal has been asked about what these told of. */
export async function markProcessed(db: Db, eventIds: readonly string[], now: Date): Promise<void> {
  if (eventIds.length === 0) return;
  await sql`
    update paypal_events set processed_at = ${now}
    where event_id = any(${eventIds}) and processed_at is null`.execute(db);
}

/** @returns how many of before were deleted */
export async function deleteOldEvents(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from paypal_events where created_at < ${before} and processed_at is not null`.execute(db);
  return Number(numAffectedRows);
}
