import { MOST_COMPARED } from '../catalogue/comparison-path.ts';

export type Compared = { slug: string; name: string };

const KEY = 'compare_trips';
const NONE: readonly Compared[] = [];

let shown: readonly Compared[] = NONE;
let text: string | null = null;
const listeners = new Set<() => void>();

/** The trips that this browser keeps to compare, in the order in which they were chosen; the same array while unchanged. */
export function comparedTrips(): readonly Compared[] {
  const now = kept();
  if (now !== text) {
    text = now;
    shown = read(now);
  }
  return shown;
}

/** @returns false, and keeps what there was, when it would be one too many */
export function addCompared(trip: Compared): boolean {
  const list = comparedTrips();
  if (list.some(({ slug }) => slug === trip.slug)) return true;
  if (list.length >= MOST_COMPARED) return false;
  keep([...list, trip]);
  return true;
}

export function removeCompared(slug: string): void {
  keep(comparedTrips().filter((trip) => trip.slug !== slug));
}

export function clearCompared(): void {
  keep(NONE);
}

/** Calls back when the list changes, in this window or another of this site. */
export function onCompared(tell: () => void): () => void {
  const inOther = (event: StorageEvent) => (event.key === KEY || event.key === null) && tell();
  listeners.add(tell);
  window.addEventListener('storage', inOther);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', inOther);
  };
}

function keep(list: readonly Compared[]): void {
  unkept = JSON.stringify(list);
  try {
    if (list.length > 0) window.localStorage.setItem(KEY, unkept);
    else window.localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing compares on this page alone.
  }
  for (const tell of listeners) tell();
}

/** What was to be kept last, for a browser that keeps nothing. */
let unkept: string | null = null;

function kept(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return unkept;
  }
}

/** What somebody else wrote there is left out. */
function read(from: string | null): readonly Compared[] {
  try {
    const list: unknown = JSON.parse(from ?? '[]');
    if (!Array.isArray(list)) return NONE;
    return list.filter(isCompared).slice(0, MOST_COMPARED);
  } catch {
    return NONE;
  }
}

function isCompared(item: unknown): item is Compared {
  const { slug, name } = (item ?? {}) as Partial<Compared>;
  return typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) && typeof name === 'string';
}
