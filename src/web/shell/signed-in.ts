/** Set beside the session, which no script can read: whoever hasn’t got it needn’t ask who they are. */
const SIGNED_IN = 'signed_in=1';

export function isSignedIn(): boolean {
  return document.cookie.split('; ').includes(SIGNED_IN);
}
