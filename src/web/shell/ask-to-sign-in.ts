const listeners = new Set<(title: string) => void>();
/** Asked for before the part that signs people in was there, whose script comes late. */
let waiting: string | null = null;

/** Opens signing in over the page, or as soon as it can. @param title what it is for */
export function askToSignIn(title: string): void {
  if (listeners.size === 0) waiting = title;
  for (const listener of listeners) listener(title);
}

export function onAskToSignIn(listener: (title: string) => void): () => void {
  listeners.add(listener);
  if (waiting !== null) listener(waiting);
  waiting = null;
  return () => listeners.delete(listener);
}
