import { type Context, transaction } from '#kernel';
import { hashOf } from '#kernel/keys';
import { INVITATION_DAYS } from './invite.ts';
import { holdInvitation, noteJoined } from './queries/invitations.ts';
import { invitationIn, WELCOME_PATH } from './shared/invitation.ts';
import { refUrlOf } from './shared/ref-url.ts';

const DAY_MS = 86_400_000;

/** Since when invitations were sent that hold now. */
export const invitedSince = ({ clock }: Pick<Context, 'clock'>) =>
  new Date(clock().getTime() - INVITATION_DAYS * DAY_MS);

/**
 * Where somebody goes on who was signed in: who was for the first time, and came from nowhere, tells of themselves.
 * Whoever came by an invitation is known to have.
 * @param newUserId null for somebody who had been signed in before
 */
export async function welcome(ctx: Context, newUserId: string | null, refUrl: string | undefined): Promise<string> {
  const path = refUrlOf(refUrl);
  if (newUserId === null) return path;
  const token = invitationIn(path);
  await transaction(ctx, async ({ db, clock }) => {
    if (token) await holdInvitation(db, { tokenHash: hashOf(token), userId: newUserId, since: invitedSince(ctx) });
    // They may have signed up by an invitation, too, and come by another way now.
    await noteJoined(db, newUserId, clock());
  });
  return path === '/' ? WELCOME_PATH : path;
}
