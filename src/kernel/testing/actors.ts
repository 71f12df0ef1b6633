import type { Actor, Principal } from '../actor.ts';
import { newId } from '../ids.ts';

const member = (more: Partial<Extract<Actor, { kind: 'member' }>> = {}): Actor => ({
  kind: 'member',
  userId: newId(),
  verified: false,
  fresh: false,
  operatorIds: [],
  staff: false,
  ...more,
});

/** Somebody new of each kind, who counts as that and as little else as can be. */
export function testActors(): Record<Principal, Actor> {
  return {
    V: { kind: 'visitor' },
    M: member(),
    MV: member({ verified: true }),
    F: member({ fresh: true }),
    R: { kind: 'reservation', bookingId: newId() },
    O: member({ verified: true, operatorIds: [newId()] }),
    S: member({ verified: true, staff: true }),
    P: { kind: 'paypal' },
  };
}
