import { levelOf, spotsOf } from '#inventory';
import { type Context, transaction } from '#kernel';
import { consume, type OutboxEvent, unreadEvents } from '#kernel/outbox';
import { writeAvailability } from '../queries/availability.ts';

const SUBSCRIBER = 'catalogue';
const EVENTS_AT_ONCE = 5_000;
const DEPARTURES_AT_ONCE = 500;

/** Whether the outbox has news since departures followed their places. */
export async function placesAreDue(ctx: Context): Promise<boolean> {
  return (await unreadEvents(ctx.db, SUBSCRIBER, 1)).count > 0;
}

/** Departures read open, limited or sold out by the places that are left; what their company decided stands. */
export async function followPlaces(ctx: Context, signal?: AbortSignal): Promise<void> {
  const take = async (events: OutboxEvent[]) => {
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
  for (let read = 1; read > 0 && !signal?.aborted; ) read = await consume(ctx.db, SUBSCRIBER, EVENTS_AT_ONCE, take);
}
