import { useMember } from '../shell/member.ts';

const JOIN = '/join-d';

/** Where a text leads on: nobody who is a member is asked to join. */
export function useWays<Way extends { href: string }>(actions: readonly Way[]): readonly Way[] {
  const member = useMember();
  return member ? actions.filter(({ href }) => href !== JOIN) : actions;
}
