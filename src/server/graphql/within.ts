/** What `work` comes to, or null when it takes longer than `ms` or nobody waits for it any more: it is aborted then. */
export async function within<Result>(
  ms: number,
  gone: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  if (gone.aborted) return null;
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  gone.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', abort);
  }
}
