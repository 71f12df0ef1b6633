import type { ComparedKind } from '../catalogue/compared-kinds.ts';
import { MOST_COMPARED } from '../catalogue/comparison-path.ts';

export type Compared = { slug: string; name: string };

export type ComparedList = {
  /** In the order in which they were chosen; the same array while unchanged. */
  chosen(): readonly Compared[];
  /** @returns false, and keeps what there was, when it would be one too many */
  add(one: Compared): boolean;
  remove(slug: string): void;
  clear(): void;
  /** Calls back when the list changes, in this window or another of this site, or has while the page was put away. */
  onChange(tell: () => void): () => void;
};

const NONE: readonly Compared[] = [];

/** What this browser keeps of a kind to compare. */
export function comparedList({ key }: ComparedKind): ComparedList {
  let shown = NONE;
  let text: string | null = null;
  /** What was to be kept last, for a browser that keeps nothing. */
  let unkept: string | null = null;
  const listeners = new Set<() => void>();

  return {
    chosen,
    add(one) {
      const list = chosen();
      if (list.some(({ slug }) => slug === one.slug)) return true;
      if (list.length >= MOST_COMPARED) return false;
      keep([...list, one]);
      return true;
    },
    remove: (slug) => keep(chosen().filter((one) => one.slug !== slug)),
    clear: () => keep(NONE),
    onChange(tell) {
      const inOther = (event: StorageEvent) => (event.key === key || event.key === null) && tell();
      listeners.add(tell);
      window.addEventListener('storage', inOther);
      // A page in the browser's memory isn't told of changes.
      window.addEventListener('pageshow', tell);
      return () => {
        listeners.delete(tell);
        window.removeEventListener('storage', inOther);
        window.removeEventListener('pageshow', tell);
      };
    },
  };

  function chosen(): readonly Compared[] {
    const now = kept();
    if (now !== text) {
      text = now;
      shown = read(now);
    }
    return shown;
  }

  function keep(list: readonly Compared[]): void {
    unkept = JSON.stringify(list);
    try {
      if (list.length > 0) window.localStorage.setItem(key, unkept);
      else window.localStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing compares on this page alone.
    }
    for (const tell of listeners) tell();
  }

  function kept(): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return unkept;
    }
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
