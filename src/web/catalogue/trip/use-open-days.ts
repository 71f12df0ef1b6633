import { useEffect } from 'react';

const OPEN_AT_FIRST = 2;

/**
 * Days arrive closed, so that a phone's page is short; where there is room the first lie open. They are read before
 * their own script has come, hence by hand.
 */
export function useOpenDays(): void {
  useEffect(() => {
    if (!window.matchMedia('(min-width: 62rem)').matches) return;
    const days = document.querySelectorAll<HTMLDetailsElement>('#days details');
    for (const day of [...days].slice(0, OPEN_AT_FIRST)) day.open = true;
  }, []);
}
