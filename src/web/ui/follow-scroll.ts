/**
 * Looks at once and at every scroll of the page, once a frame at most.
 * @returns what ends it: the answer of an effect
 */
export function followScroll(look: () => void): () => void {
  let frame = 0;
  const follow = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  look();
  window.addEventListener('scroll', follow, { passive: true });
  return () => {
    window.removeEventListener('scroll', follow);
    cancelAnimationFrame(frame);
  };
}
