import type { MemberData } from '#kernel';
import { deleteActionsOf, readActions } from './queries/actions.ts';

/** Which pages a member read before they signed in. */
export const memberData: MemberData = {
  tables: ['user_actions'],
  read: async ({ db }, _parts, { id }) => ({ pagesRead: await readActions(db, id) }),
  erase: ({ db }, { id }) => deleteActionsOf(db, id),
};
