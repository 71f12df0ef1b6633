import { isAPIError } from 'better-auth/api';
import { AppError, type Context, newId, type Parts, transaction } from '#kernel';
import { asking } from './auth/asking.ts';
import { refuseBreached } from './breached-passwords.ts';
import { countTry } from './limits.ts';
import { freshMemberOf, memberOf, readMe } from './me.ts';
import { thisSession } from './own-sessions.ts';
import { deleteOtherSessions } from './queries/profile.ts';

type Change = {
  /** Null for who has none yet. */
  currentPassword: string | null;
  password: string;
  /** Of the request: they name its session. */
  headers: Headers;
};

/**
 * Sets a password: another one for who knows the present one, a first one for who signed in a moment ago, by mail or
 * Google. Every other session ends, and the owner is told.
 * @throws AppError current_password_invalid; fresh_sign_in_required; rate_limited, together with tries to sign in; invalid
 * for a password that everybody knows
 */
export async function changePassword(
  ctx: Context,
  parts: Pick<Parts, 'accounts' | 'keyring' | 'mail' | 'sharedLimits'>,
  { currentPassword, password, headers }: Change,
): Promise<void> {
  refuseBreached(password, '/user/password');
  const { hasPassword, email } = await readMe(ctx, parts);
  if (hasPassword) await countTry(parts, email);
  else freshMemberOf(ctx);
  // Before the transaction: within it, it would ask for a second connection while one is held.
  const current = await thisSession(parts, headers);
  const { api } = parts.accounts.auth;
  try {
    await transaction(ctx, async (inside) => {
      await asking<unknown>(inside, '/', () =>
        hasPassword
          ? api.changePassword({ body: { currentPassword: currentPassword ?? '', newPassword: password }, headers })
          : api.setPassword({ body: { newPassword: password }, headers }),
      );
      await deleteOtherSessions(inside.db, memberOf(inside), current);
      await parts.mail.post(inside, {
        name: 'password_changed',
        to: email,
        subjectId: newId(),
        variables: { at: ctx.clock().toISOString(), by: 'profile' },
      });
    });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    throw new AppError('current_password_invalid', 'That isn’t your present password.', {
      pointer: '/user/current_password',
      cause: error,
    });
  }
}
