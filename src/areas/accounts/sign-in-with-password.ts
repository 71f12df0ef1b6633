import type { Context, Parts } from '#kernel';
import { asking } from './auth/asking.ts';
import { countTry } from './limits.ts';
import { type OpenedSession, opened } from './opened-session.ts';
import { onlyAgent } from './redeem-magic-link.ts';
import { endSession } from './sign-out.ts';

/**
 * @param headers of the browser that asks: the session it had before ends
 * @throws AppError unauthenticated, alike for a wrong password, an unknown address and one that nobody has confirmed;
 * rate_limited
 */
export async function signInWithPassword(
  ctx: Context,
  { accounts, sharedLimits }: Pick<Parts, 'accounts' | 'sharedLimits'>,
  { email, password, headers }: { email: string; password: string; headers: Headers },
): Promise<OpenedSession> {
  const address = email.toLowerCase();
  await countTry({ sharedLimits }, address);
  const session = await asking(ctx, '/', () =>
    opened(
      () =>
        accounts.auth.api.signInEmail({
          body: { email: address, password },
          headers: onlyAgent(headers),
          returnHeaders: true,
        }),
      'Invalid email or password',
    ),
  );
  await endSession(accounts, headers);
  return session;
}
