import { type RefObject, useEffect, useState } from 'react';

/** What the header takes, in one row and in two, with air above and below; in pixels. */
const AROUND = { oneRow: 92, twoRows: 144 };
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
    const oneRow = window.matchMedia('(min-width: 120rem)');
    const measure = () => {
      const around = oneRow.matches ? AROUND.oneRow : AROUND.twoRows;
      setTall(element.offsetHeight + around > window.innerHeight);
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
