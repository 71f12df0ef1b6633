import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { transaction } from '../db/transaction.ts';
import { failpoint } from '../failpoint.ts';
import type { Keyring } from '../keys/encryption.ts';
import type { Log } from '../log.ts';
import { logFailure } from '../log-failure.ts';
import { tellTeam } from '../team/tell-team.ts';
import type { AddressBook } from './addresses.ts';
import { type Letter, openLetter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import type { MailOutage } from './mail-outage.ts';
import { isMailName, mails } from './mails.ts';
import { type ClaimedMail, claimMails, endMail, postponeMail } from './queries.ts';
import { isSuppressed } from './suppressions.ts';
import { mailTasks } from './tasks.ts';
import { AT_ONCE, type Outcome, type Outgoing, type Transport } from './transport.ts';
import type { MailToWrite } from './write-mail.ts';

/** What sending mail takes. */
export type MailWork = {
  ctx: Context;
  log: Log;
  keyring: Keyring;
  addresses: AddressBook;
  transport: Transport;
  /** The same for all that a process sends. */
  outage: MailOutage;
  write: (mail: MailToWrite) => Promise<MailContent & { unsubscribeUrl: string | null }>;
  /** Its host stands in the ids of messages. */
  siteUrl: string;
};

/** How long a mail waits, and whether the try before makes it wait longer the next time. */
type Delay = { delay: number; isCounted: boolean };

const MAIL_TAKES_AT_MOST_MS = 60_000;
/** A server that was away is asked again so soon: within a minute of its return everything is on its way. */
const AWAY: Delay = { delay: 30_000, isCounted: false };
/** Together less than a claim lasts. */
const [NOTED_WITHIN_TRIES, NOTED_AGAIN_MS] = [10, 3_000];
const LATER_MS = [60_000, 5 * 60_000, 15 * 60_000, 3_600_000] as const;
/** As long as mail servers themselves go on trying. */
const TRIED_FOR_MS = 3 * 86_400_000;
const RAN_OUT = 'Its link ran out before it could be delivered.';

/** Sends what is due, a few at a time, until nothing is, or the server is away. */
export async function sendDueMail(work: MailWork, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimMails(work.ctx, AT_ONCE);
    if (claimed.length > 0) failpoint('mail.claimed');
    const outcomes = await Promise.all(claimed.map((mail) => sendOne(work, mail)));
    const away = outcomes.find((outcome) => outcome?.state === 'away');
    if (outcomes.some((outcome) => outcome?.state === 'accepted')) await work.outage.reached();
    else if (away) await work.outage.away(away.reason);
    if (claimed.length < AT_ONCE || away) return;
  }
}

/** @returns null when nothing was to be sent */
async function sendOne(work: MailWork, mail: ClaimedMail): Promise<Outcome | null> {
  const { ctx, transport } = work;
  const outgoing = await prepare(work, mail);
  if (!outgoing) return null;
  failpoint('mail.rendered');
  const outcome = await transport.send(outgoing, AbortSignal.timeout(MAIL_TAKES_AT_MOST_MS));
  if (outcome.state === 'accepted') {
    failpoint('mail.accepted');
    await noteSent(ctx, mail);
    failpoint('mail.recorded');
    return outcome;
  }
  const { state, reason } = outcome;
  if (state === 'refused') await endMail(ctx, mail, 'refused', reason);
  else await tryLater(work, mail, state === 'away' ? AWAY : laterBy(mail.attempts), reason);
  return outcome;
}

/** A database that is away for a moment is no reason to send a mail twice. */
async function noteSent(ctx: Context, mail: ClaimedMail): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await endMail(ctx, mail, 'sent');
    } catch (error) {
      if (tries === NOTED_WITHIN_TRIES) throw error;
      await wait(NOTED_AGAIN_MS);
    }
  }
}

/** The mail as it is sent; null when there is nothing to send, which is noted. */
async function prepare(
  { ctx, log, keyring, addresses, write, siteUrl }: MailWork,
  mail: ClaimedMail,
): Promise<Outgoing | null> {
  const { id, name } = mail;
  if (!isMailName(name)) {
    // A newer version of the site may know it.
    await tryLater({ ctx, log }, mail, laterBy(mail.attempts), `This version knows no mail ${name}.`);
    return null;
  }
  const { marketing } = mails[name];
  if (await isSuppressed(ctx.db, mail.recipientHash, marketing)) {
    await endMail(ctx, mail, 'suppressed');
    return null;
  }
  try {
    const letter: Letter = openLetter(keyring, id, mail.letter);
    const { variables, partnerSlug, atOwnHost = true, goodUntil } = letter;
    if (goodUntil !== undefined && ctx.clock() >= new Date(goodUntil)) {
      log.error({ mail: id, name }, 'a mail was given up: its link ran out before it could be delivered');
      await endMail(ctx, mail, 'failed', [RAN_OUT, mail.problem].filter(Boolean).join(' '));
      return null;
    }
    const unsubscribeToken = marketing ? addresses.tokenOf(letter.to) : null;
    const content = await write({ name, variables, partnerSlug, atOwnHost, unsubscribeToken, siteUrl });
    return {
      ...content,
      to: letter.to,
      replyTo: letter.replyTo,
      messageId: `<${id}@${new URL(siteUrl).hostname}>`,
      date: mail.createdAt,
    };
  } catch (error) {
    logFailure(log, error, { mail: id, name }, 'a mail could not be written');
    await tryLater(
      { ctx, log },
      mail,
      laterBy(mail.attempts),
      'It could not be written; the log of the server says why.',
    );
    return null;
  }
}

async function tryLater(
  { ctx, log }: Pick<MailWork, 'ctx' | 'log'>,
  mail: ClaimedMail,
  { delay, isCounted }: Delay,
  problem: string,
): Promise<void> {
  const next = new Date(ctx.clock().getTime() + delay);
  if (next.getTime() - mail.createdAt.getTime() < TRIED_FOR_MS) {
    return postponeMail(ctx, mail, { next, problem, isCounted });
  }
  log.error({ mail: mail.id, name: mail.name }, 'a mail was given up after three days');
  await transaction(ctx, async (inside) => {
    await endMail(inside, mail, 'failed', problem);
    await tellTeam(inside.db, mailTasks, 'mail.failed', {
      subjectId: mail.id,
      details: { name: mail.name, problem },
    });
  });
}

const laterBy = (attempts: number): Delay => ({
  delay: LATER_MS[Math.min(attempts, LATER_MS.length) - 1] ?? LATER_MS[0],
  isCounted: true,
});
