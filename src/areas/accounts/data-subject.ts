import type { Context, DataSubject, Parts } from '#kernel';
import { formerAddresses } from './queries/email-changes.ts';

/** A member with every address under which something may be held of them: that of now, and those of before. */
export async function subjectOf(
  { db }: Context,
  { addresses }: Pick<Parts, 'addresses'>,
  { id, email }: { id: string; email: string },
): Promise<DataSubject> {
  const emails = [email, ...(await formerAddresses(db, id))];
  return { id, emails, emailHashes: emails.map((one) => addresses.hashOf(one)) };
}
