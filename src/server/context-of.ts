import type { Actor, Context, PartnerScope } from '#kernel';
import type { Door } from './door.ts';

/** What verbs and read models get for a request of this actor on the given partner site. */
export function contextOf(
  door: Pick<Door, 'db' | 'clock'>,
  actor: Actor,
  partner: PartnerScope | null = null,
): Context {
  return { db: door.db, actor, partner, clock: door.clock };
}
