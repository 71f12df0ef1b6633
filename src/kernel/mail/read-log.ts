import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Keyring } from '../keys/encryption.ts';
import { type Letter, openLetter } from './letter.ts';
import { isMailName, type MailName } from './mails.ts';

/** A mail as the log knows it. */
export type LoggedMail = {
  id: string;
  name: string;
  state: 'waiting' | 'sent' | 'refused' | 'failed' | 'suppressed';
  problem: string | null;
  createdAt: Date;
  /** Null once it is of no use any more. */
  letter: (Letter & { name: MailName }) | null;
};

type Row = Omit<LoggedMail, 'letter'> & { letter: Buffer | null };

/** The latest mails of a demo, which sends none: whoever tries it reads them here. */
export async function readMailLog({ db }: Context, keyring: Keyring, most: number): Promise<LoggedMail[]> {
  const { rows } = await sql<Row>`
    select id, name, state, problem, created_at, letter from email_log order by created_at desc, id desc limit ${most}
  `.execute(db);
  return rows.map((row) => opened(keyring, row));
}

export async function readLoggedMail({ db }: Context, keyring: Keyring, id: string): Promise<LoggedMail | null> {
  const { rows } = await sql<Row>`
    select id, name, state, problem, created_at, letter from email_log where id = ${id}`.execute(db);
  const [row] = rows;
  return row ? opened(keyring, row) : null;
}

function opened(keyring: Keyring, row: Row): LoggedMail {
  const { id, name, letter } = row;
  return { ...row, letter: letter && isMailName(name) ? { ...openLetter(keyring, id, letter), name } : null };
}
