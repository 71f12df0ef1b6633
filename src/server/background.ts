import type pg from 'pg';
import { articlesToIndex } from '#content';
import type { Context, Log } from '#kernel';
import { toCalendarDate } from '#kernel/shared';
import { projectPending, rollDate } from '#search';

export type Background = { stop(): Promise<void> };

const EVERY_MS = 5000;

/**
 * What happens beside the requests: news from the outbox reaches the search index, and at midnight UTC the day turns.
 * A notification starts it at once; the clock starts it too, in case one got lost.
 */
export async function startBackground(pool: pg.Pool, ctx: Context, log: Log): Promise<Background> {
  let day = toCalendarDate(ctx.clock());
  let running: Promise<void> = Promise.resolve();
  let queued = false;

  const round = async () => {
    queued = false;
    try {
      await projectPending(ctx, { readArticles: articlesToIndex });
      const today = toCalendarDate(ctx.clock());
      if (today !== day) {
        await rollDate(ctx);
        day = today;
      }
    } catch (error) {
      log.error({ err: error }, 'background round failed');
    }
  };
  const wake = () => {
    if (queued) return;
    queued = true;
    running = running.then(round);
  };

  const listener = await pool.connect();
  listener.on('notification', wake);
  listener.on('error', (error) => log.warn({ err: error }, 'lost the outbox listener; the timer goes on'));
  await listener.query('listen outbox');
  const timer = setInterval(wake, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      listener.removeAllListeners('notification');
      listener.release(true);
      await running;
    },
  };
}
