import { memberById } from '#accounts';
import type { Context, Parts } from '#kernel';
import type { CalendarDate } from '#kernel/shared';
import { openContact } from './contact.ts';
import { readBookings } from './queries/bookings.ts';
import { readEndedBetween, readTravelsOf, type Traveled } from './queries/travels.ts';

/** A journey that somebody booked here and that is over. */
export type Travel = {
  id: string;
  tripId: string;
  tripName: string;
  tripSlug: string;
  operatorId: string;
  operatorName: string;
  /** Through whose site it was booked, and whether at its own host. */
  partnerId: string | null;
  atPartnerHost: boolean;
  userId: string | null;
  email: string;
  emailHash: Buffer;
  firstName: string;
};

/**
 * Journeys with a company that somebody booked here and that are over, by account or address: the latest first. Of a
 * member who has moved to another address, whoever has the former one has none.
 */
export async function travelsOf(
  ctx: Context,
  { addresses }: Pick<Parts, 'addresses'>,
  whose: Traveled,
): Promise<string[]> {
  const found = await readTravelsOf(ctx.db, whose);
  const isTheirs = await Promise.all(
    found.map(async ({ userId }) => {
      if (userId === null || userId === whose.userId) return true;
      const owner = await memberById(ctx, userId);
      return owner !== null && whose.emailHash?.equals(addresses.hashOf(owner.email)) === true;
    }),
  );
  return found.filter((_, at) => isTheirs[at]).map(({ id }) => id);
}

/** Journeys that ended between two days, after an id, some of them; of who asked to be forgotten none. */
export async function endedTravels(
  ctx: Context,
  parts: Pick<Parts, 'keyring'>,
  page: { from: CalendarDate; until: CalendarDate; after: string; limit: number },
): Promise<Travel[]> {
  const bookings = await readBookings(ctx.db, await readEndedBetween(ctx.db, page));
  const travels = bookings.flatMap((booking): Travel[] => {
    const { id, tripId, tripName, tripSlug, operatorId, operatorName, partnerId, atPartnerHost, userId } = booking;
    const { emailHash } = booking;
    if (emailHash === null) return [];
    const { email, firstName } = openContact(parts, booking);
    const booked = { id, tripId, tripName, tripSlug, operatorId, operatorName, partnerId, atPartnerHost };
    return [{ ...booked, userId, email, emailHash, firstName }];
  });
  return travels.sort((one, other) => one.id.localeCompare(other.id));
}
