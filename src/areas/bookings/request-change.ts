import { AppError, type Context, newId, type Parts, transaction } from '#kernel';
import { lockOwnByOrderNumber } from './access.ts';
import { openContact } from './contact.ts';
import type { Booking } from './queries/bookings.ts';
import {
  type ChangeRequestRow,
  countChangeRequests,
  insertChangeRequest,
  readChangeRequests,
  readChangeRequestsOf,
} from './queries/change-requests.ts';
import { companyMail, type MailParts, ofOurs } from './tell-of-booking.ts';

const STANDING: readonly Booking['status'][] = ['requested', 'pending_operator', 'confirmed'];
/** More of them nobody reads. */
const MOST = 20;

const placeOf = (id: string) => ({ table: 'booking_change_requests', column: 'message', id });

/**
 * Asks the company to change something of a booking: it is told, and decides. Nothing changes by itself.
 * @throws AppError not_found; invalid_transition for what isn’t booked; limit_reached
 */
export function requestChange(
  ctx: Context,
  parts: MailParts,
  { orderNumber, message }: { orderNumber: string; message: string },
): Promise<{ id: string; booking: Booking }> {
  return transaction(ctx, async (inside) => {
    const booking = await lockOwnByOrderNumber(inside, orderNumber);
    if (!STANDING.includes(booking.status)) {
      throw new AppError('invalid_transition', 'This isn’t booked, so there is nothing that the company could change.');
    }
    if ((await countChangeRequests(inside.db, booking.id)) >= MOST) {
      throw new AppError('limit_reached', `At most ${MOST} wishes can be sent for a booking. Write to us.`);
    }
    const id = newId();
    await insertChangeRequest(inside.db, {
      id,
      bookingId: booking.id,
      message: parts.keyring.encrypt(message, placeOf(id)),
    });
    const { to, variables } = await companyMail(inside, parts, booking);
    await parts.mail.post(ofOurs(inside), {
      name: 'operator_change_request',
      ...to,
      replyTo: openContact(parts, booking).email,
      subjectId: id,
      variables: { ...variables, message },
    });
    return { id, booking };
  });
}

export type ChangeRequest = { id: string; message: string; createdAt: Date };

/** What was asked of a booking, the newest first. */
export async function changeRequestsOf(
  { db }: Context,
  { keyring }: Pick<Parts, 'keyring'>,
  bookingId: string,
): Promise<ChangeRequest[]> {
  const rows = await readChangeRequests(db, bookingId);
  return rows.map(({ id, message, createdAt }: ChangeRequestRow) => ({
    id,
    message: keyring.decrypt(message, placeOf(id)),
    createdAt,
  }));
}

/** The same of several bookings, what they say alone, by their ids. */
export async function wishesOf(
  { db }: Context,
  { keyring }: Pick<Parts, 'keyring'>,
  bookingIds: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { id, bookingId, message } of await readChangeRequestsOf(db, bookingIds)) {
    found.set(bookingId, [...(found.get(bookingId) ?? []), keyring.decrypt(message, placeOf(id))]);
  }
  return found;
}
