import { AppError, type Context, newId, type Parts, transaction } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { calledName } from './called-name.ts';
import { countShare } from './limits.ts';
import { lockOwnAccount, verifiedMemberOf } from './me.ts';
import { type Invitation, insertInvitation, readInvitations } from './queries/invitations.ts';
import { readMember } from './queries/users.ts';
import { pathOfInvitation } from './shared/invitation.ts';

export const INVITATION_DAYS = 90;

/**
 * Invites a friend by mail. An address that was invited before gets no second mail; whether it has an account changes
 * nothing, here or in the mail.
 * @throws AppError unauthenticated; forbidden for an address that isn’t confirmed; invalid for one’s own; rate_limited
 */
export async function invite(
  ctx: Context,
  { mail, sharedLimits }: Pick<Parts, 'mail' | 'sharedLimits'>,
  given: string,
): Promise<void> {
  const userId = verifiedMemberOf(ctx);
  const email = given.toLowerCase();
  await countShare({ sharedLimits }, userId);
  const token = newToken('hex');
  await transaction(ctx, async (inside) => {
    const own = await lockOwnAccount(inside, userId);
    if (email === own) {
      throw new AppError('invalid', 'must be somebody else’s address', { pointer: '/invitation/email' });
    }
    const id = newId();
    const row = { id, inviterId: userId, email, tokenHash: hashOf(token), now: inside.clock() };
    if (!(await insertInvitation(inside.db, row))) return;
    await mail.post(inside, {
      name: 'invite_friend',
      to: email,
      replyTo: own,
      subjectId: id,
      variables: {
        sender: calledName(await readMember(inside.db, userId)),
        path: pathOfInvitation(token),
        days: INVITATION_DAYS,
      },
    });
  });
}

/** Whom who is signed in has invited, the newest first; joined are those who came by the link. */
export function ownInvitations(ctx: Context): Promise<Invitation[]> {
  return readInvitations(ctx.db, verifiedMemberOf(ctx));
}
