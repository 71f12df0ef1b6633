import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import type { RequestState } from './shared/request-states.ts';

export type RequestRow = {
  id: string;
  topic: string;
  status: RequestState;
  pageUrl: string | null;
  createdAt: Date;
};

export type Listed = { topicId: number | null; status: RequestState | null };

/** Messages without what they say, the newest first, and how many there are. */
export async function readRequests(
  db: Db,
  { topicId, status, limit, offset }: Listed & { limit: number; offset: number },
): Promise<{ requests: RequestRow[]; count: number }> {
  const listed = sql`(${topicId}::integer is null or topic_id = ${topicId})
    and (${status}::text is null or status = ${status})`;
  const { rows } = await sql<RequestRow>`
    select request.id, topic.name as topic, request.status, request.page_url, request.created_at
    from contact_requests request join contact_request_topics topic on topic.id = request.topic_id
    where ${listed} order by request.created_at desc, request.id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from contact_requests where ${listed}`.execute(db);
  return { requests: rows, count: counted[0]?.count ?? 0 };
}

export type SealedRequest = RequestRow & { content: Buffer };

/** With what it says, encrypted; locked for this transaction. */
export async function lockRequest(db: Db, id: string): Promise<SealedRequest | null> {
  const { rows } = await sql<SealedRequest>`
    select request.id, topic.name as topic, request.status, request.page_url, request.created_at, request.content
    from contact_requests request join contact_request_topics topic on topic.id = request.topic_id
    where request.id = ${id} for update of request`.execute(db);
  return rows[0] ?? null;
}

export async function writeState(db: Db, id: string, status: RequestState): Promise<void> {
  await sql`update contact_requests set status = ${status} where id = ${id}`.execute(db);
}

export type RequestDeed = 'opened' | 'answered' | 'closed';
export type Logged = { deed: RequestDeed; doneBy: string; createdAt: Date };

export async function logDeed(
  db: Db,
  { requestId, deed, doneBy, now }: { requestId: string; deed: RequestDeed; doneBy: string; now: Date },
): Promise<void> {
  await sql`
    insert into contact_request_log (request_id, deed, done_by, created_at)
    values (${requestId}, ${deed}, ${doneBy}, ${now})`.execute(db);
}

/** What was done with a message, the oldest first; of many readings the first. */
export async function readLog(db: Db, requestId: string): Promise<Logged[]> {
  const { rows } = await sql<Logged>`
    select deed, done_by, created_at from contact_request_log
    where request_id = ${requestId} order by created_at, id limit 50`.execute(db);
  return rows;
}
