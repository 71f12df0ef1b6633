import { type MemberData, publish } from '#kernel';
import { deleteUnpublished, readWrittenBy, takeOutAuthor } from './queries/authors.ts';

/** Reviews that a member wrote. What is published stays for those who read it, without who wrote it. */
export const memberData: MemberData = {
  tables: ['reviews', 'review_authors'],
  read: async ({ db }, _parts, subject) => ({ reviews: await readWrittenBy(db, subject) }),
  async erase({ db }, subject) {
    await deleteUnpublished(db, subject);
    const named = await takeOutAuthor(db, subject);
    const trips = named.flatMap(({ tripId }) => tripId ?? []);
    await publish(db, 'trip.changed', [...new Set(trips)]);
    await publish(db, 'operator.changed', [...new Set(named.map(({ operatorId }) => operatorId))]);
  },
};
