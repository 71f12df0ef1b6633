const LONGEST = 2000;
/** Any address serves: only what stands after the host is looked at. */
const HERE = 'https://here.invalid';

/**
 * Where somebody goes on after signing in: a path of this site with its query. Whatever doesn't begin with exactly one
 * slash, holds a backslash or a control character, or names another host, is the home page.
 */
export function refUrlOf(given: unknown): string {
  if (typeof given !== 'string' || given.length > LONGEST) return '/';
  if (!/^\/(?!\/)/.test(given) || /[\\\p{Cc}]/u.test(given) || !URL.canParse(given, HERE)) return '/';
  const url = new URL(given, HERE);
  if (url.origin !== HERE || url.pathname.startsWith('//')) return '/';
  const text = new URLSearchParams([...url.searchParams]).toString();
  return url.pathname + (text && `?${text}`);
}
