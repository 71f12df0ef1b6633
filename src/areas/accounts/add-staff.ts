import { AppError, type Context, type Parts, transaction } from '#kernel';
import { beginSecondFactor } from './begin-second-factor.ts';
import { lockAccount } from './queries/closing.ts';
import { giveRole, takeStaffRoles } from './queries/roles.ts';
import { userByEmail } from './queries/users.ts';
import { isStaffRole, staffRoles } from './staff.ts';

/**
 * Gives a member a part in the team, in place of the one they have, and begins their second factor, in place of theirs: so
 * is it for who lost it.
 * @returns the path of that link, which holds for 24 hours, for this member alone
 * @throws AppError invalid for a part that there isn’t; not_found for an address without a confirmed account
 */
export async function addStaff(
  ctx: Context,
  { keyring }: Pick<Parts, 'keyring'>,
  { email, role }: { email: string; role: string },
): Promise<string> {
  if (!isStaffRole(role)) {
    throw new AppError('invalid', `There is no part ${role} in the team: ${staffRoles.join(', ')}.`);
  }
  return transaction(ctx, async (inside) => {
    const { db } = inside;
    const user = await userByEmail(db, email.toLowerCase());
    if (!user?.verified || (await lockAccount(db, user.id)) === null) {
      throw new AppError('not_found', 'No member has this address.');
    }
    await takeStaffRoles(db, user.id);
    await giveRole(db, user.id, role);
    return beginSecondFactor(inside, { keyring }, user.id);
  });
}

/** Takes a member out of the team, in every session at once. @throws AppError not_found for who isn’t in it */
export async function removeStaff(ctx: Context, email: string): Promise<void> {
  const user = await userByEmail(ctx.db, email.toLowerCase());
  if (!user || !(await takeStaffRoles(ctx.db, user.id))) {
    throw new AppError('not_found', 'This member isn’t in the team.');
  }
}
