import { useEffect, useState } from 'react';
import { followScroll } from '../ui/follow-scroll.ts';

/** How much of the window, from its top, a heading has to have passed for its part to be the one that is read. */
const READING_LINE = 0.35;

/** Follows the scroll: the part that is being read, and whether the title has left the window. */
export function useReading(parts: readonly { id: string }[]): { part: string | null; past: boolean } {
  const [reading, setReading] = useState<{ part: string | null; past: boolean }>({ part: null, past: false });

  useEffect(
    () =>
      followScroll(() => {
        const line = window.innerHeight * READING_LINE;
        const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
        const part = parts.findLast(({ id }) => topOf(document.getElementById(id)) < line)?.id ?? null;
        const past = (document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0) < 0;
        setReading((before) => (before.part === part && before.past === past ? before : { part, past }));
      }),
    [parts],
  );

  return reading;
}
