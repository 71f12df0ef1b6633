import type { Context, Parts } from '#kernel';
import { asking } from './auth/asking.ts';
import { type OpenedSession, opened } from './opened-session.ts';
import { endSession } from './sign-out.ts';

export const LINK_USED = 'This link has expired or was already used';

/**
 * Opens a session with a link of a mail, once however many ask at the same time. An account that nobody had confirmed
 * loses the passwords and sessions from before: whoever put them there needn't have had the address.
 * @param headers of the browser that asks: the session it had before ends
 * @throws AppError unauthenticated for a link that was used, replaced or is too old
 */
export async function redeemMagicLink(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  { token, headers }: { token: string; headers: Headers },
): Promise<OpenedSession> {
  const session = await asking(ctx, '/', () =>
    opened(
      () => accounts.auth.api.magicLinkVerify({ query: { token }, headers: onlyAgent(headers), returnHeaders: true }),
      LINK_USED,
    ),
  );
  await endSession(accounts, headers);
  return session;
}

/** What the library may know of a request that signs somebody in. */
export function onlyAgent(headers: Headers): Headers {
  return new Headers({ 'User-Agent': (headers.get('User-Agent') ?? '').slice(0, 300) });
}
