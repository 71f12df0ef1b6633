/** full at the top of the page, hidden on the way down, compact on the way up. */
export type HeaderPosition = 'full' | 'compact' | 'hidden';

// Less than this is a trembling finger, not a change of direction.
const TREMBLE = 6;

/** The header's next position after a scroll from `before` to `now`, in pixels; `height` is its own. */
export function nextPosition(last: HeaderPosition, before: number, now: number, height: number): HeaderPosition {
  if (now <= height) return last === 'compact' && now > 0 ? 'compact' : 'full';
  if (Math.abs(now - before) < TREMBLE) return last === 'full' ? 'hidden' : last;
  return now > before ? 'hidden' : 'compact';
}
