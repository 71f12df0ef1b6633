import { isAPIError } from 'better-auth/api';
import { AppError, type Context, notFound, type Parts } from '#kernel';
import type { KeptCookie } from '#kernel/http';
import { asking } from './auth/asking.ts';
import { cookiesIn, signedInCookies } from './auth/opened.ts';
import { onlyAgent } from './redeem-magic-link.ts';
import { refUrlOf } from './shared/ref-url.ts';
import { endSession } from './sign-out.ts';

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
async function soon<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(away()), MOST_MS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(late);
  }
}

/**
 * Where Google asks somebody who they are, and the cookie by which the answer is known to be this browser's.
 * @throws AppError not_found when it isn't offered here
 */
export async function startGoogle(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  refUrl: string | undefined,
): Promise<{ url: string; cookies: KeptCookie[] }> {
  if (!accounts.withGoogle) throw notFound();
  const { api } = accounts.withGoogle;
  const { headers, response } = await soon(
    asking(ctx, '/', () =>
      api.signInSocial({
        body: {
          provider: 'google',
          callbackURL: refUrlOf(refUrl),
          errorCallbackURL: REFUSED,
          disableRedirect: true,
        },
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

/**
 * What Google sends a browser back with: opens a session when it is this browser's, and Google's.
 * @returns the path to go on to
 */
export async function finishGoogle(
  ctx: Context,
  { accounts }: Pick<Parts, 'accounts'>,
  { query, headers }: { query: Record<string, string>; headers: Headers },
): Promise<{ path: string; cookies: KeptCookie[] }> {
  if (!accounts.withGoogle) throw notFound();
  const { api } = accounts.withGoogle;
  const own = onlyAgent(headers);
  own.set('Cookie', headers.get('Cookie') ?? '');
  const answer = await soon(
    asking(ctx, '/', () => api.callbackOAuth({ params: { id: 'google' }, query, headers: own, asResponse: true })),
  ).catch((error) => {
    if (!isAPIError(error)) throw error;
    return new Response(null, { status: 403 });
  });
  const opens = answer.headers.getSetCookie().some((line) => line.startsWith(`${accounts.cookie}=`));
  if (!opens) return { path: REFUSED, cookies: cookiesIn(answer.headers) };
  await endSession(accounts, headers);
  const to = answer.headers.get('Location') ?? '/';
  return { path: refUrlOf(to), cookies: signedInCookies(answer.headers) };
}
