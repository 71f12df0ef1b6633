import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/**
 * What a link or a cookie holds: nobody guesses it.
 * @param form hex where it stands in the path of a page, which knows no capitals
 */
export function newToken(form: 'base64url' | 'hex' = 'base64url'): string {
  return randomBytes(BYTES).toString(form);
}

/** What we keep of a token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
