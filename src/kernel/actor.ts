/**
 * Who may be named where something is guarded. visitor: anybody. verified-member: with a confirmed address. fresh-member:
 * signed in within 15 minutes. reservation: holds the token of one. operator: works for a company. proved-operator: and has
 * shown the second factor.
 */
export type Principal =
  | 'visitor'
  | 'member'
  | 'verified-member'
  | 'fresh-member'
  | 'reservation'
  | 'operator'
  | 'proved-operator'
  | 'staff'
  | 'paypal';

/** Who asks. Each request has one; what no request asked for is done by the system. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'paypal' }
  | { kind: 'system' }
  /** Whoever shows the tokens of reservations made without an account. */
  | { kind: 'reservation'; bookingIds: readonly string[] }
  | {
      kind: 'member';
      userId: string;
      verified: boolean;
      /** Signed in within 15 minutes. */
      fresh: boolean;
      /** The companies this person works for. */
      operatorIds: readonly string[];
      staff: boolean;
      /** This session has shown the second factor. */
      secondFactor: boolean;
      /** Is one of the team, in a session that hasn’t shown the second factor. */
      awaitsSecondFactor: boolean;
      /** Reservations whose tokens the request shows as well. */
      bookingIds?: readonly string[];
    };

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

/** What an actor counts as. Whoever has a name or a token may do, too, what anybody may. */
export function principalsOf(actor: Actor): readonly Principal[] {
  if (actor.kind === 'system') return [];
  if (actor.kind === 'paypal') return ['paypal'];
  if (actor.kind === 'visitor') return ['visitor'];
  if (actor.kind === 'reservation') return ['visitor', 'reservation'];
  const more: [boolean, Principal][] = [
    [actor.verified, 'verified-member'],
    [actor.fresh, 'fresh-member'],
    [actor.operatorIds.length > 0, 'operator'],
    [actor.operatorIds.length > 0 && actor.secondFactor, 'proved-operator'],
    [actor.staff, 'staff'],
    [(actor.bookingIds ?? []).length > 0, 'reservation'],
  ];
  return ['visitor', 'member', ...more.flatMap(([is, principal]) => (is ? [principal] : []))];
}

/** One caller in the eyes of what is kept for callers; null: whoever has no name of their own. */
export function nameOfActor(actor: Actor): string | null {
  if (actor.kind === 'member') return `member ${actor.userId}`;
  // A browser gets more tokens as it goes: nobody would be who they were before.
  if (actor.kind === 'reservation' || actor.kind === 'visitor') return null;
  return actor.kind;
}
