import type { MemberData } from '#kernel';
import { readCardsOf, takeOutPeople } from './queries.ts';

/** Cards that a member bought or was given. They stay good for whoever has their codes, without whose they were. */
export const memberData: MemberData = {
  tables: ['gift_cards'],
  read: async ({ db }, _parts, { emailHashes }) => ({ giftCards: await readCardsOf(db, emailHashes) }),
  erase: ({ db }, { emailHashes }) => takeOutPeople(db, emailHashes),
};
