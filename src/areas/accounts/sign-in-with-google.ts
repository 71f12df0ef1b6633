import { isAPIError } from 'better-auth/api';
import { AppError, type Context, notFound, type Parts } from '#kernel';
import type { KeptCookie } from '#kernel/http';
import { hashOf } from '#kernel/keys';
import type { Accounts } from './accounts.ts';
import { asking } from './auth/asking.ts';
import { cookiesIn, signedInCookies } from './auth/opened.ts';
import { handBack, handOverIn, pathBack } from './hand-back.ts';
import { readHandOver } from './queries/steps.ts';
import { onlyAgent } from './redeem-magic-link.ts';
import { sessionOf } from './session-of.ts';
import { refUrlOf } from './shared/ref-url.ts';
import { endSession } from './sign-out.ts';
import { welcome } from './welcome.ts';

/** Where somebody lands whom Google, or we, didn't let in. */
const REFUSED = '/sign-in-mm?error=google';

const MOST_MS = 8_000;
const RETRY_SECONDS = 30;

const away = (cause?: unknown) =>
  new AppError('busy', 'Google can’t be reached. Use a link by email, or try again later.', {
    retryAfterSeconds: RETRY_SECONDS,
    cause,
  });

/** Whatever of Google doesn’t come, nobody waits for it without end. @throws AppError busy */
export async function soon<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(away()), MOST_MS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(late);
  }
}

type Away = { url: string; cookies: KeptCookie[] };

/**
 * Where Google asks somebody who they are, and the cookie by which the answer is known to be this browser's.
 * @throws AppError not_found when it isn't offered here
 */
export function startGoogle(ctx: Context, parts: Pick<Parts, 'accounts'>, refUrl: string | undefined): Promise<Away> {
  const path = refUrlOf(refUrl);
  // The way back to a partner's host is ours to take, not one that an address may name.
  return ask(ctx, parts, { to: handOverIn(path) === null ? path : '/', refused: REFUSED });
}

/**
 * Goes on, at the site's own host, with a sign-in that was begun at a partner's. One that nobody began, that was used or
 * that is too old leads to the page that says so.
 * @throws AppError not_found when it isn't offered here
 */
export async function goOnToGoogle(ctx: Context, parts: Pick<Parts, 'accounts'>, token: string): Promise<Away> {
  if (!parts.accounts.withGoogle) throw notFound();
  const begun = await readHandOver(ctx.db, hashOf(token), ctx.clock());
  if (!begun) return { url: REFUSED, cookies: [] };
  return ask(ctx, parts, { to: pathBack(token), refused: pathBack(token) });
}

async function ask(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  { to, refused }: { to: string; refused: string },
): Promise<Away> {
  if (!accounts.withGoogle) throw notFound();
  const { api } = accounts.withGoogle;
  const { headers, response } = await soon(
    asking(ctx, '/', () =>
      api.signInSocial({
        body: { provider: 'google', callbackURL: to, errorCallbackURL: refused, disableRedirect: true },
        headers: new Headers(),
        returnHeaders: true,
      }),
    ),
  ).catch((error) => {
    throw isAPIError(error) ? away(error) : error;
  });
  if (!response.url) throw away();
  return { url: response.url, cookies: cookiesIn(headers) };
}

type Answered = {
  query: Record<string, string>;
  headers: Headers;
  /** The address of a partner's host; null for one that is none. */
  origin: (host: string) => string | null;
};

/**
 * What Google sends a browser back with: opens a session when it is this browser's, and Google's. Who had begun at a
 * partner's host gets it there.
 * @returns where to go on: a path, or an address at a partner's host
 */
export async function finishGoogle(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  { query, headers, origin }: Answered,
): Promise<{ to: string; cookies: KeptCookie[] }> {
  if (!accounts.withGoogle) throw notFound();
  const { api } = accounts.withGoogle;
  const own = onlyAgent(headers);
  own.set('Cookie', headers.get('Cookie') ?? '');
  let newUserId: string | null = null;
  const answer = await soon(
    asking(
      ctx,
      '/',
      () => api.callbackOAuth({ params: { id: 'google' }, query, headers: own, asResponse: true }),
      ({ userId, isFirst }) => {
        if (isFirst) newUserId = userId;
      },
    ),
  ).catch((error) => {
    if (!isAPIError(error)) throw error;
    return new Response(null, { status: 403 });
  });
  const to = answer.headers.get('Location') ?? '/';
  const session = answer.headers.getSetCookie().find((line) => line.startsWith(`${accounts.cookie}=`));
  const token = handOverIn(to);
  if (token !== null) {
    const userId = session ? await endAgain(accounts, session) : null;
    return {
      to: await handBack(ctx, { token, userId, newUserId, origin }),
      cookies: otherCookies(answer.headers, accounts),
    };
  }
  if (!session) return { to: REFUSED, cookies: cookiesIn(answer.headers) };
  await endSession(accounts, headers);
  return { to: await welcome(ctx, newUserId, to), cookies: signedInCookies(answer.headers) };
}

/** The session that the library opens here isn't for this host. @returns whose it was */
async function endAgain(accounts: Accounts, line: string): Promise<string | null> {
  const headers = new Headers({ Cookie: line.split(';')[0] ?? '' });
  const found = await sessionOf(accounts, headers);
  await endSession(accounts, headers);
  return found?.user.id ?? null;
}

const otherCookies = (headers: Headers, { cookie }: Accounts) =>
  cookiesIn(headers).filter(({ name }) => name !== cookie);
