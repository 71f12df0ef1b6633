import { type Context, publish } from '#kernel';

/** What the pages of a review are made of has changed, though perhaps no figure. */
export async function tellOfReview(
  { db }: Context,
  { operatorId, tripId }: { operatorId: string; tripId: string | null },
): Promise<void> {
  await publish(db, 'trip.changed', tripId ? [tripId] : []);
  await publish(db, 'operator.changed', [operatorId]);
}
