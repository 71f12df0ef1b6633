import type { Context as HonoContext } from 'hono';
import type { Actor, Context, PartnerScope } from '#kernel';
import type { Door, DoorVariables } from './door.ts';
import { hostOf } from './host-of.ts';

/** What verbs and read models get for a request of this actor on the given partner site. */
export function contextOf(
  door: Pick<Door, 'db' | 'clock'>,
  actor: Actor,
  partner: PartnerScope | null = null,
): Context {
  return { db: door.db, actor, partner, clock: door.clock };
}

type Call = HonoContext<{ Variables: DoorVariables }>;

/** The partner at whose own host a request came; null at ours. */
export function partnerAt({ hosts }: Pick<Door, 'hosts'>, { req }: Pick<HonoContext, 'req'>): PartnerScope | null {
  return hosts.get(hostOf(req.raw)) ?? null;
}

/** What verbs get for a request, through the partner at whose host it came. */
export function contextAt(door: Pick<Door, 'db' | 'clock' | 'hosts'>, c: Call): Context {
  return contextOf(door, c.get('actor'), partnerAt(door, c));
}
