/** What a visitor pressed, to be done once they are signed in. */
export type Wish = {
  do: 'save' | 'follow' | 'search';
  /** Of a trip or a company; of a search, its address. */
  id: string;
  name: string;
};

const DEEDS: readonly string[] = ['save', 'follow', 'search'] satisfies Wish['do'][];

const KEY = 'wish_after_sign_in';
/** As long as somebody may look for the mail with their link. */
const KEPT_MS = 3_600_000;

export function keepWish(wish: Wish): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ ...wish, at: Date.now() }));
  } catch {
    // A browser that keeps nothing: whoever is signed in presses once more.
  }
}

/** Whether there is one; one that has grown old is deleted. */
export function hasWish(): boolean {
  try {
    const text = window.localStorage.getItem(KEY);
    if (text !== null && readWish(text) === null) window.localStorage.removeItem(KEY);
    return KEY in window.localStorage;
  } catch {
    return false;
  }
}

/** The wish, which is nobody’s any more; null without one, or when it has grown old. */
export function takeWish(): Wish | null {
  try {
    const text = window.localStorage.getItem(KEY);
    window.localStorage.removeItem(KEY);
    return readWish(text);
  } catch {
    return null;
  }
}

/** @param text whatever stands in the browser */
export function readWish(text: string | null, now = Date.now()): Wish | null {
  const kept = text === null ? null : (JSON.parse(text) as Partial<Wish & { at: number }> | null);
  if (!kept || typeof kept.id !== 'string' || typeof kept.name !== 'string' || typeof kept.at !== 'number') return null;
  if (!kept.do || !DEEDS.includes(kept.do)) return null;
  return now - kept.at < KEPT_MS && kept.at <= now ? { do: kept.do, id: kept.id, name: kept.name } : null;
}
