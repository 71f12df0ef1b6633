import { type Context, type Parts, transaction } from '#kernel';
import { asking } from './auth/asking.ts';
import { type OpenedSession, opened } from './opened-session.ts';
import { endSession } from './sign-out.ts';
import { welcome } from './welcome.ts';

export const LINK_USED = 'This link has expired or was already used';

/**
 * Opens a session with a link of a mail, once however many ask at the same time. An account that nobody had confirmed
 * loses the passwords and sessions from before: whoever put them there needn't have had the address.
 * @param headers of the browser that asks: the session it had before ends
 * @returns `to`: where they go on, which for a new member may be elsewhere than `refUrl`
 * @throws AppError unauthenticated for a link that was used, replaced or is too old
 */
export async function redeemMagicLink(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  { token, headers, refUrl }: { token: string; headers: Headers; refUrl?: string | undefined },
): Promise<OpenedSession & { to: string }> {
  let newUserId: string | null = null;
  // A server that is killed in the middle has spent no link without a session.
  const session = await transaction(ctx, (inside) =>
    asking(
      inside,
      '/',
      () =>
        opened(
          () =>
            accounts.auth.api.magicLinkVerify({ query: { token }, headers: onlyAgent(headers), returnHeaders: true }),
          LINK_USED,
        ),
      ({ userId, isFirst }) => {
        if (isFirst) newUserId = userId;
      },
    ),
  );
  await endSession(accounts, headers);
  return { ...session, to: await welcome(ctx, newUserId, refUrl) };
}

/** What the library may know of a request that signs somebody in. */
export function onlyAgent(headers: Headers): Headers {
  return new Headers({ 'User-Agent': (headers.get('User-Agent') ?? '').slice(0, 300) });
}
