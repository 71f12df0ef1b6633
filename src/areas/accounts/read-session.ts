import type { Context, Parts } from '#kernel';
import { birthdayOf, type Membership, membershipOf } from './queries/users.ts';
import { sessionOf } from './session-of.ts';
import { holdsSession } from './sign-out.ts';

export type SignedIn = {
  session: { id: string; expiresAt: Date; openedBy: string | null };
  user: {
    id: string;
    firstName: string | null;
    lastName: string | null;
    email: string;
    image: string | null;
    /** YYYY-MM-DD */
    birthday: string | null;
    membershipLevel: Membership['level'];
    memberStatus: Membership['status'];
  };
};

/** Who is signed in; null for nobody. */
export async function readSession(
  ctx: Context,
  { accounts, keyring }: Pick<Parts, 'accounts' | 'keyring'>,
  headers: Headers,
): Promise<SignedIn | null> {
  if (!holdsSession(headers, accounts.cookie)) return null;
  const found = await sessionOf(accounts, headers);
  if (!found) return null;
  const { session, user } = found;
  const [membership, birthday] = await Promise.all([
    membershipOf(ctx.db, user.id, ctx.clock()),
    birthdayOf(ctx.db, user.id),
  ]);
  return {
    session: { id: session.id, expiresAt: session.expiresAt, openedBy: session.openedBy ?? null },
    user: {
      id: user.id,
      firstName: user.firstName ?? null,
      lastName: user.lastName ?? null,
      email: user.email,
      image: user.image ?? null,
      birthday: birthday && keyring.decrypt(birthday, { table: 'users', column: 'birthday', id: user.id }),
      membershipLevel: membership.level,
      memberStatus: membership.status,
    },
  };
}
