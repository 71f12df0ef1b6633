import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Why a mail came back: no such mailbox, none for now, or somebody who called it unwanted. */
export type Return = 'bounced' | 'delayed' | 'complained';

/** An address that gets nothing keeps getting nothing. */
export async function stopMarketing(db: Db, hash: Uint8Array): Promise<void> {
  await sql`
    insert into mail_suppressions (email_hash, scope, reason) values (${hash}, 'marketing', 'unsubscribed')
    on conflict (email_hash) do nothing`.execute(db);
}

/** Marketing comes again to whoever asks for it; a mailbox that isn’t there stays one. */
export async function allowMarketing(db: Db, hash: Uint8Array): Promise<void> {
  await sql`delete from mail_suppressions where email_hash = ${hash} and scope = 'marketing'`.execute(db);
}

/** all: no mail reaches it. marketing: it wants none that advertises. */
export type Stopped = 'all' | 'marketing';

export async function stoppedFor(db: Db, hash: Uint8Array): Promise<Stopped | null> {
  const { rows } = await sql<{ scope: Stopped }>`
    select scope from mail_suppressions where email_hash = ${hash}`.execute(db);
  return rows[0]?.scope ?? null;
}

/**
 * A mailbox that isn't there gets nothing any more; whoever complained gets what they ask for themselves, but no
 * marketing. A mailbox that is full today may be empty tomorrow.
 */
export async function cameBack(db: Db, hash: Uint8Array, why: Return): Promise<void> {
  if (why === 'delayed') return;
  const scope = why === 'bounced' ? 'all' : 'marketing';
  await sql`
    insert into mail_suppressions as old (email_hash, scope, reason) values (${hash}, ${scope}, ${why})
    on conflict (email_hash) do update set scope = excluded.scope, reason = excluded.reason
    where old.scope <> 'all'`.execute(db);
}

/** Whether an address is to get such a mail. */
export async function isSuppressed(db: Db, hash: Uint8Array, marketing: boolean): Promise<boolean> {
  const { rows } = await sql`
    select 1 from mail_suppressions where email_hash = ${hash} and (scope = 'all' or ${marketing})`.execute(db);
  return rows.length > 0;
}
