import { generateSecret } from 'otplib';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { lockAccount } from './queries/closing.ts';
import { writeSecondFactor } from './queries/second-factors.ts';
import { rolesOf, userByEmail } from './queries/users.ts';

const ENROLMENT_HOURS = 24;
const HOUR_MS = 3_600_000;

/**
 * Begins a member’s second factor, in place of one they have, within the transaction of the caller. The link to set it up
 * is handed over by who runs the server; a mail would put both factors into one mailbox.
 * @returns the path of that link, which holds for 24 hours, for this member alone
 */
export async function beginSecondFactor(
  { db, clock }: Context,
  { keyring }: Pick<Parts, 'keyring'>,
  userId: string,
): Promise<string> {
  const token = newToken('hex');
  await writeSecondFactor(db, {
    userId,
    secret: keyring.encrypt(generateSecret(), placeOf(userId)),
    enrolmentHash: hashOf(token),
    enrolmentUntil: new Date(clock().getTime() + ENROLMENT_HOURS * HOUR_MS),
  });
  return `/second-factor?token=${token}`;
}

export const placeOf = (id: string) => ({ table: 'second_factors', column: 'secret', id });

/**
 * The same for somebody who speaks for a company, which shows it before it reads who travels.
 * @throws AppError not_found for an address of nobody who does
 */
export function beginFactorOfOperator(ctx: Context, parts: Pick<Parts, 'keyring'>, email: string): Promise<string> {
  return transaction(ctx, async (inside) => {
    const user = await userByEmail(inside.db, email.toLowerCase());
    const roles = user?.verified ? await rolesOf(inside.db, user.id) : [];
    const speaks = roles.some(({ role }) => role === 'operator_user');
    if (!user || !speaks || (await lockAccount(inside.db, user.id)) === null) {
      throw new AppError('not_found', 'Nobody with this address speaks for a company.');
    }
    return beginSecondFactor(inside, parts, user.id);
  });
}
