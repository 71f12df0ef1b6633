/**
 * Who may be named where something is guarded: V anybody, M member, MV member with a verified address, F member who
 * signed in within 15 minutes, R holder of a reservation's token, O operator user, S staff, P PayPal.
 */
export type Principal = 'V' | 'M' | 'MV' | 'F' | 'R' | 'O' | 'S' | 'P';

/** Who asks. Each request has one; what no request asked for is done by the system. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'paypal' }
  | { kind: 'system' }
  | { kind: 'reservation'; bookingId: string }
  | {
      kind: 'member';
      userId: string;
      verified: boolean;
      /** Signed in within 15 minutes. */
      fresh: boolean;
      /** The companies this person works for. */
      operatorIds: readonly string[];
      staff: boolean;
    };

export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system' };

/** What an actor counts as. Whoever has a name or a token may do, too, what anybody may. */
export function principalsOf(actor: Actor): readonly Principal[] {
  if (actor.kind === 'system') return [];
  if (actor.kind === 'paypal') return ['P'];
  if (actor.kind === 'visitor') return ['V'];
  if (actor.kind === 'reservation') return ['V', 'R'];
  const more: [boolean, Principal][] = [
    [actor.verified, 'MV'],
    [actor.fresh, 'F'],
    [actor.operatorIds.length > 0, 'O'],
    [actor.staff, 'S'],
  ];
  return ['V', 'M', ...more.flatMap(([is, principal]) => (is ? [principal] : []))];
}

/** One caller in the eyes of what is kept for callers; null: whoever has no name of their own. */
export function nameOfActor(actor: Actor): string | null {
  if (actor.kind === 'member') return `member ${actor.userId}`;
  if (actor.kind === 'reservation') return `reservation ${actor.bookingId}`;
  return actor.kind === 'visitor' ? null : actor.kind;
}
