import type { Context } from '../context.ts';
import { consume } from './consume.ts';
import type { OutboxEvent } from './read-events.ts';
import { unreadEvents } from './unread-events.ts';

/** Follows the news by a job. @param atOnce how many events are handed over at a time */
export function subscriber(name: string, atOnce: number) {
  return {
    /** Whether there is news since it last took some. */
    async isDue({ db }: Context): Promise<boolean> {
      return (await unreadEvents(db, name, 1)).count > 0;
    },
    /** Takes all there is, as `consume` hands it over. */
    async take(
      { db }: Context,
      handle: (events: readonly OutboxEvent[]) => Promise<void>,
      signal?: AbortSignal,
    ): Promise<void> {
      for (let read = 1; read > 0 && !signal?.aborted; ) read = await consume(db, name, atOnce, handle);
    },
  };
}
