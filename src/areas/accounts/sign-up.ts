import { type Context, newId, type Parts, transaction } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { asking } from './auth/asking.ts';
import { refuseBreached } from './breached-passwords.ts';
import { postConfirmation } from './confirm-email.ts';
import { countLink } from './limits.ts';
import { holdInvitation } from './queries/invitations.ts';
import { deleteUnconfirmed, noteEntered, oneAtATime, userByEmail } from './queries/users.ts';
import { invitedSince } from './welcome.ts';

export type SignUp = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  birthday: string | null;
  marketingConsent: boolean;
  /** The token of an invitation that led here. */
  invitation: string | null;
};

/**
 * Begins an account that its owner confirms by mail. Who has an account with this address already is told so by mail,
 * and nobody else is: the answer is the same. What somebody began with it before and never confirmed is gone.
 * @returns what tells this browser apart when the link is opened
 * @throws AppError invalid for a password that everybody knows, rate_limited
 */
export async function signUp(
  ctx: Context,
  { accounts, keyring, mail, sharedLimits }: Pick<Parts, 'accounts' | 'keyring' | 'mail' | 'sharedLimits'>,
  { email, password, firstName, lastName, birthday, marketingConsent, invitation }: SignUp,
): Promise<{ browserToken: string }> {
  const address = email.toLowerCase();
  refuseBreached(password, '/user/password');
  await countLink({ sharedLimits }, address);
  const browserToken = newToken();
  await transaction(ctx, async (inside) => {
    await oneAtATime(inside.db, address);
    await deleteUnconfirmed(inside.db, address);
    const body = { email: address, password, name: `${firstName} ${lastName}`, firstName, lastName };
    await asking(inside, '/', () => accounts.auth.api.signUpEmail({ body }));
    const user = await userByEmail(inside.db, address);
    if (!user || user.verified) {
      await mail.post(inside, { name: 'already_registered', to: address, subjectId: newId(), variables: {} });
      return;
    }
    await noteEntered(inside.db, user.id, {
      birthday:
        birthday === null ? null : keyring.encrypt(birthday, { table: 'users', column: 'birthday', id: user.id }),
      marketingConsentAt: marketingConsent ? ctx.clock() : null,
      partnerId: ctx.partner?.id ?? null,
    });
    if (invitation !== null) {
      const tokenHash = hashOf(invitation);
      await holdInvitation(inside.db, { tokenHash, userId: user.id, since: invitedSince(ctx) });
    }
    await postConfirmation(inside, { mail }, { id: user.id, email: address, browserHash: hashOf(browserToken) });
  });
  return { browserToken };
}
