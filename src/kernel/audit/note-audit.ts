import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/db.ts';

/** What is noted: a look at what is otherwise masked, what the team does about money and tasks, and bookings that companies end. */
export type AuditedAction =
  | 'booking.manifest'
  | 'booking.passengers'
  | 'booking.canceled'
  | 'task.done'
  | 'refund.paid_out'
  | 'refund.tried_again'
  | 'gift_card.returned';

/** Notes in the caller’s transaction who did what: it stays, and says nothing of what was seen. */
export async function noteAudit(
  db: Db,
  actor: Actor,
  entry: { action: AuditedAction; subjectId: string; details: object },
): Promise<void> {
  const by = actor.kind === 'member' ? `member ${actor.userId}` : actor.kind;
  await sql`
    insert into audit_entries (actor, action, subject_id, details)
    values (${by}, ${entry.action}, ${entry.subjectId}, ${JSON.stringify(entry.details)}::jsonb)`.execute(db);
}
