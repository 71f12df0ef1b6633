import type { Context } from './context.ts';
import type { Parts } from './parts.ts';

/** A member whose data it is. */
export type DataSubject = {
  id: string;
  /** The address of now, then those the account had before: in small letters. */
  emails: readonly string[];
  /** Of each of them, by which tables without addresses know them. */
  emailHashes: readonly Buffer[];
};

/** What an area holds of members: they may take it with them, and it goes when their account is closed. */
export type MemberData = {
  /** Tables with rows about one member. Every table that names members or addresses has to be among those of an area. */
  tables: readonly string[];
  /** What is held, to be read by a person: by heading. Without what opens an account. */
  read: (ctx: Context, parts: Parts, subject: DataSubject) => Promise<Readonly<Record<string, unknown>>>;
  /** Deletes it, or takes the member out of what stays, within the transaction that closes the account. */
  erase: (ctx: Context, subject: DataSubject) => Promise<void>;
  /**
   * Makes theirs what was made without an account under the address that they have just proved to have: by a link mailed to
   * it, or by Google. Within the transaction that opens their session, where there is one.
   */
  claim?: (ctx: Context, owner: Pick<DataSubject, 'id'> & { emailHash: Buffer }) => Promise<void>;
};
