import { AppError, type Context, transaction } from '#kernel';
import { lockAccount } from './queries/closing.ts';
import { giveRole, takeRole } from './queries/roles.ts';
import { userByEmail } from './queries/users.ts';

type Asked = { email: string; operatorId: string };

/** Lets a member speak for a company, as whoever runs the server says. @throws AppError not_found without that member */
export async function addOperatorUser(ctx: Context, { email, operatorId }: Asked): Promise<void> {
  await transaction(ctx, async ({ db }) => {
    const user = await userByEmail(db, email.toLowerCase());
    if (!user?.verified || (await lockAccount(db, user.id)) === null) {
      throw new AppError('not_found', 'No member has this address.');
    }
    await giveRole(db, user.id, 'operator_user', operatorId);
  });
}

/** Takes that back, in every session at once. @throws AppError not_found for who doesn’t speak for it */
export async function removeOperatorUser(ctx: Context, { email, operatorId }: Asked): Promise<void> {
  const user = await userByEmail(ctx.db, email.toLowerCase());
  if (!user || !(await takeRole(ctx.db, user.id, 'operator_user', operatorId))) {
    throw new AppError('not_found', 'This member doesn’t speak for the company.');
  }
}
