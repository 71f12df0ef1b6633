import { levelOf, spotsOf } from '#inventory';
import { type Context, transaction } from '#kernel';
import { type OutboxEvent, subscriber } from '#kernel/outbox';
import { writeAvailability } from '../queries/availability.ts';

const news = subscriber('catalogue', 5_000);
const DEPARTURES_AT_ONCE = 500;

/** Whether the outbox has news since departures followed their places. */
export const placesAreDue = news.isDue;

/** Departures read open, limited or sold out by the places that are left; what their company decided stands. */
export function followPlaces(ctx: Context, signal?: AbortSignal): Promise<void> {
  const take = async (events: readonly OutboxEvent[]) => {
    const told = events.flatMap(({ topic, subjectId }) => (topic === 'places.changed' && subjectId ? [subjectId] : []));
    const ids = [...new Set(told)].sort();
    for (let start = 0; start < ids.length; start += DEPARTURES_AT_ONCE) {
      signal?.throwIfAborted();
      const spots = await spotsOf(ctx, ids.slice(start, start + DEPARTURES_AT_ONCE));
      const levels = [...spots].flatMap(([id, { spotsLeft }]) =>
        spotsLeft === null ? [] : [{ id, level: levelOf(spotsLeft) }],
      );
      await transaction(ctx, (inside) => writeAvailability(inside.db, levels));
    }
  };
  return news.take(ctx, take, signal);
}
