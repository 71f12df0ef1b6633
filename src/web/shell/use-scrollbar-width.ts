import { useEffect } from 'react';

/** Keeps the width of the page's scrollbar in --scrollbar, for the moments in which it is taken away. */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      // Locked, the page has no scrollbar to measure.
      if (getComputedStyle(root).overflowY === 'hidden') return;
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
}
