import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Topic } from './topics.ts';

/** Writes an event for each subject in the caller's transaction: it exists exactly when the change does. */
export async function publish(db: Db, topic: Topic, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await sql`select publish_events(${topic}, ${subjectIds}::uuid[])`.execute(db);
}

/** An event without a subject. */
export async function publishNews(db: Db, topic: Topic): Promise<void> {
  await sql`select publish_events(${topic}, array[null]::uuid[])`.execute(db);
}

/**
 * The same in a statement that itself changes rows: select this at its end.
 * @param ids what `select distinct` answers, with its `from`: sql`trip_id from closed`
 */
export function publishing(topic: Topic, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`publish_events(${topic}, array(select distinct ${ids}))`;
}
