import { memberById } from '#accounts';
import type { Context, Parts } from '#kernel';
import type { MailName, Posting } from '#kernel/mail';
import { readAuthor } from './queries/written.ts';

/**
 * Posts a mail to whoever wrote a review, in this transaction: to a member where they are reached today. Nobody is written
 * to of whom a feed told.
 */
export async function writeToAuthor<Name extends MailName>(
  inside: Context,
  { keyring, mail }: Pick<Parts, 'keyring' | 'mail'>,
  id: string,
  letter: Omit<Posting<Name>, 'to' | 'subjectId'>,
): Promise<void> {
  const author = await readAuthor(inside.db, id);
  if (!author) return;
  const { userId, content } = author;
  const { email } = userId
    ? ((await memberById(inside, userId)) ?? {})
    : JSON.parse(keyring.decrypt(content, { table: 'review_authors', column: 'content', id }));
  if (!email) return;
  await mail.post(inside, { ...letter, to: email, subjectId: id } as Posting<Name>);
}
