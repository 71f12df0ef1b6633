import type { Context } from './context.ts';
import type { Parts } from './parts.ts';

/** A member whose data it is. */
export type DataSubject = {
  id: string;
  /** In small letters. */
  email: string;
  /** By which tables without addresses know them. */
  emailHash: Buffer;
};

/** What an area holds of members: they may take it with them, and it goes when their account is closed. */
export type MemberData = {
  /** Tables with rows about one member. Every table that names members or addresses has to be among those of an area. */
  tables: readonly string[];
  /** What is held, to be read by a person: by heading. Without what opens an account. */
  read: (ctx: Context, parts: Parts, subject: DataSubject) => Promise<Readonly<Record<string, unknown>>>;
  /** Deletes it, or takes the member out of what stays, within the transaction that closes the account. */
  erase: (ctx: Context, subject: DataSubject) => Promise<void>;
};
