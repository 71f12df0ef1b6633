import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import type { Keyring } from '../keys/encryption.ts';
import type { AddressBook } from './addresses.ts';
import { sealLetter } from './letter.ts';
import type { Recipient } from './mail-row.ts';
import { type MailName, type MailVariables, mails } from './mails.ts';
import { type MailAbout, readMailsAbout } from './mails-about.ts';
import { allowMarketing, cameBack, type Return, type Stopped, stopMarketing, stoppedFor } from './suppressions.ts';

/** The channel on which a transaction says that it has left mail. */
export const MAIL_CHANNEL = 'mail';

/** A mail as it is asked for. The same name, subject and occurrence are one mail, however often it is asked for. */
export type Posting<Name extends MailName = MailName> = {
  name: Name;
  /** Left out for mail to the team; for a company without an address the team gets it. */
  to?: string;
  /** Whom an answer reaches, where that isn't the site. */
  replyTo?: string;
  /** What it is about: the id of a message, a booking, a claim. */
  subjectId: string;
  /** Which of several mails about it, such as "2026-12-01 14 days". */
  occurrence?: string;
  variables: MailVariables<Name>;
  /** When its link runs out, where that is all it brings: it isn’t sent after that. */
  goodUntil?: Date;
};

export type Mail = {
  /** In the transaction of what it tells of: the mail goes out exactly when that is committed, once. */
  post<Name extends MailName>(ctx: Context, posting: Posting<Name>): Promise<void>;
  /** What was posted to a person about any of these, and what became of it; `email` is the address it should have gone to. */
  about(ctx: Context, subjectIds: readonly string[], email: string): Promise<MailAbout[]>;
  /** Posts one of them once more, by what is true of it now. The same number of times is one mail, however often it is asked. */
  again<Name extends MailName>(ctx: Context, posting: Posting<Name>, of: { id: string; times: number }): Promise<void>;
  /** Sends an address no marketing any more. @returns false for a token that isn't of one of our mails */
  unsubscribe(ctx: Context, token: string): Promise<boolean>;
  /** The same for an address that its owner names. */
  stopMarketing(ctx: Context, email: string): Promise<void>;
  /** What its owner asks for: marketing comes again, unless no mail reaches the address at all. */
  allowMarketing(ctx: Context, email: string): Promise<void>;
  /** What an address gets none of; null: it gets everything. */
  stopped(ctx: Context, email: string): Promise<Stopped | null>;
  /** Whether the token of a link is of one of our mails. */
  isOurs(token: string): boolean;
  /** Whether the provider signed this: null when none was agreed with. */
  isSigned(text: string, headers: Headers): boolean | null;
  /** What the provider says of mail that didn't arrive, or wasn't wanted. */
  cameBack(ctx: Context, email: string, why: Return): Promise<void>;
};

type Options = {
  keyring: Keyring;
  addresses: AddressBook;
  teamEmail: string;
  /** As Standard Webhooks spells it. */
  webhookSecret: string | null;
};

export function createMail({ keyring, addresses, teamEmail, webhookSecret }: Options): Mail {
  const webhook = webhookSecret === null ? null : new Webhook(webhookSecret);
  async function insert(
    ctx: Context,
    { name, to, replyTo, subjectId, occurrence = '', variables, goodUntil }: Posting,
    againOf: string | null = null,
  ): Promise<void> {
    const recipient = recipientOf(mails[name].to, to, teamEmail);
    if (!recipient) throw new Error(`The mail ${name} is posted to nobody.`);
    const id = newId();
    const letter = {
      to: recipient,
      replyTo: replyTo ?? null,
      partnerSlug: ctx.partner?.slug ?? null,
      atOwnHost: ctx.partner?.origin != null,
      variables: mails[name].variables.parse(variables),
      ...(goodUntil && { goodUntil: goodUntil.toISOString() }),
    };
    const { numAffectedRows } = await sql`
      insert into email_log (
        id, name, subject_id, occurrence, recipient_hash, letter, again_of, next_attempt_at, created_at)
      values (${id}, ${name}, ${subjectId}, ${occurrence}, ${addresses.hashOf(recipient)},
        ${sealLetter(keyring, id, letter)}, ${againOf}, ${ctx.clock()}, ${ctx.clock()})
      on conflict (name, subject_id, occurrence) do nothing`.execute(ctx.db);
    if (numAffectedRows) await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(ctx.db);
  }
  return {
    post: (ctx, posting) => insert(ctx, posting),
    about: (ctx, subjectIds, email) => readMailsAbout(ctx, addresses, subjectIds, email),
    again: (ctx, posting, { id, times }) => insert(ctx, { ...posting, occurrence: `again ${id} ${times}` }, id),
    async unsubscribe(ctx, token) {
      const hash = addresses.hashIn(token);
      if (hash) await stopMarketing(ctx.db, hash);
      return hash !== null;
    },
    stopMarketing: (ctx, email) => stopMarketing(ctx.db, addresses.hashOf(email)),
    allowMarketing: (ctx, email) => allowMarketing(ctx.db, addresses.hashOf(email)),
    stopped: (ctx, email) => stoppedFor(ctx.db, addresses.hashOf(email)),
    isOurs: (token) => addresses.hashIn(token) !== null,
    isSigned: (text, headers) => webhook && isSignedBy(webhook, text, headers),
    cameBack: (ctx, email, why) => cameBack(ctx.db, addresses.hashOf(email), why),
  };
}

function recipientOf(kind: Recipient, to: string | undefined, teamEmail: string): string | undefined {
  if (kind === 'team') return teamEmail;
  return kind === 'company' ? (to ?? teamEmail) : to;
}

function isSignedBy(webhook: Webhook, text: string, headers: Headers): boolean {
  try {
    webhook.verify(text, Object.fromEntries(headers));
    return true;
  } catch {
    return false;
  }
}
