import { parseSetCookieHeader } from 'better-auth/cookies';
import type { KeptCookie } from '#kernel/http';
import { SESSION_DAYS } from './create-auth.ts';

/** That this browser is signed in, for scripts: which session it is they can't read. */
export const SIGNED_IN_COOKIE = 'signed_in';
const DAY_SECONDS = 86_400;

/** The cookies that the library would set, as ours are set. */
export function cookiesIn(headers: Headers): KeptCookie[] {
  return headers.getSetCookie().flatMap((line) =>
    [...parseSetCookieHeader(line)].map(([name, { value, 'max-age': seconds = 0 }]) => ({
      name,
      value: seconds > 0 && value ? value : null,
      days: seconds / DAY_SECONDS,
    })),
  );
}

/** The cookies of a session that was opened. */
export function signedInCookies(headers: Headers): KeptCookie[] {
  return [...cookiesIn(headers), { name: SIGNED_IN_COOKIE, value: '1', days: SESSION_DAYS, readable: true }];
}

/** What takes the cookies of a session away. */
export function signedOutCookies(sessionCookie: string): KeptCookie[] {
  return [sessionCookie, SIGNED_IN_COOKIE].map((name) => ({ name, value: null, days: 0 }));
}
