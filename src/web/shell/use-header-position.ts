import { type RefObject, useEffect, useState } from 'react';
import { followScroll } from '../ui/follow-scroll.ts';
import { type HeaderPosition, nextPosition } from './header-position.ts';

/**
 * Follows the scroll. Null on the server and until the first look: then the header just scrolls along.
 * @param stays it is compact where it would be hidden
 */
export function useHeaderPosition(header: RefObject<HTMLElement | null>, stays: boolean): HeaderPosition | null {
  const [position, setPosition] = useState<HeaderPosition | null>(null);

  useEffect(() => {
    let before = 0;
    let last: HeaderPosition = 'full';
    return followScroll(() => {
      const now = Math.max(0, window.scrollY);
      const next = nextPosition(last, before, now, header.current?.offsetHeight ?? 0);
      if (next !== last || Math.abs(now - before) > 5) before = now;
      last = next;
      setPosition(stays && next === 'hidden' ? 'compact' : next);
    });
  }, [header, stays]);

  return position;
}
