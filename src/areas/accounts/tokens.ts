import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** What a link or a cookie holds: nobody guesses it. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What we keep of it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
