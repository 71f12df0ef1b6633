import { LRUCache } from 'lru-cache';
import type { PageId } from '../web/page-table.ts';
import type { Rendering } from './pages.ts';

/** A finished public document: the same bytes for everybody, compressed once. */
export type CachedPage = {
  /** Whose policy it obeys. */
  id: PageId;
  status: number;
  headers: [string, string][];
  /** As rendered; what is left of it is worked out with each answer. */
  cacheControl: string;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer };
  /** What it was made of: "trip:…", "operator:…", "lists". Dropped when one of them changes. */
  tags: readonly string[];
  /** Milliseconds since 1970; the next midnight, or sooner when a promotion on it ends. */
  expiresAt: number;
};

/** A page that may be kept, or whatever else came out: that goes to those who waited and is forgotten. */
export type Rendered = { page: CachedPage } | { once: Rendering };

export type PageCache = {
  /** The page if it is kept and still true. */
  peek(key: string): CachedPage | null;
  /** The kept page, or the one rendering that everybody waits for. */
  get(key: string, render: () => Promise<Rendered>): Promise<Rendered>;
  /** Forgets every page with one of these tags; a rendering under way is not kept either. */
  drop(tags: Iterable<string>): void;
  /** Whatever is rendered from now on waits for `ready`: what pages are made of is being brought up to date. */
  hold(ready: Promise<unknown>): void;
  clear(): void;
  readonly bytes: number;
  readonly pages: number;
};

const ENTRY_OVERHEAD = 1024;

/** @param maxBytes of compressed bodies kept; the least recently read go first. */
export function createPageCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }): PageCache {
  const byTag = new Map<string, Set<string>>();
  const running = new Map<string, Promise<Rendered>>();
  let held: Promise<void> = Promise.resolve();
  /** Drops while something renders: they count against it once its tags are known. */
  let recent: { at: number; tags: ReadonlySet<string> }[] = [];
  let tick = 0;

  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + ENTRY_OVERHEAD,
    dispose: (page, key) => {
      for (const tag of page.tags) {
        const keys = byTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) byTag.delete(tag);
      }
    },
  });

  function keep(key: string, page: CachedPage): void {
    pages.set(key, page);
    for (const tag of page.tags) {
      const keys = byTag.get(tag) ?? new Set();
      byTag.set(tag, keys.add(key));
    }
  }

  function peek(key: string): CachedPage | null {
    const kept = pages.get(key);
    if (!kept || kept.expiresAt > now()) return kept ?? null;
    pages.delete(key);
    return null;
  }

  /** Renders until no drop came in between: a change is never shown late. */
  async function renderFresh(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    for (;;) {
      await held;
      const began = tick;
      const rendered = await render();
      if (!('page' in rendered)) return rendered;
      const { page } = rendered;
      if (recent.some(({ at, tags }) => at > began && page.tags.some((tag) => tags.has(tag)))) continue;
      if (page.expiresAt > now()) keep(key, page);
      return rendered;
    }
  }

  return {
    peek,
    get(key, render) {
      const kept = peek(key);
      if (kept) return Promise.resolve({ page: kept });
      const underWay = running.get(key);
      if (underWay !== undefined) return underWay;
      const started = renderFresh(key, render).finally(() => {
        running.delete(key);
        if (running.size === 0) recent = [];
      });
      running.set(key, started);
      return started;
    },
    drop(tags) {
      const dropped = new Set(tags);
      if (running.size > 0) recent.push({ at: ++tick, tags: dropped });
      for (const tag of dropped) for (const key of [...(byTag.get(tag) ?? [])]) pages.delete(key);
    },
    hold(ready) {
      // What came out is let go, or every result would hold on to the one before.
      held = Promise.allSettled([held, ready]).then(() => {});
    },
    clear: () => pages.clear(),
    get bytes() {
      return pages.calculatedSize;
    },
    get pages() {
      return pages.size;
    },
  };
}
