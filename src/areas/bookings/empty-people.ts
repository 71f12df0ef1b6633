import type { Context, Parts } from '#kernel';
import { addDays, earliestDate } from '#kernel/shared';
import { openContact, sealContact } from './contact.ts';
import { allOf, each } from './each-booking.ts';
import { lockBooking, updateBooking } from './queries/bookings.ts';
import { deleteAbandoned, deletePeople, readWithPeople } from './queries/people.ts';

/** After the trip, or after what ended without one (domain-and-api section 6). */
const KEPT_DAYS = 30;
const ABANDONED_MS = 90 * 86_400_000;

/**
 * Takes out of bookings that are over what was needed to travel: who traveled, what they told of themselves, and all of
 * whoever booked but their name and address. @returns how many bookings
 */
export function emptyPeople(ctx: Context, parts: Pick<Parts, 'keyring'>, signal?: AbortSignal): Promise<number> {
  // Where a day begins last: nowhere fewer days than are told.
  const endedBefore = addDays(earliestDate(ctx.clock()), -KEPT_DAYS);
  const ids = allOf((page) => readWithPeople(ctx.db, { endedBefore, ...page }));
  return each(ctx, ids, signal, (inside, id) => emptyOne(inside, parts, id));
}

async function emptyOne(ctx: Context, parts: Pick<Parts, 'keyring'>, id: string): Promise<boolean> {
  const booking = await lockBooking(ctx.db, id);
  if (!booking) return false;
  const { email, firstName, lastName, countryCode } = openContact(parts, booking);
  const contact = sealContact(parts, id, {
    ...{ email, firstName, lastName, countryCode },
    phone: null,
    preferredMethod: null,
    comment: null,
    additional: {},
  });
  await deletePeople(ctx.db, id);
  // Whoever has closed their account meanwhile was known by the address until then.
  const left = booking.leftAt !== null && { emailHash: null, ipHash: null };
  await updateBooking(ctx.db, id, { contact, ages: [], peopleEmptiedAt: ctx.clock(), ...left });
  return true;
}

/** Deletes reservations that somebody left before anything was to be paid, and nobody came back to. @returns how many */
export const deleteLeft = (ctx: Context): Promise<number> =>
  deleteAbandoned(ctx.db, new Date(ctx.clock().getTime() - ABANDONED_MS));
