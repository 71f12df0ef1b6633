import { isAPIError } from 'better-auth/api';
import { AppError } from '#kernel';
import type { KeptCookie } from '#kernel/http';
import { signedInCookies } from './auth/opened.ts';

/** A session that was opened: the cookies that hold it in a browser, and what holds it in a program. */
export type OpenedSession = { cookies: KeptCookie[]; accessToken: string };

type Answered = { headers: Headers };

/** @throws AppError unauthenticated, with these words, for whatever the library refuses */
export async function opened(call: () => Promise<Answered>, refusal: string): Promise<OpenedSession> {
  try {
    const { headers } = await call();
    return { cookies: signedInCookies(headers), accessToken: headers.get('set-auth-token') ?? '' };
  } catch (error) {
    // A redirect to where the library would show its error is a refusal, too.
    if (isAPIError(error) && error.statusCode < 500) throw new AppError('unauthenticated', refusal, { cause: error });
    throw error;
  }
}
