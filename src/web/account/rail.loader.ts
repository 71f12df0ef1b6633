import type { readMe } from '#accounts';
import { memberName } from './member-name.ts';

/** What stands of a member above the way to their other pages. */
export function railOf(
  me: Pick<Awaited<ReturnType<typeof readMe>>, 'firstName' | 'lastName' | 'email' | 'image' | 'joinedAt'>,
) {
  const { firstName, lastName, email, image } = me;
  return {
    name: memberName(me),
    member: { firstName, lastName, email, image },
    joinedOn: me.joinedAt.toISOString().slice(0, 10),
  };
}
