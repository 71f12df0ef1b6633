import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { LeadsTables } from './tables.ts';

/** The name of a topic that a form may send; null for any other. */
export async function formTopicName(db: Db, id: number): Promise<string | null> {
  const found = await db
    .withTables<LeadsTables>()
    .selectFrom('contactRequestTopics')
    .where('contactRequestTopics.id', '=', id)
    .where('contactRequestTopics.hiddenInForm', '=', false)
    .select('contactRequestTopics.name')
    .executeTakeFirst();
  return found?.name ?? null;
}

export type NewRequest = {
  id: string;
  topicId: number;
  content: Buffer;
  pageType: string | null;
  pageUrl: string | null;
  partnerId: string | null;
  createdAt: Date;
};

export async function insertRequest(db: Db, request: NewRequest): Promise<void> {
  await db.withTables<LeadsTables>().insertInto('contactRequests').values(request).execute();
}

/** Deletes messages of before. @returns how many */
export async function emptyOldRequests(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from contact_requests where created_at < ${before}`.execute(db);
  return Number(numAffectedRows);
}
