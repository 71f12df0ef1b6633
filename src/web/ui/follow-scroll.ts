/** As long as a press whose end is never heard. */
const LONGEST_PRESS_MS = 2000;

/**
 * Looks at once and at every scroll of the page, once a frame at most; while something is pressed not before it is let
 * go of, as what a look moves would slip away from under the press.
 * @returns what ends it: the answer of an effect
 */
export function followScroll(look: () => void): () => void {
  let frame = 0;
  let pressedUntil = 0;
  const follow = ({ type, timeStamp }: Event) => {
    if (type !== 'scroll') pressedUntil = type === 'pointerdown' ? timeStamp + LONGEST_PRESS_MS : 0;
    frame ||= requestAnimationFrame((now) => {
      frame = 0;
      if (now > pressedUntil) look();
    });
  };
  const ends = new AbortController();
  look();
  for (const type of ['scroll', 'pointerdown', 'pointerup', 'pointercancel']) {
    window.addEventListener(type, follow, { passive: true, signal: ends.signal });
  }
  return () => {
    ends.abort();
    cancelAnimationFrame(frame);
  };
}
