/** Milliseconds that a page waits for news of what it is made of; then it is rendered as things are. */
const LONGEST_WAIT_MS = 300;
/** As many as are rendered at one time. Others don't wait. */
const MOST_WAITING = 64;
/** More than this isn't through in time: while an import runs, nobody waits in vain. */
const MOST_AWAITED = 200;

export type AwaitedNews = {
  /** News of these was heard, and lists don't show it yet. */
  add(tags: Iterable<string>): void;
  /** Stands for all news heard so far. */
  mark(): number;
  /** What was heard up to a mark is shown by now. */
  settle(mark: number): void;
  /** Waits, not for long, until no news of these tags is awaited. */
  wait(tags: readonly string[]): Promise<void>;
};

type Waiting = { tags: readonly string[]; go: () => void };

/** Which tags have news that the search index hasn't taken in yet. */
export function createAwaitedNews(): AwaitedNews {
  /** By tag the number of its latest news; the oldest first. */
  const awaited = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let count = 0;
  let floodedUntil = 0;

  const concerns = (tags: readonly string[]) => awaited.size > 0 && tags.some((tag) => awaited.has(tag));

  function letGo(): void {
    for (const one of waiting) if (!concerns(one.tags)) one.go();
  }

  return {
    add(tags) {
      count += 1;
      for (const tag of tags) {
        awaited.delete(tag);
        awaited.set(tag, count);
      }
      if (awaited.size <= MOST_AWAITED && floodedUntil === 0) return;
      floodedUntil = count;
      awaited.clear();
      letGo();
    },
    mark: () => count,
    settle(mark) {
      if (mark >= floodedUntil) floodedUntil = 0;
      for (const [tag, told] of awaited) {
        if (told > mark) break;
        awaited.delete(tag);
      }
      letGo();
    },
    wait(tags) {
      if (!concerns(tags) || waiting.size >= MOST_WAITING) return Promise.resolve();
      return new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer);
          waiting.delete(one);
          resolve();
        };
        const one = { tags, go };
        const timer = setTimeout(go, LONGEST_WAIT_MS);
        waiting.add(one);
      });
    },
  };
}
