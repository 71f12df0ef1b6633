import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Whether the cursor `c` is of a database that had counted further: what it has seen says nothing then (0016). */
const isOfAnother: RawBuilder<boolean> = sql`coalesce(
  pg_snapshot_xmax(coalesce(c.reading, c.seen)) > pg_snapshot_xmax(pg_current_snapshot()), false)`;

/** Whether the event `e` still waits for the subscriber of the cursor `c`. */
const isUnread: RawBuilder<boolean> = sql`(${isOfAnother} or (
  (c.seen is null or (e.xid >= pg_snapshot_xmin(c.seen) and not pg_visible_in_snapshot(e.xid, c.seen)))
  and (c.reading is null or not pg_visible_in_snapshot(e.xid, c.reading)
    or (e.xid, e.id) > (c.after_xid, c.after_id))))`;

export type Unread = {
  /** Events that wait for the subscriber. */
  count: number;
  /** Seconds since it was last at work. */
  idleSeconds: number;
};

/** All of them for one who hasn't read yet. @param most events that are counted */
export async function unreadEvents(db: Db, subscriber: string, most: number): Promise<Unread> {
  const { rows } = await sql<Unread>`
    select coalesce(extract(epoch from now() - c.updated_at), 0)::float8 as idle_seconds, (select count(*) from (
      select from outbox_events e
      where e.xid >= case when ${isOfAnother} then '0'::xid8 else coalesce(pg_snapshot_xmin(c.seen), '0'::xid8) end
        and ${isUnread} limit ${most}) unread) as count
    from (select) asked left join outbox_cursors c on c.subscriber = ${subscriber}`.execute(db);
  return rows[0] ?? { count: 0, idleSeconds: 0 };
}

const DELETED_AT_ONCE = 5000;

export type Emptied = {
  deleted: number;
  /** Subscribers that haven't had events older than that: these stay. */
  behind: string[];
};

/** Deletes events from before `before` that every subscriber has had, some thousand at a time. */
export async function emptyOutbox(db: Db, before: Date): Promise<Emptied> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from outbox_events where id in (
        select e.id from outbox_events e
        where e.created_at < ${before} and not exists (select from outbox_cursors c where ${isUnread})
        order by e.xid, e.id limit ${DELETED_AT_ONCE})`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < DELETED_AT_ONCE) break;
  }
  const { rows } = await sql<{ subscriber: string }>`
    select c.subscriber from outbox_cursors c
    where exists (select from outbox_events e where e.created_at < ${before} and ${isUnread})
    order by c.subscriber`.execute(db);
  return { deleted, behind: rows.map(({ subscriber }) => subscriber) };
}
