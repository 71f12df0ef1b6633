import { sql } from 'kysely';
import type { Db } from '#kernel/db';

/** Somebody of the team has to look: told once as long as it isn’t done. */
export async function tellTeam(
  db: Db,
  kind: 'booking.departure_changed_late',
  subjectId: string,
  details: object,
): Promise<void> {
  await sql`
    insert into staff_tasks (kind, subject_id, details)
    select ${kind}, ${subjectId}::uuid, ${JSON.stringify(details)}::jsonb
    where not exists (
      select from staff_tasks t
      where t.kind = ${kind} and t.subject_id = ${subjectId}::uuid and t.details = ${JSON.stringify(details)}::jsonb)
  `.execute(db);
}
