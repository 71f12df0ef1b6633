import { type Context, notFound, type Parts, transaction } from '#kernel';
import type { KeptCookie } from '#kernel/http';
import { hashOf, newToken } from '#kernel/keys';
import { asking } from './auth/asking.ts';
import { opened } from './opened-session.ts';
import { takeHandOver, takeStep, writeStep } from './queries/steps.ts';
import { onlyAgent } from './redeem-magic-link.ts';
import { refUrlOf } from './shared/ref-url.ts';
import { endSession } from './sign-out.ts';
import { welcome } from './welcome.ts';

/** Knows the browser that went away from a partner's host. */
export const HAND_BACK_COOKIE = 'hand_back';
const HAND_OVER = '/next-api/auth/hand-over';
const HAND_BACK = '/next-api/auth/hand-back';

/** As long as somebody may take to say who they are at Google. */
const AWAY_MINUTES = 10;
/** From one host to the other. */
const BACK_SECONDS = 60;
const DAY_MINUTES = 1440;

export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

const REFUSED = '/sign-in-mm?error=google';

/**
 * Begins a sign-in at a partner's host. Google sends everybody back to the site's own host, so the way leads over it.
 * @throws AppError not_found when it isn't offered here
 * @returns where to go there, and the cookie by which the partner's host knows this browser again
 */
export async function beginHandOver(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  { host, refUrl, baseUrl }: { host: string; refUrl: string | undefined; baseUrl: string },
): Promise<{ url: string; cookies: KeptCookie[] }> {
  if (!accounts.withGoogle) throw notFound();
  const [token, browserToken] = [newToken(), newToken()];
  await writeStep(ctx.db, {
    kind: 'hand_over',
    tokenHash: hashOf(token),
    browserHash: hashOf(browserToken),
    host,
    path: refUrlOf(refUrl),
    expiresAt: after(ctx.clock(), AWAY_MINUTES * 60),
  });
  return {
    url: `${baseUrl}${HAND_OVER}?state=${token}`,
    cookies: [{ name: HAND_BACK_COOKIE, value: browserToken, days: AWAY_MINUTES / DAY_MINUTES }],
  };
}

/** Where Google's answer goes on to, for who was handed over. */
export const pathBack = (token: string) => `${HAND_BACK}?state=${token}`;

/** Whether a path that somebody is led to is such a way back, and of which hand-over. */
export function handOverIn(path: string): string | null {
  const url = URL.parse(path, 'https://here.invalid');
  return url?.pathname === HAND_BACK ? url.searchParams.get('state') : null;
}

/**
 * Leads back to the partner's host.
 * @param userId who it is; null when Google, or we, didn't let them in
 * @param newUserId the same for who was signed in for the first time, else null
 * @returns the address there
 */
export async function handBack(
  ctx: Context,
  {
    token,
    userId,
    newUserId,
    origin,
  }: { token: string; userId: string | null; newUserId: string | null; origin: (host: string) => string | null },
): Promise<string> {
  return transaction(ctx, async (inside) => {
    const { db } = inside;
    const begun = await takeHandOver(db, hashOf(token), ctx.clock());
    // A host that isn't a partner's any more is nowhere to send anybody.
    const to = begun && origin(begun.host);
    if (!begun || to === null) return REFUSED;
    if (userId === null) return to + REFUSED;
    const back = newToken();
    const { host, browserHash, path } = begun;
    // They go on where they began, also who came by an invitation.
    await welcome(inside, newUserId, path);
    const expiresAt = after(ctx.clock(), BACK_SECONDS);
    await writeStep(db, { kind: 'hand_back', tokenHash: hashOf(back), browserHash, host, path, userId, expiresAt });
    return `${to}${HAND_BACK}?token=${back}`;
  });
}

/**
 * Opens a session at the partner's host, in the browser that had gone away from there.
 * @returns the path to go on to
 */
export async function finishHandBack(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  given: { token: string; browserToken: string | undefined; host: string; headers: Headers },
): Promise<{ path: string; cookies: KeptCookie[] }> {
  const forget = { name: HAND_BACK_COOKIE, value: null, days: 0 };
  const back = await transaction(ctx, async (inside) => {
    const step = await takeStep(
      inside.db,
      {
        kind: 'hand_back',
        tokenHash: hashOf(given.token),
        browserHash: hashOf(given.browserToken ?? ''),
        host: given.host,
      },
      ctx.clock(),
    );
    if (!step?.userId) return null;
    const { userId } = step;
    const session = await asking(inside, '/', () =>
      opened(
        () =>
          accounts.auth.api.openHandedBack({
            body: { userId },
            headers: onlyAgent(given.headers),
            returnHeaders: true,
          }),
        'The account is gone.',
      ),
    );
    return { path: step.path, cookies: session.cookies };
  });
  if (!back) return { path: REFUSED, cookies: [] };
  await endSession(accounts, given.headers);
  return { path: back.path, cookies: [...back.cookies, forget] };
}
