import type { Context, Parts } from '#kernel';
import { asking } from './auth/asking.ts';
import { countLink } from './limits.ts';
import { refUrlOf } from './shared/ref-url.ts';

/**
 * Mails a link that signs its reader in, once, for 15 minutes; the one before it holds no longer. Nothing tells whether
 * the address has an account: who has none gets one with the link.
 * @throws AppError rate_limited
 */
export async function sendMagicLink(
  ctx: Context,
  { accounts, sharedLimits }: Pick<Parts, 'accounts' | 'sharedLimits'>,
  { email, refUrl }: { email: string; refUrl?: string },
): Promise<void> {
  const address = email.toLowerCase();
  await countLink({ sharedLimits }, address);
  await asking(ctx, refUrlOf(refUrl), () =>
    accounts.auth.api.signInMagicLink({ body: { email: address }, headers: new Headers() }),
  );
}
