/**
 * A page of signing in. @param refUrl where it leads on
 * @param to the page. @param again for who is signed in, and says once more who they are
 */
export function signInHref(refUrl: string, to = '/sign-in-mm', again = false): string {
  const href = again ? `${to}${to.includes('?') ? '&' : '?'}again=yes` : to;
  return refUrl === '/' ? href : `${href}${href.includes('?') ? '&' : '?'}ref_url=${encodeURIComponent(refUrl)}`;
}
