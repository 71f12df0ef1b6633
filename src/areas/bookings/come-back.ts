import { AppError, type Context, type Parts, transaction } from '#kernel';
import { hashOf, newToken } from '#kernel/keys';
import { type Booking, readBooking, readIdByOrderNumber } from './queries/bookings.ts';
import { insertKey } from './queries/keys.ts';
import { openLink, sealLink } from './sealed-link.ts';
import { asAskedFor, type MailParts, ownMail } from './tell-of-booking.ts';

const HOUR_MS = 3_600_000;
const LINK_HOURS = 24;
/** Of one order, over all servers: nobody’s mailbox is filled by who knows its number. */
const LINKS = { name: 'RESUME_LINK', max: 3, windowSeconds: 900 };

type Keys = Pick<Parts, 'keyring'>;

const linkUntil = (now: Date) => new Date(now.getTime() + LINK_HOURS * HOUR_MS);

/** A page of this site where a guest goes on in another browser, for a day; members sign in for theirs. */
export function wayBack(keys: Keys, booking: Booking, now: Date): string {
  if (booking.userId !== null) return pageOf(booking);
  const until = linkUntil(now).getTime();
  return `/reserve/resume?token=${sealLink(keys, 'way_back', booking.id, { until })}`;
}

/** Where a booking is looked at, and a reservation gone on with. */
export const pageOf = ({ id, status }: Pick<Booking, 'id' | 'status'>): string =>
  status === 'draft' || status === 'awaiting_payment' ? `/reserve?reservation=${id}` : `/booking/${id}`;

/** Which order: by its number, or by the id that stands in the address of its page. */
type AskedFor = { orderNumber: string } | { id: string };

/**
 * Mails whoever booked a link to it. Nothing tells whether there is such an order, nor whose it is.
 * @throws AppError rate_limited
 */
export async function mailWayBack(
  ctx: Context,
  parts: MailParts & Pick<Parts, 'addresses' | 'sharedLimits'>,
  { email, ...asked }: AskedFor & { email: string },
): Promise<void> {
  const order = 'id' in asked ? asked.id : asked.orderNumber.trim().toUpperCase();
  const { allowed, resetSeconds } = await parts.sharedLimits.hit(LINKS, order);
  if (!allowed) {
    throw new AppError('rate_limited', 'Three links were asked for. Look into your inbox, or try again later.', {
      retryAfterSeconds: resetSeconds,
    });
  }
  await transaction(ctx, async (inside) => {
    const id = 'id' in asked ? asked.id : await readIdByOrderNumber(inside.db, order);
    const booking = id === null ? null : await readBooking(inside.db, id);
    if (booking?.emailHash?.equals(parts.addresses.hashOf(email.toLowerCase())) !== true) return;
    const { to, variables } = ownMail(parts, booking);
    const now = inside.clock();
    await parts.mail.post(await asAskedFor(inside, booking), {
      name: 'reservation_resume',
      to,
      subjectId: booking.id,
      // Pressed twice it is one.
      occurrence: now.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length),
      variables: { ...variables, path: wayBack(parts, booking, now), isMembers: booking.userId !== null },
      ...(booking.userId === null && { goodUntil: linkUntil(now) }),
    });
  });
}

/**
 * Opens a booking in one more browser.
 * @returns the token that this browser shows from now on
 * @throws AppError token_invalid for a link that is over, of nobody, or at the host of another partner
 */
export async function comeBack(ctx: Context, parts: Keys, token: string): Promise<{ booking: Booking; token: string }> {
  const id = openLink(parts, 'way_back', token, ctx.clock())?.id ?? null;
  return transaction(ctx, async (inside) => {
    const booking = id === null ? null : await readBooking(inside.db, id);
    const isElsewhere = inside.partner?.origin != null && booking?.partnerId !== inside.partner.id;
    if (!booking || booking.userId !== null || isElsewhere) {
      throw new AppError('token_invalid', 'This link is over, or it isn’t whole. Ask for another one.', {
        pointer: '/resume/token',
      });
    }
    const key = newToken();
    await insertKey(inside.db, booking.id, hashOf(key));
    return { booking, token: key };
  });
}
