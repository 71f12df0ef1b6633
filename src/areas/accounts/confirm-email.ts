import { timingSafeEqual } from 'node:crypto';
import { AppError, type Context, type Parts, transaction } from '#kernel';
import type { KeptCookie } from '#kernel/http';
import { hashOf, newToken } from '#kernel/keys';
import { asking } from './auth/asking.ts';
import { countLink } from './limits.ts';
import { lockOwnAccount } from './me.ts';
import { opened } from './opened-session.ts';
import { noteJoined } from './queries/invitations.ts';
import { lockLink, signUpBrowser, useLink, writeLink } from './queries/links.ts';
import { confirmUser, makeMember, userByEmail, wantsMarketing } from './queries/users.ts';
import { onlyAgent } from './redeem-magic-link.ts';

/** Marks the browser that signed up, for as long as its link holds. */
export const SIGN_UP_COOKIE = 'sign_up';
export const CONFIRM_HOURS = 24;
const HOUR_MS = 3_600_000;

type Unconfirmed = { id: string; email: string; browserHash: Buffer };

/** Posts the mail whose link confirms an address; the links before it hold no longer. */
export async function postConfirmation(
  inside: Context,
  { mail }: Pick<Parts, 'mail'>,
  { id, email, browserHash }: Unconfirmed,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(inside.clock().getTime() + CONFIRM_HOURS * HOUR_MS);
  const linkId = await writeLink(inside.db, { userId: id, tokenHash: hashOf(token), browserHash, expiresAt });
  await mail.post(inside, {
    name: 'confirm_email',
    to: email,
    subjectId: linkId,
    variables: { path: `/member-join-email-confirmation?confirmation_token=${token}`, hours: CONFIRM_HOURS },
    goodUntil: expiresAt,
  });
}

/** Sends the link once more, to an address that waits for it; nothing tells whether it does. @throws AppError rate_limited */
export async function resendConfirmation(
  ctx: Context,
  { mail, sharedLimits }: Pick<Parts, 'mail' | 'sharedLimits'>,
  email: string,
): Promise<void> {
  const address = email.toLowerCase();
  await countLink({ sharedLimits }, address);
  await transaction(ctx, async (inside) => {
    const user = await userByEmail(inside.db, address);
    if (!user || user.verified) return;
    const browserHash = (await signUpBrowser(inside.db, user.id)) ?? hashOf(newToken());
    await postConfirmation(inside, { mail }, { id: user.id, email: address, browserHash });
  });
}

/**
 * Confirms an address by the link of its mail. The browser that had signed up is signed in; opened elsewhere, the link
 * shows who has the address, and not that they chose the password: it goes. A link that was used says the same again
 * while it holds.
 * @returns `wasConfirmed`: somebody had confirmed the address before
 * @throws AppError token_invalid
 */
export async function confirmEmail(
  ctx: Context,
  { accounts, mail }: Pick<Parts, 'accounts' | 'mail'>,
  { token, browserToken, headers }: { token: string; browserToken: string | undefined; headers: Headers },
): Promise<{ signedIn: boolean; wasConfirmed: boolean; cookies: KeptCookie[] }> {
  const done = await transaction(ctx, async (inside) => {
    const link = await lockLink(inside.db, hashOf(token), ctx.clock());
    if (!link) throw new AppError('token_invalid', 'This link has expired, or a newer one was sent.');
    const sameBrowser = browserToken !== undefined && timingSafeEqual(hashOf(browserToken), link.browserHash);
    await useLink(inside.db, link.id, ctx.clock());
    const isFirst = await confirmUser(inside.db, link.userId, sameBrowser);
    await makeMember(inside.db, link.userId);
    if (isFirst) await noteJoined(inside.db, link.userId, ctx.clock());
    // Who ticked it is known to have the address: what was stopped before comes again.
    if (isFirst && (await wantsMarketing(inside.db, link.userId))) {
      await mail.allowMarketing(inside, await lockOwnAccount(inside, link.userId));
    }
    return { userId: link.userId, wasConfirmed: !isFirst, opens: isFirst && sameBrowser };
  });
  const { wasConfirmed } = done;
  if (!done.opens) return { signedIn: false, wasConfirmed, cookies: [] };
  const { cookies } = await asking(ctx, '/', () =>
    opened(
      () =>
        accounts.auth.api.openConfirmed({
          body: { userId: done.userId },
          headers: onlyAgent(headers),
          returnHeaders: true,
        }),
      'The account is gone.',
    ),
  );
  return { signedIn: true, wasConfirmed, cookies: [...cookies, { name: SIGN_UP_COOKIE, value: null, days: 0 }] };
}
