import { useEffect } from 'react';
import styles from '../../days/days.module.css';

const OPEN_AT_FIRST = 2;

/**
 * Days arrive closed, so that a phone's page is short; where there is room the first lie open. They are read before
 * their own script has come, hence by hand, and by a class of their sheet, which the page thereby brings before that.
 */
export function useOpenDays(): void {
  useEffect(() => {
    if (!window.matchMedia('(min-width: 62rem)').matches) return;
    const days = document.querySelectorAll<HTMLDetailsElement>(`.${styles.itinerary} details`);
    for (const day of [...days].slice(0, OPEN_AT_FIRST)) day.open = true;
  }, []);
}
