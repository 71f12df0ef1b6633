import { AppError, type Context, notFound, type Parts } from '#kernel';
import type { KeptCookie } from '#kernel/http';
import { hashOf, newToken } from '#kernel/keys';
import { asking } from './auth/asking.ts';
import { after } from './hand-back.ts';
import { type OpenedSession, opened } from './opened-session.ts';
import { takeStep, writeStep } from './queries/steps.ts';
import { onlyAgent } from './redeem-magic-link.ts';
import { soon } from './sign-in-with-google.ts';
import { endSession } from './sign-out.ts';
import { welcome } from './welcome.ts';

export const ONE_TAP_COOKIE = 'one_tap';
const MINUTES = 10;
const DAY_MINUTES = 1440;
const REFUSED = 'Google didn’t sign you in. Try again, or use a link by email.';

/** What the browser asks Google with, in its own dialog. */
export type OneTap = { configUrl: string; clientId: string; nonce: string };

/**
 * Begins a sign-in by the browser's own dialog (FedCM).
 * @returns also the cookie by which the credential is known to be meant for this browser
 * @throws AppError not_found when it isn't offered here
 */
export async function beginOneTap(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  host: string,
): Promise<{ ask: OneTap; cookies: KeptCookie[] }> {
  if (!accounts.google) throw notFound();
  const { clientId, issuer } = accounts.google;
  const nonce = newToken();
  const hash = hashOf(nonce);
  const expiresAt = after(ctx.clock(), MINUTES * 60);
  await writeStep(ctx.db, { kind: 'one_tap', tokenHash: hash, browserHash: hash, host, expiresAt });
  return {
    ask: { configUrl: `${issuer}/gsi/fedcm.json`, clientId, nonce },
    cookies: [{ name: ONE_TAP_COOKIE, value: nonce, days: MINUTES / DAY_MINUTES }],
  };
}

/**
 * Opens a session with a credential that Google signed for this browser: with its keys, for this site, of now, and with
 * the number that this browser was given, which serves once.
 * @param given with where its page leads on: that may be an invitation
 * @throws AppError unauthenticated; not_found when it isn't offered here; busy
 */
export async function finishOneTap(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  given: { credential: string; nonce: string | undefined; host: string; headers: Headers; refUrl?: string | undefined },
): Promise<OpenedSession> {
  if (!accounts.withGoogle) throw notFound();
  const { api } = accounts.withGoogle;
  const { credential, nonce = '', host, headers, refUrl } = given;
  const hash = hashOf(nonce);
  const begun = await takeStep(ctx.db, { kind: 'one_tap', tokenHash: hash, browserHash: hash, host }, ctx.clock());
  if (!begun) throw new AppError('unauthenticated', REFUSED);
  let newUserId: string | null = null;
  const session = await soon(
    asking(
      ctx,
      '/',
      () =>
        opened(
          () =>
            api.signInSocial({
              body: { provider: 'google', idToken: { token: credential, nonce } },
              headers: onlyAgent(headers),
              returnHeaders: true,
            }),
          REFUSED,
        ),
      ({ userId, isFirst }) => {
        if (isFirst) newUserId = userId;
      },
    ),
  );
  await endSession(accounts, headers);
  // Their page leads on by itself.
  await welcome(ctx, newUserId, refUrl);
  return { ...session, cookies: [...session.cookies, { name: ONE_TAP_COOKIE, value: null, days: 0 }] };
}
