import { type RefObject, useEffect, useState } from 'react';

/** What stays free below the header and the panel together, in pixels. */
const AIR = 16;
/** The share of the panel that says more than the bar of a phone. */
const ENOUGH = 0.4;

/**
 * Whether the price panel can be seen now, and whether it is too tall to stay in sight: one that sticks, yet is taller
 * than the window, would keep its end out of reach.
 */
export function usePanelSight(panel: RefObject<HTMLElement | null>): { inView: boolean; tall: boolean } {
  const [inView, setInView] = useState(false);
  const [tall, setTall] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const measure = () => {
      const header = document.querySelector('header')?.offsetHeight ?? 0;
      setTall(header + element.offsetHeight + AIR > window.innerHeight);
    };
    const seen = new IntersectionObserver(([entry]) => setInView((entry?.intersectionRatio ?? 0) > ENOUGH), {
      threshold: ENOUGH,
    });
    const sized = new ResizeObserver(measure);
    seen.observe(element);
    sized.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      seen.disconnect();
      sized.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [panel]);
  return { inView, tall };
}
