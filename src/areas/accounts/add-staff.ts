import { generateSecret } from 'otplib';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { lockAccount } from './queries/closing.ts';
import { giveRole, writeSecondFactor } from './queries/second-factors.ts';
import { userByEmail } from './queries/users.ts';
import { isStaffRole, staffRoles } from './staff.ts';

const ENROLMENT_HOURS = 24;
const HOUR_MS = 3_600_000;

/**
 * Gives a member a part in the team, and begins their second factor, in place of one they have: so is it for who lost
 * theirs. The link to set it up is handed over by who runs the server; a mail would put both factors into one mailbox.
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
  const token = newToken('hex');
  await transaction(ctx, async ({ db }) => {
    const user = await userByEmail(db, email.toLowerCase());
    if (!user?.verified || (await lockAccount(db, user.id)) === null) {
      throw new AppError('not_found', 'No member has this address.');
    }
    await giveRole(db, user.id, role);
    await writeSecondFactor(db, {
      userId: user.id,
      secret: keyring.encrypt(generateSecret(), placeOf(user.id)),
      enrolmentHash: hashOf(token),
      enrolmentUntil: new Date(ctx.clock().getTime() + ENROLMENT_HOURS * HOUR_MS),
    });
  });
  return `/second-factor?token=${token}`;
}

export const placeOf = (id: string) => ({ table: 'second_factors', column: 'secret', id });
