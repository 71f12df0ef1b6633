import { type RefObject, useEffect, useState } from 'react';
import { type HeaderPosition, nextPosition } from './header-position.ts';

/**
 * Follows the scroll once a frame. Null on the server and until the first look: then the header just scrolls along.
 * @param stays it is compact where it would be hidden
 */
export function useHeaderPosition(header: RefObject<HTMLElement | null>, stays: boolean): HeaderPosition | null {
  const [position, setPosition] = useState<HeaderPosition | null>(null);

  useEffect(() => {
    let before = 0;
    let frame = 0;
    let last: HeaderPosition = 'full';
    const look = () => {
      frame = 0;
      const now = Math.max(0, window.scrollY);
      const next = nextPosition(last, before, now, header.current?.offsetHeight ?? 0);
      if (next !== last || Math.abs(now - before) > 5) before = now;
      last = next;
      setPosition(stays && next === 'hidden' ? 'compact' : next);
    };
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      cancelAnimationFrame(frame);
    };
  }, [header, stays]);

  return position;
}
