import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Context, createRounds, everyList, type Log, listTag, logFailure } from '#kernel';
import { listen } from '#kernel/db';
import { unreadEvents } from '#kernel/outbox';
import type { StartedAreas } from '#kernel/running';
import { earliestDate, latestDate } from '#kernel/shared';
import { createPageNews, type PageCache } from '#pages';
import { createProjector, type ListChanges, parkedCount, rollDate, type Search } from '#search';
import { searchable } from '../areas.ts';
import type { SharedReadings } from '../web/services.ts';

/** What stands still: nothing, as long as all is well. */
export type BackgroundState = {
  /** Kept pages follow the outbox. */
  news: boolean;
  /** Search follows the outbox, whichever process sees to that. */
  projection: boolean;
  /** How many records search leaves out because they couldn't be indexed. */
  parked: number;
};

export type Background = { state(): BackgroundState; stop(): Promise<void> };

const EVERY_MS = 5000;
/** Six rounds that didn't end; a slow one is no fault. */
const NEWS_LATE_MS = 30_000;
/** The projection shows every few seconds that it goes on. */
const PROJECTION_LATE_MS = 60_000;

/** Midnight comes at a quarter of an hour everywhere. */
const QUARTER_MS = 900_000;
const quarterOf = (now: Date) => Math.floor(now.getTime() / QUARTER_MS);
const datesAt = (now: Date) => `${earliestDate(now)} ${latestDate(now)}`;

/** Milliseconds, never 0: a timer that fires early fires once more. */
function untilQuarter(now: Date): number {
  return Math.max(1, (quarterOf(now) + 1) * QUARTER_MS - now.getTime());
}

/** Of the pages that show a trip's card, and of the lists that show, count or order something otherwise. */
function tagsOf({ tripIds, everywhere, categories, operatorIds }: ListChanges): string[] {
  const cards = tripIds.map((id) => `trip:${id}`);
  if (everywhere) return [...cards, ...everyList];
  const lists = [...[...categories].map(listTag.category), ...[...operatorIds].map(listTag.company)];
  return lists.length > 0 ? ['lists', ...cards, ...lists] : cards;
}

type Options = {
  search: Search;
  pages: PageCache;
  shared: SharedReadings;
  log: Log;
  /** What areas do at their news. */
  hear?: StartedAreas['hear'];
  now?: () => number;
};

/**
 * What happens beside the requests: news from the outbox drops kept pages at once, then reaches the search index, in
 * one process for all; and each quarter of an hour some city's day may turn. A notification starts a round; the clock
 * starts one too.
 */
export async function startBackground(
  pool: pg.Pool,
  ctx: Context,
  { search, pages, shared, log, hear, now = () => performance.now() }: Options,
): Promise<Background> {
  const news = await createPageNews(ctx, pages, shared, hear);
  const stopping = new AbortController();
  let dates = datesAt(ctx.clock());
  let rolled = quarterOf(ctx.clock());
  let waitingSince: number | null = null;
  let idleSeconds = 0;
  let parked = 0;

  const projector = createProjector(ctx, {
    searchable,
    log,
    // As long as it worked: pages, and the database, are there for others half of the time.
    rest: async (worked) => {
      projection.goesOn();
      await wait(worked, undefined, { signal: stopping.signal });
    },
  });

  const reading = createRounds(
    async () => {
      await news.read();
      projection.wake();
    },
    { everyMs: EVERY_MS, now, failed: (error) => logFailure(log, error, {}, 'reading news for pages failed') },
  );

  const projection = createRounds(
    async () => {
      const announced = pages.announced();
      const quarter = quarterOf(ctx.clock());
      if (quarter !== rolled) await rollDate(ctx);
      rolled = quarter;
      while ((await projector.next()) > 0) projection.goesOn();
      await projector.retryParked();
      parked = await parkedCount(ctx);
      const unread = await unreadEvents(ctx.db, 'search', 1);
      idleSeconds = unread.idleSeconds;
      waitingSince = unread.count === 0 ? null : (waitingSince ?? now());
      if (unread.count > 0) return;
      await search.catchUp();
      pages.settle(announced);
    },
    { everyMs: EVERY_MS, now, failed: (error) => logFailure(log, error, {}, 'indexing what changed failed') },
  );

  // Lists show a change from here on, and so do pages with a card of it.
  const stopHearing = search.onChange((changes) => {
    pages.drop(tagsOf(changes));
    projection.wake();
  });
  const stopListening = await listen(pool, ['outbox'], (said) => {
    if (said === null) news.rewind();
    reading.wake();
  });
  let turning = setTimeout(turn, untilQuarter(ctx.clock()));
  function turn(): void {
    const today = datesAt(ctx.clock());
    // Lists begin with the month that lasts anywhere, and claims hold everywhere.
    if (today !== dates) pages.announce(everyList);
    dates = today;
    projection.wake();
    turning = setTimeout(turn, untilQuarter(ctx.clock()));
  }

  return {
    state() {
      const waited = waitingSince === null ? 0 : now() - waitingSince;
      const stands = waited > PROJECTION_LATE_MS && idleSeconds * 1000 > PROJECTION_LATE_MS;
      return {
        news: reading.standingStill() <= NEWS_LATE_MS,
        projection: projection.standingStill() <= PROJECTION_LATE_MS && !stands,
        parked,
      };
    },
    async stop() {
      stopping.abort();
      clearTimeout(turning);
      stopHearing();
      stopListening();
      await Promise.all([reading.stop(), projection.stop()]);
    },
  };
}
