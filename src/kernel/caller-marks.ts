import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

const DAY_MS = 86_400_000;
const MOST_KEPT = 10_000;

/**
 * Stands in the log for a caller's address: the same mark all day, so that abuse can be followed. Its key is made up
 * anew each day and never stored, so no mark leads back to an address.
 */
export function createCallerMarks(clock: Clock): (caller: string) => string {
  const marks = new Map<string, string>();
  let day = Number.NaN;
  let key = Buffer.alloc(0);
  return (caller) => {
    const today = Math.floor(clock().getTime() / DAY_MS);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
      marks.clear();
    }
    const known = marks.get(caller);
    if (known) return known;
    if (marks.size >= MOST_KEPT) marks.clear();
    const mark = createHmac('sha256', key).update(caller).digest('base64url').slice(0, 12);
    marks.set(caller, mark);
    return mark;
  };
}
