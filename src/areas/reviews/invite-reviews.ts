import { asAskedFor, endedTravels, type Travel } from '#bookings/upkeep';
import { operatorFacts } from '#catalogue';
import { reviewedTrip } from '#catalogue/companies';
import { type Context, type Parts, transaction } from '#kernel';
import { addDays, earliestDate } from '#kernel/shared';
import { hasWrittenSince } from './queries/written.ts';

/** So long after a journey its traveler is asked; after a fortnight nobody is any more. */
const AFTER_DAYS = 3;
const UNTIL_DAYS = 14;
const AT_ONCE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Asks travelers, once for each journey that they booked here, how it was. Nobody is asked who has written about the trip
 * since it ended, or to whom no such mail may go. @returns how many were looked at
 */
export async function inviteReviews(
  ctx: Context,
  parts: Pick<Parts, 'keyring' | 'mail'>,
  signal?: AbortSignal,
): Promise<number> {
  // Wherever the journey began, so many days have passed there.
  const today = earliestDate(ctx.clock());
  const [from, until] = [addDays(today, -UNTIL_DAYS), addDays(today, -AFTER_DAYS)];
  let looked = 0;
  for (let after = FIRST; !signal?.aborted; ) {
    const travels = await endedTravels(ctx, parts, { from, until, after, limit: AT_ONCE });
    for (const travel of travels) {
      if (signal?.aborted) break;
      await inviteReview(ctx, parts, travel, from);
      looked++;
    }
    if (travels.length < AT_ONCE) break;
    after = travels.at(-1)?.id ?? after;
  }
  return looked;
}

async function inviteReview(ctx: Context, { mail }: Pick<Parts, 'mail'>, travel: Travel, since: string): Promise<void> {
  const { id, operatorId, tripId, tripSlug, email, emailHash, userId } = travel;
  const operator = (await operatorFacts(ctx, [operatorId])).get(operatorId);
  if (!operator?.shown) return;
  const trip = await reviewedTrip(ctx, operatorId, tripSlug);
  await transaction(ctx, async (inside) => {
    if (await hasWrittenSince(inside.db, { userId, emailHash, operatorId, tripId, since })) return;
    const about = `operator=${operator.slug}${trip ? `&trip=${tripSlug}` : ''}`;
    await mail.post(await asAskedFor(inside, travel), {
      name: 'review_invitation',
      to: email,
      subjectId: id,
      variables: {
        trip: travel.tripName,
        company: travel.operatorName,
        firstName: travel.firstName,
        path: `/write-a-review?${about}`,
      },
    });
  });
}
