import type { KeptCookie } from '#kernel/http';
import type { Accounts } from './accounts.ts';
import { signedOutCookies } from './auth/opened.ts';

/** Ends the session that these headers hold, on the server too. @returns what takes it out of a browser */
export async function signOut(accounts: Accounts, headers: Headers): Promise<KeptCookie[]> {
  await endSession(accounts, headers);
  return signedOutCookies(accounts.cookie);
}

/** Takes out of a browser what no longer opens anything: a session that ended elsewhere. */
export function forgottenSession({ cookie }: Accounts, headers: Headers): KeptCookie[] {
  return holdsSession(headers, cookie) ? signedOutCookies(cookie) : [];
}

/** Without a session there is nothing to end. */
export async function endSession({ auth, cookie }: Accounts, headers: Headers): Promise<void> {
  if (!holdsSession(headers, cookie)) return;
  await auth.api.signOut({ headers });
}

/** Whether there is anything to look up: visitors cost no database. */
export function holdsSession(headers: Headers, cookie: string): boolean {
  return headers.has('authorization') || (headers.get('cookie') ?? '').includes(`${cookie}=`);
}
