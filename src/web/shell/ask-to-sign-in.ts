const listeners = new Set<(title: string) => void>();

/** Opens signing in over the page. @param title what it is for */
export function askToSignIn(title: string): void {
  for (const listener of listeners) listener(title);
}

export function onAskToSignIn(listener: (title: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
