import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { AddressBook } from './addresses.ts';
import { isMailName, type MailName, mails } from './mails.ts';

/** A mail to a person, and what became of it when it was sent last. */
export type MailAbout = {
  id: string;
  name: MailName;
  subjectId: string;
  /**
   * refused: their mail server took it not. returned: mail to the address came back, and this went there shortly before.
   * suppressed: it wasn’t sent, as no mail reaches the address. failed: given up after three days, or when its link had run out.
   */
  state: 'waiting' | 'sent' | 'returned' | 'refused' | 'suppressed' | 'failed';
  at: Date;
  /** It went to another address than the one that is asked about. */
  toOther: boolean;
  /** How often it was sent again, and how often of that within a day. */
  times: number;
  timesToday: number;
};

type Row = {
  id: string;
  againOf: string | null;
  name: string;
  subjectId: string;
  state: Exclude<MailAbout['state'], 'returned'>;
  recipientHash: Buffer;
  createdAt: Date;
  endedAt: Date | null;
  cameBackAt: Date | null;
};

const DAY_MS = 86_400_000;
/** Mail servers tell within as long as they try. */
const TOLD_WITHIN_MS = 3 * DAY_MS;
const AT_MOST = 1_000;

/** What was posted to a person about any of these, in the order of the first time. */
export async function readMailsAbout(
  { db, clock }: Context,
  addresses: AddressBook,
  subjectIds: readonly string[],
  email: string,
): Promise<MailAbout[]> {
  const { rows } = await sql<Row>`
    select l.id, l.again_of, l.name, l.subject_id, l.state, l.recipient_hash, l.created_at, l.ended_at,
      s.updated_at as came_back_at
    from email_log l left join mail_suppressions s
      on s.email_hash = l.recipient_hash and s.scope = 'all' and s.reason = 'bounced'
    where l.subject_id = any(${subjectIds}) order by l.created_at, l.id limit ${AT_MOST}`.execute(db);
  const hash = addresses.hashOf(email);
  const dayAgo = clock().getTime() - DAY_MS;
  return rows.flatMap((first) => {
    const { id, name, subjectId, againOf } = first;
    if (againOf !== null || !isMailName(name) || mails[name].to !== 'person') return [];
    const again = rows.filter((row) => row.againOf === id);
    const last = again.at(-1) ?? first;
    return {
      id,
      name,
      subjectId,
      state: hasReturned(last) ? ('returned' as const) : last.state,
      at: last.endedAt ?? last.createdAt,
      toOther: !last.recipientHash.equals(hash),
      times: again.length,
      timesToday: again.filter(({ createdAt }) => createdAt.getTime() > dayAgo).length,
    };
  });
}

/** Providers name the address that didn’t take a mail, not the mail. */
function hasReturned({ state, endedAt, cameBackAt }: Row): boolean {
  if (state !== 'sent' || endedAt === null || cameBackAt === null) return false;
  const after = cameBackAt.getTime() - endedAt.getTime();
  return after >= 0 && after <= TOLD_WITHIN_MS;
}
