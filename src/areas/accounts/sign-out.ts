import { AppError } from '#kernel';
import type { KeptCookie } from '#kernel/http';
import type { Accounts } from './accounts.ts';
import { signedOutCookies } from './auth/opened.ts';
import { sessionOf } from './session-of.ts';

/**
 * Ends the session that these headers hold, on the server too.
 * @returns what takes it out of a browser
 * @throws AppError unavailable where it couldn’t be ended: whoever had a copy of it would be signed in still
 */
export async function signOut(accounts: Accounts, headers: Headers): Promise<KeptCookie[]> {
  await endSession(accounts, headers);
  // The library says that it has ended, also when the database refused.
  if (holdsSession(headers, accounts.cookie) && (await sessionOf(accounts, headers)) !== null) {
    throw new AppError('unavailable', 'You couldn’t be signed out at the moment. Try again in a few seconds.', {
      retryAfterSeconds: 5,
    });
  }
  return signedOutCookies(accounts.cookie);
}

/** Takes out of a browser what no longer opens anything: a session that ended elsewhere. */
export function forgottenSession({ cookie }: Accounts, headers: Headers): KeptCookie[] {
  return holdsSession(headers, cookie) ? signedOutCookies(cookie) : [];
}

/** Without a session there is nothing to end. One that can’t be ended keeps nobody from another one. */
export async function endSession({ auth, cookie }: Accounts, headers: Headers): Promise<void> {
  if (!holdsSession(headers, cookie)) return;
  await auth.api.signOut({ headers });
}

/** Whether there is anything to look up: visitors cost no database. */
export function holdsSession(headers: Headers, cookie: string): boolean {
  return headers.has('authorization') || (headers.get('cookie') ?? '').includes(`${cookie}=`);
}
