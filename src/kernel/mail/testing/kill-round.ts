import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { visitor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { createDb } from '../../db/db.ts';
import type { Failpoint } from '../../failpoint.ts';
import { newId } from '../../ids.ts';
import { silentLog } from '../../log.ts';
import { bareEnvironment } from '../../testing/environment.ts';
import { type MailServer, SmtpRefusal } from '../../testing/mail-server.ts';
import { testWork } from './test-work.ts';

/** Where a process that sends can be killed, between the commit of what a mail tells of and "sent". */
export const killPoints = [
  'mail.claimed',
  'mail.rendered',
  'at the recipient',
  'in the middle of its text',
  'mail.accepted',
  'mail.recorded',
] as const;
export type KillPoint = (typeof killPoints)[number];

/** A claim lasts two minutes. */
const AFTER_CLAIMS_MS = 121_000;
const KEY = Buffer.alloc(32, 3);

/** What a round came to: ids of messages that the mailbox has, and transfers, the second of the same counted. */
export type Round = { messages: number; transfers: number; states: string[] };

/**
 * Posts a mail, kills the process that sends it at this point, and lets two others go on together.
 * @param url of the database, whose log of mail is emptied first
 */
export async function killRound(point: KillPoint, pool: pg.Pool, url: string, server: MailServer): Promise<Round> {
  await pool.query('truncate email_log');
  server.accepted.length = 0;
  const ctx: Context = { db: createDb(pool), actor: visitor, partner: null, clock: () => new Date() };
  const { mail, close } = testWork({ ctx, log: silentLog, smtpUrl: server.url, key: KEY });
  const variables = { name: 'Ada', topic: 'Other', message: 'When does it snow? '.repeat(400) };
  await mail.post(ctx, { name: 'contact_receipt', to: 'ada@example.com', subjectId: newId(), variables });
  close();

  const child = run(url, server.url, 0, point.startsWith('mail.') ? (point as Failpoint) : null);
  const kill = () => void child.kill('SIGKILL');
  // The answer is held back until it is gone.
  const killAndWait = async () => {
    kill();
    await once(child, 'exit');
  };
  if (point === 'at the recipient') server.moods.recipient = killAndWait;
  if (point === 'in the middle of its text') {
    server.moods.begun = kill;
    // On a busy machine all of it may be on its way by then: nobody is left to be told that it came.
    server.moods.whole = () => {
      throw new SmtpRefusal(451, 'The one who sent it is gone.');
    };
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  server.moods = {};
  if (child.signalCode !== 'SIGKILL') throw new Error(`It ended before it could be killed: ${point}.`);

  const others = [0, 1].map(() => run(url, server.url, AFTER_CLAIMS_MS, null));
  for (const other of others) if (other.exitCode === null) await once(other, 'exit');
  const { rows } = await pool.query<{ state: string }>('select state from email_log');
  return {
    messages: new Set(server.accepted.map(({ messageId }) => messageId)).size,
    transfers: server.accepted.length,
    states: rows.map(({ state }) => state),
  };
}

function run(url: string, smtpUrl: string, later: number, failpoint: Failpoint | null) {
  const child = new URL('./send.child.ts', import.meta.url).pathname;
  return spawn(process.execPath, [child, url, smtpUrl, KEY.toString('base64'), String(later), failpoint ?? ''], {
    stdio: 'inherit',
    env: bareEnvironment(),
  });
}
