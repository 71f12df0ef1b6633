import type { Actor, Principal } from '../actor.ts';
import { newId } from '../ids.ts';

const member = (more: Partial<Extract<Actor, { kind: 'member' }>> = {}): Actor => ({
  kind: 'member',
  userId: newId(),
  verified: false,
  fresh: false,
  operatorIds: [],
  staff: false,
  secondFactor: false,
  awaitsSecondFactor: false,
  ...more,
});

/** Somebody new of each kind, who counts as that and as little else as can be. */
export function testActors(): Record<Principal, Actor> {
  return {
    visitor: { kind: 'visitor' },
    member: member(),
    'verified-member': member({ verified: true }),
    'fresh-member': member({ fresh: true }),
    reservation: { kind: 'reservation', bookingIds: [newId()] },
    operator: member({ verified: true, operatorIds: [newId()] }),
    'proved-operator': member({ verified: true, operatorIds: [newId()], secondFactor: true }),
    staff: member({ verified: true, staff: true, secondFactor: true }),
    paypal: { kind: 'paypal' },
  };
}
