import type { Context, PartnerScope } from '#kernel';
import type { Door } from './door.ts';

/** What verbs and read models get for a request of the given partner site. */
export function contextOf(door: Pick<Door, 'db' | 'clock'>, partner: PartnerScope | null = null): Context {
  return { db: door.db, partner, clock: door.clock };
}
