import type pg from 'pg';
import { articlesToIndex } from '#content';
import { type Context, type Log, logFailure } from '#kernel';
import { listen } from '#kernel/db';
import { toCalendarDate } from '#kernel/shared';
import { projectPending, rollDate, type Search } from '#search';
import type { PageCache } from './page-cache.ts';
import { createPageNews } from './page-news.ts';
import type { SharedReadings } from './shared-readings.ts';

export type Background = { stop(): Promise<void> };

const EVERY_MS = 5000;

/** Milliseconds, never 0: a timer that fires early fires once more. */
function untilMidnight(now: Date): number {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.max(1, next - now.getTime());
}

/**
 * What happens beside the requests: news from the outbox drops kept pages and reaches the search index, and at
 * midnight UTC the day turns. A notification starts a round at once; the clock starts one too, in case it got lost.
 */
export async function startBackground(
  pool: pg.Pool,
  ctx: Context,
  { search, pages, shared, log }: { search: Search; pages: PageCache; shared: SharedReadings; log: Log },
): Promise<Background> {
  const news = await createPageNews(ctx.db, pages, shared);
  let day = toCalendarDate(ctx.clock());
  let indexed = search.version();
  let running: Promise<void> = Promise.resolve();
  let queued = false;

  const round = async () => {
    queued = false;
    try {
      await news.read();
      await projectPending(ctx, { readArticles: articlesToIndex });
      const today = toCalendarDate(ctx.clock());
      if (today !== day) {
        await rollDate(ctx);
        day = today;
      }
      await search.catchUp();
      // The index may also have moved by another process's work.
      if (search.version() !== indexed) pages.drop(['lists']);
      indexed = search.version();
    } catch (error) {
      logFailure(log, error, {}, 'background round failed');
    }
  };
  const wake = () => {
    if (queued) return;
    queued = true;
    running = running.then(round);
    pages.hold(running);
  };

  const stopListening = await listen(pool, ['outbox', 'search'], wake);
  const timer = setInterval(wake, EVERY_MS);
  // To the moment: whatever is rendered after midnight waits until the day has turned.
  let midnight = setTimeout(turnDay, untilMidnight(ctx.clock()));
  function turnDay(): void {
    wake();
    midnight = setTimeout(turnDay, untilMidnight(ctx.clock()));
  }
  return {
    async stop() {
      clearInterval(timer);
      clearTimeout(midnight);
      stopListening();
      await running;
    },
  };
}
