/** Marks what stands on the page, now and as more comes. @returns stops it */
export function markAll(mark: () => void): () => void {
  mark();
  const later = new MutationObserver(mark);
  const main = document.getElementById('main');
  if (main) later.observe(main, { childList: true, subtree: true });
  return () => later.disconnect();
}
