import { LRUCache } from 'lru-cache';
import type { PageId } from '../web/page-table.ts';
import { createAwaitedNews } from './awaited-news.ts';
import type { Rendering } from './create-pages.ts';

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
export type Rendered = { page: CachedPage } | OnceRendered;

/** `missing` says that there is no such page, in the words that are kept for all addresses of its kind. */
export type OnceRendered = { once: Rendering; missing: CachedPage | null };

/** A rendering of which it is known only afterwards under which key it may be kept. */
export type Begun = {
  /** Keeps it, unless some of what it was made of was dropped since it began. */
  keep(key: string, page: CachedPage): void;
  end(): void;
};

export type PageCache = {
  /** The page if it is kept and still true. */
  peek(key: string): CachedPage | null;
  /** The kept page, or the one rendering that everybody waits for. */
  get(key: string, render: () => Promise<Rendered>): Promise<Rendered>;
  /** For what is rendered from now on, whoever gets to see it. */
  begin(): Begun;
  /** Forgets every page with one of these tags; a rendering under way is not kept either. */
  drop(tags: Iterable<string>): void;
  /** The same for what the search index has to take in first: who asks again waits a moment for `settle`. */
  announce(tags: Iterable<string>): void;
  /** Stands for all that was announced so far. */
  announced(): number;
  /** What was announced up to then is shown by now. */
  settle(announced: number): void;
  clear(): void;
  readonly bytes: number;
  readonly pages: number;
};

const ENTRY_OVERHEAD = 1024;
/** Pages that aren't kept of which it is remembered what they were made of. */
const MOST_REMEMBERED = 2000;
/** A page that was dropped during both is handed out, not kept: news may come faster than pages can be made. */
const MOST_TRIES = 2;

/** What was dropped while something renders; it counts against it once its tags are known. Null stands for all. */
type Drop = { at: number; tags: ReadonlySet<string> | null };

/** @param maxBytes of compressed bodies kept; the least recently read go first. */
export function createPageCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }): PageCache {
  const byTag = new Map<string, Set<string>>();
  const running = new Map<string, Promise<Rendered>>();
  /** Of each that is being rendered, the last drop before that began. */
  const begun = new Map<string | Begun, number>();
  const madeOf = new LRUCache<string, readonly string[]>({ max: MOST_REMEMBERED });
  const news = createAwaitedNews();
  let recent: Drop[] = [];
  let tick = 0;

  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + ENTRY_OVERHEAD,
    dispose: (page, key) => {
      madeOf.set(key, page.tags);
      for (const tag of page.tags) {
        const keys = byTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) byTag.delete(tag);
      }
    },
  });

  function keep(key: string, page: CachedPage): void {
    if (page.expiresAt <= now()) return;
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

  const isOutdated = ({ tags }: CachedPage, since: number) =>
    recent.some((drop) => drop.at > since && (drop.tags === null || tags.some((tag) => drop.tags?.has(tag))));

  /** Renders once more when a drop came in between: nothing is kept from before a change. */
  async function renderFresh(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    await news.wait(madeOf.get(key) ?? []);
    for (let tries = 1; ; tries++) {
      const since = tick;
      begun.set(key, since);
      const rendered = await render();
      if (!('page' in rendered)) return rendered;
      const { page } = rendered;
      const outdated = isOutdated(page, since);
      if (!outdated) keep(key, page);
      if (!outdated || tries === MOST_TRIES) return rendered;
    }
  }

  function ended(key: string | Begun): void {
    begun.delete(key);
    const oldest = Math.min(...begun.values());
    recent = recent.filter(({ at }) => at > oldest);
  }

  function note(tags: ReadonlySet<string> | null): void {
    tick += 1;
    if (begun.size > 0) recent.push({ at: tick, tags });
  }

  function drop(tags: Iterable<string>): void {
    const dropped = new Set(tags);
    note(dropped);
    for (const tag of dropped) for (const key of [...(byTag.get(tag) ?? [])]) pages.delete(key);
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
        ended(key);
      });
      running.set(key, started);
      return started;
    },
    begin() {
      const since = tick;
      const one: Begun = {
        keep: (key, page) => void (isOutdated(page, since) || keep(key, page)),
        end: () => ended(one),
      };
      begun.set(one, since);
      return one;
    },
    drop,
    announce(tags) {
      const announced = [...tags];
      news.add(announced);
      drop(announced);
    },
    announced: news.mark,
    settle: news.settle,
    clear() {
      note(null);
      pages.clear();
    },
    get bytes() {
      return pages.calculatedSize;
    },
    get pages() {
      return pages.size;
    },
  };
}
