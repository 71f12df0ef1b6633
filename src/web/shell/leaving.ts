/** A page that comes quickly needs no word about it. */
const PATIENCE_MS = 400;

/**
 * Says that the next page is on its way, once leaving this one takes longer than a moment. The browser asks for the next
 * page meanwhile; when it comes, or when this page comes back from the browser's memory, nothing of it is left.
 */
export function watchLeaving(): void {
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  let stays = false;
  let hide = () => {};
  const stop = () => {
    isLeaving = false;
    clearTimeout(patience);
    hide();
  };
  // Browsers announce those too: a mail program that opens, a call, a file that is saved.
  const press = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    stays = link !== null && (link.hasAttribute('download') || !/^https?:$/.test(link.protocol));
  };
  window.addEventListener('click', press, { capture: true });
  window.addEventListener('beforeunload', () => {
    stop();
    if (stays) return;
    isLeaving = true;
    // At once: while the page waits for another, a file may wait as long. Without it nothing is said.
    const loading = import('./loader.ts').catch(() => null);
    patience = setTimeout(async () => {
      const loaded = await loading;
      if (isLeaving && loaded) hide = loaded.showLoader();
    }, PATIENCE_MS);
  });
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', stop);
}
