import { isAPIError } from 'better-auth/api';
import { AppError, type Context, type Parts } from '#kernel';
import { asking } from './auth/asking.ts';
import { refuseBreached } from './breached-passwords.ts';
import { countLink } from './limits.ts';

/** Mails a link with which its reader chooses a new password, for an hour; nothing tells whether there is an account. @throws AppError rate_limited */
export async function requestPasswordReset(
  ctx: Context,
  { accounts, sharedLimits }: Pick<Parts, 'accounts' | 'sharedLimits'>,
  email: string,
): Promise<void> {
  const address = email.toLowerCase();
  await countLink({ sharedLimits }, address);
  await asking(ctx, '/', () => accounts.auth.api.requestPasswordReset({ body: { email: address } }));
}

/**
 * Sets the password with the token of that link, once; every session of the account ends, and its owner is told by mail.
 * @throws AppError token_invalid; invalid for a password that everybody knows
 */
export async function resetPassword(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  refuseBreached(password, '/user/password');
  try {
    await asking(ctx, '/', () => accounts.auth.api.resetPassword({ body: { token, newPassword: password } }));
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    throw new AppError('token_invalid', 'This link has expired or was already used. Ask for another one.', {
      pointer: '/user/reset_password_token',
      cause: error,
    });
  }
}
